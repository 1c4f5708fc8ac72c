/// The body of the page.
enum HTMLMarkup {
    static let text = #"""
        <header class="bar">
            <div class="title"><h1 id="title"></h1><p id="about"></p></div>
            <label class="search"><span class="quiet">Search</span>
                <input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Search: tap, failed, moved …"></label>
            <label><span class="quiet">Colors</span>
                <select id="theme"><option value="">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
            <button id="help-open" type="button" aria-haspopup="dialog" aria-keyshortcuts="?">Help</button>
        </header>
        <main>
            <section id="screen" aria-label="Screen"><canvas id="picture" role="img"></canvas></section>
            <section id="timeline" aria-label="Lanes">
                <canvas id="ruler" aria-hidden="true"></canvas>
                <div id="lanes" tabindex="0" role="group" aria-label="Lanes, scrollable">
                    <div id="view"><ul id="labels" aria-label="Lanes and their states at the chosen instant"></ul><canvas id="chart" aria-hidden="true"></canvas></div>
                    <div id="sizer"></div>
                </div>
                <p id="legend"><span class="waits">┄▸ waits for</span> <span class="prevented">─▸ prevented by</span> <span class="required">─▸ required the failure of</span></p>
            </section>
            <div id="time" role="group" aria-label="Time">
                <button id="play" type="button" aria-keyshortcuts="Space" aria-label="Play">▶</button>
                <button id="before" type="button" aria-keyshortcuts="Shift+ArrowLeft" aria-label="Previous decision">‹</button>
                <button id="after" type="button" aria-keyshortcuts="Shift+ArrowRight" aria-label="Next decision">›</button>
                <input id="position" type="range" step="1" aria-label="Time">
                <output id="clock" for="position" aria-live="off"></output>
                <button id="out" type="button" aria-keyshortcuts="-" aria-label="Zoom out">−</button>
                <button id="in" type="button" aria-keyshortcuts="+" aria-label="Zoom in">+</button>
                <button id="whole" type="button" aria-keyshortcuts="0" aria-label="Show the whole time">Whole</button>
            </div>
            <aside aria-label="Why">
                <section><h2>Fingers</h2><ul id="fingers"></ul></section>
                <section><h2>Recognizers</h2><ul id="recognizers"></ul></section>
                <section class="log">
                    <div class="tabs"><h2 id="log-title">Decisions</h2>
                        <label><span class="quiet">List</span><select id="kind">
                            <option value="decisions">Decisions</option><option value="steps">Records</option><option value="all">Records, with the kernel’s</option></select></label>
                        <output id="found" role="status"></output></div>
                    <div id="list" role="listbox" tabindex="0" aria-labelledby="log-title"><div id="height"></div><div id="rows"></div></div>
                    <p id="detail"></p>
                    <p id="status" class="quiet" role="status"></p>
                </section>
            </aside>
        </main>
        <dialog id="help" aria-labelledby="help-title">
            <h2 id="help-title">Keys and gestures</h2>
            <dl>
                <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>previous, next instant at which something happened</dd>
                <dt><kbd>Shift</kbd> <kbd>←</kbd> <kbd>→</kbd></dt><dd>previous, next decision</dd>
                <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>beginning, end</dd>
                <dt><kbd>Space</kbd></dt><dd>play, pause</dd>
                <dt><kbd>+</kbd> <kbd>-</kbd> <kbd>0</kbd></dt><dd>zoom in, zoom out, the whole time</dd>
                <dt><kbd>/</kbd></dt><dd>search; <kbd>Enter</kbd> and <kbd>Shift</kbd> <kbd>Enter</kbd> go to the next and the previous match, <kbd>Esc</kbd> ends the search</dd>
                <dt><kbd>↑</kbd> <kbd>↓</kbd></dt><dd>in the list: previous, next entry; in the lanes: scroll</dd>
                <dt><kbd>L</kbd></dt><dd>decisions, records, all records</dd>
                <dt><kbd>T</kbd></dt><dd>colors of the system, light, dark</dd>
                <dt><kbd>?</kbd></dt><dd>this help</dd>
                <dt>Wheel, two fingers</dt><dd>zoom the lanes; over their names, scroll them</dd>
                <dt>Drag</dt><dd>the lanes: move them; the ruler or the slider: change the instant</dd>
                <dt>Click, tap</dt><dd>go to an instant; on a symbol, to its decision</dd>
            </dl>
            <p>An arrow points at the cause: the recognizer that is waited for, or that prevented another one. With more than sixty lanes, those in
                which nothing happens in the visible time are left out.</p>
            <form method="dialog"><button>Close</button></form>
        </dialog>
        <noscript><p>The timeline is drawn by a script in this file.</p></noscript>
        """#
}
