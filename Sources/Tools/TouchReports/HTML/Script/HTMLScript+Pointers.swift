extension HTMLScript {
    /// Fingers, mouse and wheel on the lanes and the ruler.
    static let pointers = #"""
        const fingers = new Map();
        let moved = 0;
        const chart = element("chart"), ruler = element("ruler"), area = element("lanes");

        chart.addEventListener("wheel", (event) => {
            event.preventDefault();
            // On a Mac a wheel with Shift turns sideways by itself.
            const along = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
            if (Math.abs(along) > Math.abs(event.shiftKey ? 0 : event.deltaY)) return pan(along);
            zoom(Math.exp(-event.deltaY * (event.ctrlKey ? .01 : .002)), event.offsetX);
        }, { passive: false });
        function pan(points) {
            const time = points / axis.width * (axis.to - axis.from);
            look(axis.from + time, axis.to + time);
        }

        chart.addEventListener("pointerdown", (event) => {
            if (event.button > 0) return;
            chart.setPointerCapture(event.pointerId);
            fingers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
            if (fingers.size === 1) moved = 0;
        });
        chart.addEventListener("pointermove", (event) => {
            const finger = fingers.get(event.pointerId);
            if (!finger) return;
            const before = spread();
            const [dx, dy] = [event.offsetX - finger.x, event.offsetY - finger.y];
            moved += Math.hypot(dx, dy);
            [finger.x, finger.y] = [event.offsetX, event.offsetY];
            if (fingers.size > 1) {
                const after = spread();
                moved += 10;
                zoom(after.width / before.width, before.x);
                pan(before.x - after.x);
            } else if (moved > 4) {
                pan(-dx);
                area.scrollTop -= dy;
            }
        });
        // The middle of two fingers and their distance.
        function spread() {
            const [one, other = one] = [...fingers.values()];
            return { x: (one.x + other.x) / 2, width: Math.max(Math.hypot(one.x - other.x, one.y - other.y), 20) };
        }
        chart.addEventListener("pointerup", (event) => {
            if (fingers.delete(event.pointerId) && fingers.size === 0 && moved <= 4) click(event.offsetX, event.offsetY);
        });
        chart.addEventListener("pointercancel", (event) => { fingers.delete(event.pointerId); });

        // Goes to the decision of the symbol at a place, or to its instant.
        function click(x, y) {
            const lane = rows[Math.floor((y + area.scrollTop) / ROW)]?.lane;
            const near = lane ? firstFrom(lane.times, timeOf(x - 8)) : 0;
            for (let index = near; lane && index < lane.times.length && lane.times[index] <= timeOf(x + 8); index += 1) {
                if (lane.decisions[index] > 0 && goToDecision(lane.decisions[index])) return;
            }
            seek(timeOf(x));
        }
        function goToDecision(number) {
            const row = decisionNumbers.indexOf(number);
            if (row < 0) return false;
            if (log.of !== logs.decisions) showLog("decisions");
            const index = log.entries.indexOf(row);
            if (index < 0) seek(decisionTimes[row]); else log.go(index);
            return true;
        }

        ruler.addEventListener("pointerdown", (event) => {
            ruler.setPointerCapture(event.pointerId);
            seek(timeOf(event.offsetX));
        });
        ruler.addEventListener("pointermove", (event) => { if (ruler.hasPointerCapture(event.pointerId)) seek(timeOf(event.offsetX)); });
        area.addEventListener("scroll", invalidate);

        """#
}
