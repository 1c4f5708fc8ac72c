extension HTMLScript {
    /// The range of time that is chosen: the list has what happened in it.
    static let range = #"""
        let range, edge;

        function setRange(one, other) {
            range = one === undefined ? undefined : { from: Math.max(Math.min(one, other), START), to: Math.min(Math.max(one, other), END) };
            edge = undefined;
            element("range").hidden = !range;
            if (range) element("range-text").textContent = `${seconds(range.from)} – ${seconds(range.to)}`;
            log.show(element("kind").value, search.value);
            invalidate();
        }
        // Chooses the range between the instants of two keys.
        function setEdge(isEnd) {
            const other = range ? (isEnd ? range.from : range.to) : edge ?? (isEnd ? START : END);
            setRange(now, other);
        }
        function drawRange(drawing, height) {
            if (!range) return;
            const [left, right] = [xOf(range.from), xOf(range.to)];
            Object.assign(drawing, { fillStyle: colors.focus, strokeStyle: colors.focus, lineWidth: 1, globalAlpha: .12 });
            drawing.fillRect(left, 0, Math.max(right - left, 1), height);
            drawing.globalAlpha = 1;
            drawing.beginPath();
            for (const x of [left, right]) {
                drawing.moveTo(x, 0);
                drawing.lineTo(x, height);
            }
            drawing.stroke();
        }
        // A drag that chooses a range: with Shift, or while the button is pressed.
        const choosing = (event) => event.shiftKey || element("choose").getAttribute("aria-pressed") === "true";
        element("choose").addEventListener("click", () => element("choose").setAttribute("aria-pressed", String(element("choose").getAttribute("aria-pressed") !== "true")));
        element("range-zoom").addEventListener("click", () => {
            const room = Math.max((range.to - range.from) * .05, LEAST / 2);
            look(range.from - room, range.to + room);
        });
        element("range-close").addEventListener("click", () => {
            setRange();
            element("list").focus();
        });

        """#
}
