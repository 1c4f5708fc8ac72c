/// The body of the page.
enum HTMLMarkup {
    static let text = #"""
        <header class="bar">
            <div class="title"><h1 id="title"></h1><p id="about"></p></div>
            <label class="search"><span class="quiet">Search</span>
                <input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Search: tap, failed, moved …"></label>
            <label><span class="quiet">Colors</span>
                <select id="theme"><option value="">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
            <button id="save" type="button" aria-label="Save as SVG">SVG</button>
            <button id="help-open" type="button" aria-haspopup="dialog" aria-keyshortcuts="?">Help</button>
        </header>
        <main>
            <section id="screen" aria-label="Screen"><canvas id="picture" role="img"></canvas></section>
            <div id="split-rows" role="separator" tabindex="0" aria-orientation="horizontal" aria-label="Height of the screen" aria-valuenow="36"></div>
            <section id="timeline" aria-label="Lanes">
                <canvas id="ruler" aria-hidden="true"></canvas>
                <div id="lanes" tabindex="0" role="listbox" aria-label="Lanes and their states at the chosen instant">
                    <div id="view" role="presentation"><ul id="labels" role="presentation"></ul><canvas id="chart" aria-hidden="true"></canvas></div>
                    <div id="sizer"></div>
                </div>
                <details id="legend" aria-label="Legend"><summary><span class="waits">┄▸ waits for</span> <span class="prevented">─▸ lost to</span> <span class="required">─▸ required the failure of</span> <span>marks</span></summary>
                    <dl id="marks"></dl></details>
            </section>
            <div id="time" role="group" aria-label="Time">
                <button id="play" type="button" aria-keyshortcuts="Space" aria-label="Play">▶</button>
                <button id="before" type="button" aria-keyshortcuts="Shift+ArrowLeft" aria-label="Previous decision">‹</button>
                <button id="after" type="button" aria-keyshortcuts="Shift+ArrowRight" aria-label="Next decision">›</button>
                <input id="position" type="range" step="1" aria-label="Time">
                <output id="clock" for="position" aria-live="off"></output>
                <button id="choose" type="button" aria-pressed="false" aria-label="Choose a range by dragging">Range</button>
                <button id="out" type="button" aria-keyshortcuts="-" aria-label="Zoom out">−</button>
                <button id="in" type="button" aria-keyshortcuts="+" aria-label="Zoom in">+</button>
                <button id="whole" type="button" aria-keyshortcuts="0" aria-label="Show the whole time">Whole</button>
            </div>
            <div id="split-columns" role="separator" tabindex="0" aria-orientation="vertical" aria-label="Width of the lists" aria-valuenow="28"></div>
            <aside aria-label="Why">
                <section><h2>Fingers</h2><ul id="fingers"></ul></section>
                <section><h2>Recognizers</h2><ul id="recognizers"></ul></section>
                <section class="log">
                    <div class="tabs"><h2 id="log-title">Decisions</h2>
                        <label><span class="quiet">List</span><select id="kind">
                            <option value="decisions">Decisions</option><option value="steps">Records</option><option value="all">Records, with the kernel’s</option></select></label>
                        <output id="found" role="status"></output></div>
                    <p id="range" hidden><b>What happened here:</b> <output id="range-text"></output>
                        <button id="range-zoom" type="button">Zoom</button><button id="range-close" type="button" aria-label="End the range">✕</button></p>
                    <div id="list" role="listbox" tabindex="0" aria-labelledby="log-title"><div id="height"></div><div id="rows"></div></div>
                    <p id="detail"></p>
                    <p id="status" class="quiet" role="status"></p>
                </section>
            </aside>
        </main>
        <section id="card" role="dialog" aria-labelledby="card-title" aria-describedby="card-text" tabindex="-1" data-none="Nothing was decided here." hidden>
            <div class="tabs"><h2 id="card-title"></h2> <time id="card-time"></time>
                <button id="card-pin" type="button" aria-pressed="false" aria-keyshortcuts="P">Pin</button>
                <button id="card-close" type="button" aria-label="Close" aria-keyshortcuts="Escape">✕</button></div>
            <p id="card-text"></p>
            <div id="card-measure"><div><span id="card-bar"></span><span id="card-limit"></span></div>
                <small>measured <b id="card-value"></b>, limit <b id="card-most"></b></small></div>
            <p id="card-causes"><span>Cause:</span></p>
            <ul id="card-list"></ul>
            <code id="card-record"></code>
            <details id="card-rule" aria-label="Rule"><summary>Rule <b id="card-number"></b></summary><blockquote id="card-words"></blockquote><code id="card-address"></code></details>
            <p id="card-touch"><button id="card-before" type="button" aria-label="Previous finger">‹</button> <output id="card-finger"></output>
                <button id="card-after" type="button" aria-label="Next finger">›</button></p>
        </section>
        <div id="paper" data-more="Only the first thousand decisions are printed; choose a range for others."></div>
        <dialog id="help" aria-labelledby="help-title">
            <h2 id="help-title" tabindex="-1" autofocus>Keys and gestures</h2>
            <dl>
                <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>previous, next instant at which something happened</dd>
                <dt><kbd>Shift</kbd> <kbd>←</kbd> <kbd>→</kbd></dt><dd>previous, next decision</dd>
                <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>beginning, end</dd>
                <dt><kbd>Space</kbd></dt><dd>play, pause</dd>
                <dt><kbd>+</kbd> <kbd>-</kbd> <kbd>0</kbd></dt><dd>zoom in, zoom out, the whole time</dd>
                <dt><kbd>/</kbd></dt><dd>search; <kbd>Enter</kbd> and <kbd>Shift</kbd> <kbd>Enter</kbd> go to the next and the previous match, <kbd>Esc</kbd> ends the search</dd>
                <dt><kbd>↑</kbd> <kbd>↓</kbd></dt><dd>in the list or the lanes: previous, next entry</dd>
                <dt><kbd>Enter</kbd></dt><dd>why: the answer, its cause and the rule; on a heading: fold</dd>
                <dt><kbd>P</kbd></dt><dd>pin the lane of the answer on top</dd>
                <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>begin, end a range: what happened in it</dd>
                <dt><kbd>Esc</kbd></dt><dd>close the answer, end the range</dd>
                <dt><kbd>L</kbd></dt><dd>decisions, records, all records</dd>
                <dt><kbd>T</kbd></dt><dd>colors of the system, light, dark</dd>
                <dt><kbd>?</kbd></dt><dd>this help</dd>
                <dt>Wheel, two fingers</dt><dd>zoom the lanes; over their names, scroll them</dd>
                <dt>Drag</dt><dd>the lanes: move them; the ruler or the slider: change the instant; with <kbd>Shift</kbd>, or after Range: choose a range</dd>
                <dt>Click, tap</dt><dd>on a lane, a name or a mark: why; elsewhere: go to an instant</dd>
            </dl>
            <p>An arrow points at the cause: the recognizer that is waited for, or that prevented another one. With more than sixty lanes, those in
                which nothing happens in the visible time are left out.</p>
            <form method="dialog"><button>Close</button></form>
        </dialog>
        <noscript><p>The timeline is drawn by a script in this file.</p></noscript>
        """#
}
