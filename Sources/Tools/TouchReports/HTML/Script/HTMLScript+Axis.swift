extension HTMLScript {
    /// The visible part of the time, and the instant that was chosen.
    static let axis = #"""
        const axis = { from: START, to: END, left: 0, width: 1 };
        let now = START;
        // The least time that is visible, and the most: everything, with some room.
        const LEAST = 200, MOST = Math.max((END - START) * 1.04, 10_000);
        const whole = () => [(START + END - MOST) / 2, (START + END + MOST) / 2];

        const xOf = (time) => axis.left + (time - axis.from) / (axis.to - axis.from) * axis.width;
        const timeOf = (x) => axis.from + (x - axis.left) / axis.width * (axis.to - axis.from);

        function look(from, to) {
            const length = Math.min(Math.max(to - from, LEAST), MOST);
            const room = Math.max(length * .02, (length - END + START) / 2);
            axis.from = Math.min(Math.max((from + to - length) / 2, START - room), END + room - length);
            axis.to = axis.from + length;
            invalidate();
        }
        // Zooms by a factor; the time at `x` stays where it is.
        function zoom(factor, x = xOf(Math.min(Math.max(now, axis.from), axis.to))) {
            const time = timeOf(x), length = axis.to - axis.from;
            factor = length / Math.min(Math.max(length / factor, LEAST), MOST);
            look(time - (time - axis.from) / factor, time + (axis.to - time) / factor);
        }
        function showNow() {
            if (now >= axis.from && now <= axis.to) return;
            const length = axis.to - axis.from;
            look(now - length / 2, now + length / 2);
        }

        let isDue = false;
        function invalidate() {
            if (isDue) return;
            isDue = true;
            requestAnimationFrame(() => {
                isDue = false;
                drawChart();
                drawPicture();
                showStates();
            });
        }

        // The colors of the style; read again when they change.
        let colors = {};
        function readColors() {
            const style = getComputedStyle(document.documentElement);
            for (const name of ["paper", "card", "ink", "soft", "line", "good", "bad", "waiting", "cancelled", "finger", "hit", "focus", "found", "chosen"]) {
                colors[name] = style.getPropertyValue(`--${name}`).trim();
            }
        }

        // Gives a canvas the size of its place, in pixels of the device; returns its context, in points.
        function context(canvas, width, height) {
            const scale = devicePixelRatio || 1;
            const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
            if (canvas.width !== wide || canvas.height !== high) {
                [canvas.width, canvas.height] = [wide, high];
                [canvas.style.width, canvas.style.height] = [`${width}px`, `${height}px`];
            }
            const drawing = canvas.getContext("2d");
            drawing.setTransform(scale, 0, 0, scale, 0, 0);
            drawing.clearRect(0, 0, width, height);
            return drawing;
        }

        """#
}
