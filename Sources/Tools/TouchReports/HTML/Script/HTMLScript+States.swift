extension HTMLScript {
    /// The states at the chosen instant: beside the lanes, and in the lists of fingers and recognizers.
    static let states = #"""
        const STATES = {
            possible: "watches", waiting: "waits", going: "in progress", recognized: "recognized", began: "began", ended: "ended", failed: "failed", cancelled: "cancelled",
            line: "touched", down: "down", up: "lifted", receivedBegan: "touched", receivedEnded: "", changed: "changed",
        };
        // The last mark of a lane up to the chosen instant, and its state in words.
        function state({ times, symbols, runs, kind }) {
            const last = lastTo(times, now);
            if (last < 0) return { at: -Infinity, isRunning: false, word: "" };
            const run = data.symbols[runs[last]];
            let index = last;
            while (index > 0 && symbols[index] < 0 && runs[last] < 0) index -= 1;
            // What began and is over without a symbol has no state any more.
            const isOver = run === undefined && ["possible", "waiting", "began", "down", "receivedBegan"].includes(data.symbols[symbols[index]]);
            const word = isOver && index < last ? "" : STATES[run ?? data.symbols[symbols[index]]] ?? "";
            return { at: times[index], isRunning: run !== undefined, word: run === "line" && data.kinds[kind] === "fingers" ? "down" : word };
        }
        // Replaces the items of a list, if they have changed.
        const shown = new Map();
        function replace(id, key, make) {
            if (shown.get(id) === key) return;
            shown.set(id, key);
            element(id).replaceChildren(...make());
        }
        function item(name, word, list = document.createElement("li")) {
            const text = document.createElement("bdi"), small = document.createElement("small");
            [text.textContent, small.textContent] = [name, word];
            list.append(text, small);
            list.title = word ? `${name}: ${word}` : name;
            return list;
        }
        function showLabels(indices) {
            const entries = indices.map((index) => {
                const row = rows[index], lane = row.lanes && laneAt(row, now);
                const word = lane ? state(lane).word : row.count === undefined ? "" : String(row.count);
                return { ...row, index, lane, top: middleOf(index) - ROW / 2, word, isActive: index === active, isMarked: row.lanes?.some((one) => marked.lanes.has(one)) ?? false };
            });
            const key = JSON.stringify(entries.map(({ heading, lane, top, word, isFolded, isActive, isMarked }) => [heading ?? lane.name, top, word, isFolded, isActive, isMarked]));
            replace("labels", key, () => entries.map((entry) => {
                const { heading, lane, index, top, word, isFolded, isActive, isMarked } = entry;
                const label = item(heading ?? lane.name, word);
                label.id = `row-${index}`;
                label.setAttribute("role", "option");
                label.setAttribute("aria-selected", String(isActive));
                if (heading) {
                    label.className = "heading";
                    if (isFolded !== undefined) label.setAttribute("aria-expanded", String(!isFolded));
                }
                label.classList.toggle("fixed", index < fixed);
                label.classList.toggle("marked", isMarked);
                label.style.top = `${top}px`;
                return label;
            }));
            if (indices.includes(active)) area.setAttribute("aria-activedescendant", `row-${active}`); else area.removeAttribute("aria-activedescendant");
        }
        // The instants at which a first finger comes down.
        const beginnings = (() => {
            const steps = fingerLanes.flatMap(({ times, runs }) => Array.from(times, (time, index) => (
                [time, (runs[index] >= 0 ? 1 : 0) - (index > 0 && runs[index - 1] >= 0 ? 1 : 0)])));
            steps.sort(([one, down], [other, more]) => one - other || more - down);
            let count = 0;
            return steps.filter(([, change]) => (count += change) === 1 && change === 1).map(([time]) => time);
        })();
        function showStates() {
            const fingers = fingersNow().slice(0, 20).map(({ name, view, x, y }) => [name, `${Math.round(x / 10)}, ${Math.round(y / 10)} on ${view ?? "nothing"}`]);
            replace("fingers", JSON.stringify(fingers), () => fingers.map(([name, text]) => {
                const line = document.createElement("li"), button = document.createElement("button");
                const bold = document.createElement("b"), rest = document.createElement("bdi");
                [bold.textContent, rest.textContent] = [`${name}: `, text];
                button.append(bold, rest);
                button.addEventListener("click", () => openLane(fingerLanes.find((lane) => lane.name === name), now));
                line.append(button);
                return line;
            }));
            const since = beginnings[lastTo(beginnings, now)] ?? Infinity;
            const states = recognizerLanes.map((lane) => ({ name: lane.name, ...state(lane) }))
                .filter(({ at, isRunning, word }) => word && (isRunning || at >= since)).slice(0, 60).map(({ name, word }) => [name, word]);
            replace("recognizers", JSON.stringify(states), () => states.map(([name, word]) => {
                const line = document.createElement("li"), button = document.createElement("button");
                item(name, word, button);
                button.addEventListener("click", () => openLane(recognizerLanes.find((lane) => lane.name === name), now));
                line.append(button);
                return line;
            }));
            const position = element("position");
            position.value = String(now);
            position.setAttribute("aria-valuetext", seconds(now));
            element("clock").textContent = seconds(now);
        }

        """#
}
