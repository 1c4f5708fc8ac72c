extension HTMLScript {
    /// Buttons, keys and the beginning.
    static let controls = #"""
        const root = document.documentElement, help = element("help"), search = element("search"), position = element("position");

        // Chooses an instant.
        function seek(time) {
            now = Math.round(Math.min(Math.max(time, START), END));
            log.follow();
            showNow();
            invalidate();
        }
        // Goes to the next or previous of these instants.
        function step(times, way) {
            const index = way > 0 ? firstFrom(times, now + .5) : firstFrom(times, now) - 1;
            pause();
            seek(times[index] ?? (way > 0 ? END : START));
            announce();
        }
        function showLog(name) {
            element("kind").value = name;
            log.show(name, search.value);
        }
        function setColors(theme) {
            if (theme) root.dataset.theme = theme; else delete root.dataset.theme;
            element("theme").value = theme;
            readColors();
            drawLegend();
            invalidate();
        }
        const after = (select) => select.options[(select.selectedIndex + 1) % select.options.length].value;

        let playing;
        function pause() {
            cancelAnimationFrame(playing);
            playing = undefined;
            element("play").textContent = "▶";
            element("play").setAttribute("aria-label", "Play");
        }
        function play() {
            if (playing !== undefined) return pause();
            if (now >= END) seek(START);
            let before;
            const turn = (time) => {
                if (now >= END) return pause();
                if (before !== undefined) seek(now + (time - before) * 1000);
                before = time;
                playing = requestAnimationFrame(turn);
            };
            playing = requestAnimationFrame(turn);
            element("play").textContent = "❚❚";
            element("play").setAttribute("aria-label", "Pause");
        }

        const KEYS = {
            "ArrowLeft": () => step(recordTimes, -1), "ArrowRight": () => step(recordTimes, 1),
            "Shift+ArrowLeft": () => step(decisionTimes, -1), "Shift+ArrowRight": () => step(decisionTimes, 1),
            "Home": () => seek(START), "End": () => seek(END), " ": play, "+": () => zoom(1.5), "=": () => zoom(1.5), "-": () => zoom(1 / 1.5),
            "0": () => look(...whole()), "/": () => search.focus(), "l": () => showLog(after(element("kind"))), "t": () => setColors(after(element("theme"))),
            "?": () => help.showModal(), "[": () => setEdge(false), "]": () => setEdge(true), "p": () => { if (card?.lane) element("card-pin").click(); },
        };
        document.addEventListener("keydown", (event) => {
            if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
            const { target, key } = event;
            if (target === search) return searchKey(event);
            if (key === "Escape") {
                if (!closeCard() && range) setRange();
                return;
            }
            if (target.localName === "select" || (target.localName === "button" && (key === " " || key === "Enter"))) return;
            if (target === area && (key === "ArrowUp" || key === "ArrowDown")) {
                event.preventDefault();
                return activate(active + (key === "ArrowDown" ? 1 : -1));
            }
            if (key === "Enter" && (target === area || target === element("list"))) {
                event.preventDefault();
                return target === area ? enter(active) : log.ask(log.chosen);
            }
            if (target === element("list") && (key === "ArrowUp" || key === "ArrowDown")) {
                event.preventDefault();
                return log.go(log.chosen + (key === "ArrowDown" ? 1 : -1));
            }
            const letter = key.length === 1 ? key.toLowerCase() : key;
            const action = KEYS[event.shiftKey && key.length > 1 ? `Shift+${key}` : letter];
            if (!action) return;
            event.preventDefault();
            action();
        });
        function searchKey(event) {
            if (event.key === "Enter") {
                event.preventDefault();
                const count = log.entries.length, way = event.shiftKey ? -1 : 1;
                if (count > 0) log.go((log.chosen + way + count) % count);
            } else if (event.key === "Escape") {
                search.value = "";
                log.show(element("kind").value, "");
                element("list").focus();
            }
        }

        search.addEventListener("input", () => log.show(element("kind").value, search.value));
        element("kind").addEventListener("change", (event) => showLog(event.target.value));
        element("theme").addEventListener("change", (event) => setColors(event.target.value));
        element("help-open").addEventListener("click", () => help.showModal());
        element("play").addEventListener("click", play);
        element("before").addEventListener("click", () => step(decisionTimes, -1));
        element("after").addEventListener("click", () => step(decisionTimes, 1));
        element("in").addEventListener("click", () => zoom(1.5));
        element("out").addEventListener("click", () => zoom(1 / 1.5));
        element("whole").addEventListener("click", () => look(...whole()));
        position.addEventListener("input", () => {
            pause();
            seek(Number(position.value));
        });
        element("list").addEventListener("scroll", () => log.draw());
        element("list").addEventListener("click", (event) => {
            const row = event.target.closest("[role=option]");
            if (!row) return;
            const index = Number(row.id.slice("entry-".length));
            log.go(index);
            log.ask(index);
        });
        new ResizeObserver(() => {
            log.draw();
            invalidate();
        }).observe(element("timeline"));
        coarse.addEventListener("change", () => {
            ROW = coarse.matches ? 44 : 24;
            invalidate();
        });
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => setColors(element("theme").value));

        document.title = data.title;
        element("title").textContent = data.title;
        element("about").textContent = data.about;
        [position.min, position.max] = [String(START), String(END)];
        readColors();
        drawLegend();
        layRows();
        look(...whole());
        // Of a long trace so much that there is room for its lanes.
        for (let length = END - START; length > 10_000 && layRows() && lanes.filter(isVisible).length > CROWD / 2; length /= 2) look(START, START + length);
        log.show("decisions", "");
        // The first decision is a better beginning than an empty screen.
        seek(decisionTimes[0] ?? START);
        """#
}
