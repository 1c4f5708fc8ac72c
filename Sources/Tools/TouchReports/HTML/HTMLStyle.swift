/// The style of the page: that of the page with the scenes, light and dark.
enum HTMLStyle {
    static let text =
        ":root {\(light)}\n@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) {\(dark)} }\n"
        + ":root[data-theme=dark] {\(dark)}\n" + rules

    private static let light = """
         color-scheme: light; --paper: #f7f6f3; --card: #fff; --ink: #1d1d21; --soft: #63636b; --line: #dedcd6; --good: #1d7a3e; --bad: #b3261e;
        --waiting: #8a5a00; --cancelled: #7b2d8e; --finger: #c2410c; --hit: #0a66c2; --focus: #0a66c2; --chosen: #f6e7c6; --found: #b8860b;
        """

    private static let dark = """
         color-scheme: dark; --paper: #1b1b1f; --card: #26262b; --ink: #f1f0ed; --soft: #a6a6ae; --line: #3a3a41; --good: #6fce8f; --bad: #ff8a80;
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
        button, select, input[type=search] { min-height: 2.25rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); padding: 0 .6rem; }
        button { cursor: pointer; min-width: 2.25rem; white-space: nowrap; }
        button:hover, select:hover { border-color: var(--soft); }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
        .quiet { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
        .bar { display: flex; gap: .6rem; align-items: center; padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
        .title { flex: 1; min-width: 0; }
        .title * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: plaintext; text-align: left; }
        #about { color: var(--soft); font-size: .85rem; }
        #search { width: 16rem; max-width: 40vw; }
        main { flex: 1; min-height: 0; display: grid; gap: .5rem; padding: .5rem .75rem .75rem;
            grid-template: "screen aside" minmax(0, 2fr) "timeline aside" minmax(0, 3fr) "time aside" auto / minmax(0, 1fr) 22rem; }
        #screen { grid-area: screen; min-height: 0; } #timeline { grid-area: timeline; } #time { grid-area: time; } aside { grid-area: aside; }
        canvas { display: block; }
        #picture { width: 100%; height: 100%; }
        #timeline { min-height: 0; display: flex; flex-direction: column; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); overflow: hidden; }
        #ruler { width: 100%; height: 26px; flex: none; cursor: col-resize; touch-action: none; border-bottom: 1px solid var(--line); }
        #lanes { flex: 1; min-height: 0; overflow: hidden auto; position: relative; scrollbar-width: thin; }
        #lanes:focus-visible, #list:focus-visible { outline-offset: -3px; }
        #sizer { width: 1px; }
        #view { position: sticky; top: 0; height: 0; }
        #chart { position: absolute; inset: 0 auto auto 0; touch-action: none; cursor: grab; }
        #labels { position: absolute; inset: 0 auto auto 0; width: 0; z-index: 1; }
        #labels li { position: absolute; width: var(--names); height: 24px; padding: 0 .4rem 0 .6rem; display: flex; gap: .4rem; align-items: center;
            background: var(--card); border-right: 1px solid var(--line); font-size: .85rem; }
        #labels li.heading { color: var(--soft); font-size: .75rem; font-weight: 600; align-items: end; border-right-color: transparent; }
        #labels bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 1; }
        #labels small, #recognizers small { color: var(--soft); flex: none; }
        #labels small { max-width: 45%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #legend { flex: none; padding: .15rem .6rem; font-size: .78rem; border-top: 1px solid var(--line); display: flex; gap: 0 1rem; flex-wrap: wrap; }
        .waits { color: var(--waiting); } .prevented { color: var(--bad); } .required { color: var(--cancelled); }
        #time { display: flex; gap: .4rem; align-items: center; }
        #position { flex: 1; min-width: 4rem; accent-color: var(--finger); }
        #clock { font-variant-numeric: tabular-nums; min-width: 5.5rem; text-align: right; }
        aside { display: flex; flex-direction: column; gap: .6rem; min-height: 0; }
        #fingers, #recognizers { font-size: .88rem; max-height: 8.5rem; overflow: auto; }
        #fingers:empty::after, #recognizers:empty::after { content: "none"; color: var(--soft); }
        #recognizers li { display: flex; gap: .5rem; justify-content: space-between; }
        #recognizers bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .log { flex: 1; min-height: 0; display: flex; flex-direction: column; gap: .3rem; }
        .tabs { display: flex; gap: .5rem; align-items: center; }
        #log-title { position: absolute; clip-path: inset(50%); }
        #kind { font-size: .88rem; min-height: 2rem; } #found { color: var(--soft); font-size: .85rem; margin-left: auto; }
        #list { flex: 1; min-height: 6rem; overflow: hidden auto; position: relative; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); }
        #rows { position: absolute; inset: 0 0 auto 0; }
        #rows > div { position: absolute; left: 0; right: 0; padding: .15rem .6rem; font-size: .85rem; line-height: 19px; border-bottom: 1px solid var(--line);
            cursor: pointer; overflow: hidden; }
        #rows > [aria-selected=true] { background: var(--chosen); }
        #rows > [aria-selected=true] time, #rows > [aria-selected=true] b { color: inherit; }
        #rows > .later { color: var(--soft); }
        #rows time { float: right; color: var(--soft); font-variant-numeric: tabular-nums; padding-left: .5rem; }
        #rows bdi { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #rows b { font-weight: 600; color: var(--outcome); }
        #detail { min-height: 2.9rem; max-height: 8rem; overflow: auto; font-size: .88rem; overflow-wrap: anywhere; unicode-bidi: plaintext; }
        mark { background: var(--chosen); color: inherit; }
        dialog { border: 1px solid var(--line); border-radius: .8rem; background: var(--card); color: var(--ink); max-width: 40rem; }
        dialog::backdrop { background: rgb(0 0 0 / 40%); }
        dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; margin: .75rem 0; }
        kbd { border: 1px solid var(--line); border-radius: .3rem; padding: 0 .3rem; background: var(--paper); font: inherit; font-size: .85rem; }
        dialog form { margin-top: .75rem; text-align: right; }
        @media (max-width: 800px) {
            .bar { flex-wrap: wrap; } .title { flex-basis: 100%; }
            body { height: auto; min-height: 100%; }
            main { grid-template: "screen" 14rem "timeline" 20rem "time" auto "aside" 34rem / minmax(0, 1fr); flex: none; }
            #labels small { position: absolute; clip-path: inset(50%); }
            #position { order: -1; flex-basis: 100%; }
            #time { flex-wrap: wrap; position: sticky; bottom: 0; background: var(--paper); padding: .4rem 0; }
        }
        @media (forced-colors: active) { #rows > [aria-selected=true] { outline: 2px solid; outline-offset: -2px; } }
        """#
}
