/// The style of the page: that of the page with the scenes, light and dark.
enum HTMLStyle {
    static let text =
        ":root {\(light)}\n@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) {\(dark)} }\n"
        + ":root[data-theme=dark] {\(dark)}\n" + rules

    private static let light = """
         color-scheme: light; --paper: #f7f6f3; --card: #fff; --ink: #1d1d21; --soft: #63636b; --line: #dedcd6; --edge: #85837d; --good: #1d7a3e; --bad: #b3261e;
        --waiting: #8a5a00; --cancelled: #7b2d8e; --finger: #c2410c; --hit: #0a66c2; --focus: #0a66c2; --chosen: #f6e7c6; --found: #b8860b;
        """

    private static let dark = """
         color-scheme: dark; --paper: #1b1b1f; --card: #26262b; --ink: #f1f0ed; --soft: #a6a6ae; --line: #3a3a41; --edge: #82828b; --good: #6fce8f; --bad: #ff8a80;
        --waiting: #f2c14e; --cancelled: #d7a1e6; --finger: #fb923c; --hit: #6cb2ff; --focus: #6cb2ff; --chosen: #4a3c18; --found: #f2c14e;
        """

    private static let rules = #"""
        * { box-sizing: border-box; }
        html, body { margin: 0; height: 100%; }
        body { display: flex; flex-direction: column; font: 15px/1.4 system-ui, sans-serif; background: var(--paper); color: var(--ink); }
        h1, h2, p, ul, dl, dd { margin: 0; padding: 0; }
        h1 { font-size: 1.15rem; } h2 { font-size: .8rem; color: var(--soft); font-weight: 600; }
        ul { list-style: none; }
        button, select, input { font: inherit; color: inherit; }
        button, select, input[type=search] { min-height: 2.75rem; border: 1px solid var(--edge); border-radius: .5rem; background: var(--card); padding: 0 .6rem; }
        button { cursor: pointer; min-width: 2.75rem; white-space: nowrap; }
        button:hover, select:hover { border-color: var(--ink); }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
        .quiet { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
        .bar { display: flex; gap: .6rem; align-items: center; padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
        .title { flex: 1; min-width: 0; }
        .title * { overflow-wrap: anywhere; unicode-bidi: plaintext; text-align: left; }
        .title { max-height: 6rem; overflow: auto; }
        #about { color: var(--soft); font-size: .85rem; }
        #search { width: 16rem; max-width: 40vw; }
        main { --screen: 36%; --aside: 28%; flex: 1; min-height: 0; display: grid; gap: .25rem; padding: .5rem .75rem .75rem;
            grid-template: "screen bar aside" minmax(0, var(--screen)) "split bar aside" .75rem "timeline bar aside" minmax(0, 1fr) "time bar aside" auto / minmax(0, 1fr) .75rem minmax(0, var(--aside)); }
        #split-rows { grid-area: split; cursor: row-resize; } #split-columns { grid-area: bar; cursor: col-resize; }
        [role=separator] { touch-action: none; border-radius: .4rem; position: relative; }
        [role=separator]::after { content: ""; position: absolute; inset: 0; margin: auto; border-radius: 2px; background: var(--edge); width: 3px; height: 2.5rem; }
        [role=separator]::before { content: ""; position: absolute; inset: -.3rem; z-index: 2; }
        #split-rows::after { width: 2.5rem; height: 3px; } [role=separator]:hover::after { background: var(--soft); }
        #screen { grid-area: screen; min-height: 0; } #timeline { grid-area: timeline; } #time { grid-area: time; } aside { grid-area: aside; }
        canvas { display: block; }
        #picture { width: 100%; height: 100%; cursor: pointer; }
        #timeline { min-height: 0; display: flex; flex-direction: column; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); overflow: hidden; }
        #ruler { width: 100%; height: 26px; flex: none; cursor: col-resize; touch-action: none; border-bottom: 1px solid var(--line); }
        #lanes { flex: 1; min-height: 0; overflow: hidden auto; position: relative; scrollbar-width: thin; }
        #lanes:focus-visible, #list:focus-visible { outline-offset: -3px; }
        #sizer { width: 1px; }
        #view { position: sticky; top: 0; height: 0; }
        #chart { position: absolute; inset: 0 auto auto 0; touch-action: none; cursor: grab; }
        #labels { position: absolute; inset: 0 auto auto 0; width: 0; z-index: 1; }
        #labels li { position: absolute; width: var(--names); height: var(--row); cursor: pointer; padding: 0 .4rem 0 .6rem; display: flex; gap: .4rem; align-items: center;
            background: var(--card); border-right: 1px solid var(--line); font-size: .85rem; }
        #labels li.heading { color: var(--soft); font-size: .75rem; font-weight: 600; align-items: end; border-right-color: transparent; }
        #labels li.heading::before { content: "▾"; width: .8em; } #labels li[aria-expanded=false]::before { content: "▸"; }
        #labels li:not([aria-expanded]).heading::before { content: ""; width: 0; }
        #labels li.fixed { z-index: 1; } #labels li.marked { background: var(--chosen); }
        #lanes:focus-visible li[aria-selected=true] { box-shadow: inset 3px 0 var(--focus); }
        #labels bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 1; }
        #labels small, #recognizers small { color: var(--soft); flex: none; }
        #labels small { max-width: 45%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        :is(#labels li:hover, #lanes:focus-visible li[aria-selected=true]) { width: max-content; min-width: var(--names); max-width: calc(2.5 * var(--names));
            height: auto; min-height: var(--row); z-index: 2; }
        :is(#labels li:hover, #lanes:focus-visible li[aria-selected=true]) > * { flex: 1 1 auto; max-width: none; overflow-wrap: anywhere; white-space: normal; }
        :is(#labels li:hover, #lanes:focus-visible li[aria-selected=true]) > small { flex: none; }
        #legend { flex: none; padding: 0 .6rem; font-size: .78rem; border-top: 1px solid var(--line); max-height: 60%; overflow: auto; }
        #legend summary { padding: .25rem 0; cursor: pointer; display: list-item; } #legend summary span { margin-right: 1rem; }
        #marks { display: flex; flex-wrap: wrap; gap: .1rem 1rem; margin: 0 0 .4rem; } #marks dt { flex-basis: 100%; color: var(--soft); font-weight: 600; }
        #marks dd { display: flex; align-items: center; gap: .25rem; }
        #range { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; font-size: .88rem; }
        [aria-pressed=true] { background: var(--chosen); }
        #card { position: fixed; z-index: 3; width: min(25rem, calc(100vw - 1rem)); max-height: 48vh; overflow: auto; padding: .6rem .8rem .8rem; border: 1px solid var(--soft);
            border-radius: .8rem; background: var(--card); box-shadow: 0 8px 30px rgb(0 0 0 / 25%); font-size: .92rem; overflow-wrap: anywhere; unicode-bidi: plaintext; }
        #card:focus { outline: none; }
        #card h2 { flex: 1; font-size: 1rem; color: var(--ink); } #card time { color: var(--soft); font-variant-numeric: tabular-nums; }
        #card > * + * { margin-top: .5rem; }
        #card-measure div { position: relative; height: .6rem; background: var(--paper); border: 1px solid var(--line); border-radius: .3rem; }
        #card-bar { position: absolute; inset: 0 auto 0 0; background: var(--waiting); border-radius: .3rem; }
        #card-limit { position: absolute; top: -.25rem; bottom: -.25rem; width: 2px; background: var(--ink); }
        #card-measure small, #card-address { color: var(--soft); }
        #card-causes, #card-touch { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
        #card-touch output { flex: 1; text-align: center; }
        #card-list:empty { display: none; } #card-list li { border-top: 1px solid var(--line); }
        #card-list button { width: 100%; border: 0; border-radius: 0; background: none; text-align: left; white-space: normal; padding: .3rem; }
        #card-list button:hover { background: var(--paper); }
        #card code { display: block; font-size: .78rem; } #card-record { background: var(--paper); padding: .3rem .5rem; border-radius: .4rem; }
        #card summary { cursor: pointer; min-height: 2.75rem; display: list-item; align-content: center; } #card blockquote { margin: 0 0 .3rem; padding-left: .6rem; border-left: 3px solid var(--line); }
        [hidden] { display: none !important; }
        #paper { display: none; }
        .waits { color: var(--waiting); } .prevented { color: var(--bad); } .required { color: var(--cancelled); }
        #time { display: flex; gap: .4rem; align-items: center; }
        #position { flex: 1; min-width: 4rem; min-height: 2.75rem; accent-color: var(--finger); }
        #clock { font-variant-numeric: tabular-nums; min-width: 5.5rem; text-align: right; }
        aside { display: flex; flex-direction: column; gap: .6rem; min-height: 0; }
        #fingers, #recognizers { font-size: .88rem; max-height: 8.5rem; overflow: auto; }
        #fingers:empty::after, #recognizers:empty::after { content: "none"; color: var(--soft); }
        aside li button { display: flex; gap: .5rem; width: 100%; border: 0; background: none; padding: 0 .2rem; text-align: left; min-height: 1.75rem; align-items: center; }
        aside li button > :first-child { flex: none; } #recognizers bdi { flex: 1 1 auto !important; }
        #recognizers bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .log { flex: 1; min-height: 0; display: flex; flex-direction: column; gap: .3rem; }
        .tabs { display: flex; gap: .5rem; align-items: center; }
        #log-title { position: absolute; clip-path: inset(50%); }
        #kind { font-size: .88rem; } #found { color: var(--soft); font-size: .85rem; margin-left: auto; }
        #list { flex: 1; min-height: 6rem; overflow: hidden auto; position: relative; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); }
        #rows { position: absolute; inset: 0 0 auto 0; }
        #rows > div { position: absolute; left: 0; right: 0; padding: .15rem .6rem; font-size: .85rem; line-height: 19px; border-bottom: 1px solid var(--line);
            cursor: pointer; overflow: hidden; }
        #rows > [aria-selected=true] { background: var(--chosen); }
        #rows > [aria-selected=true] bdi { overflow-wrap: anywhere; white-space: normal; }
        #rows > [aria-selected=true] time, #rows > [aria-selected=true] b { color: inherit; }
        #rows > .later { color: var(--soft); }
        #rows time { float: right; color: var(--soft); font-variant-numeric: tabular-nums; padding-left: .5rem; }
        #rows bdi { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #rows b { font-weight: 600; color: var(--outcome); }
        #rows [data-number]::before { content: attr(data-number); float: left; min-width: 1.4em; padding-right: .4em; color: var(--soft); font-size: .75rem; }
        #detail { min-height: 2.9rem; max-height: 8rem; overflow: auto; font-size: .88rem; overflow-wrap: anywhere; unicode-bidi: plaintext; }
        mark { background: var(--chosen); color: inherit; }
        dialog { border: 1px solid var(--line); border-radius: .8rem; background: var(--card); color: var(--ink); max-width: 40rem; }
        dialog::backdrop { background: rgb(0 0 0 / 40%); }
        dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; margin: .75rem 0; }
        kbd { border: 1px solid var(--line); border-radius: .3rem; padding: 0 .3rem; background: var(--paper); font: inherit; font-size: .85rem; }
        dialog form { margin-top: .75rem; text-align: right; }
        @media (max-width: 800px) {
            .bar { flex-wrap: wrap; } .title { flex-basis: 100%; } .search { flex: 1; min-width: 0; } #search { width: 100%; max-width: none; }
            body { height: auto; min-height: 100%; }
            main { grid-template: "screen" 14rem "timeline" 24rem "time" auto "aside" 34rem / minmax(0, 1fr); flex: none; gap: .5rem; }
            [role=separator] { display: none; }
            #card { inset: auto 0 0 !important; width: auto; max-height: 60vh; border-radius: .8rem .8rem 0 0; }
            #labels li:not(:hover, #lanes:focus-visible [aria-selected=true]) small { position: absolute; clip-path: inset(50%); }
            #time { position: sticky; bottom: 0; background: var(--paper); padding: .4rem 0; }
        }
        @media (max-width: 560px) {
            #time { flex-wrap: wrap; gap: .25rem; } #time button { padding: 0 .2rem; font-size: .85rem; } #position, #clock { order: -1; } #position { flex-basis: 65%; } #clock { flex: 1 1 30%; }
        }
        @media (pointer: coarse) { aside li button, #legend summary { min-height: 2.75rem; } #legend summary { align-content: center; } #rows > div { padding-top: .4rem; } }
        @media print {
            body { display: block; height: auto; color-scheme: light; background: #fff; color: #000; }
            main, #card, .bar > :not(.title), dialog { display: none !important; }
            #paper { display: block; } #paper svg { width: 100%; height: auto; } #paper li { break-inside: avoid; } #paper ol { font-size: 9pt; }
        }
        @media (forced-colors: active) { #rows > [aria-selected=true] { outline: 2px solid; outline-offset: -2px; } }
        """#
}
