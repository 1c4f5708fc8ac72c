extension HTMLScript {
    /// Fingers, mouse and wheel on the lanes and the ruler.
    static let pointers = #"""
        const fingers = new Map();
        // The points that the fingers have moved, and the time at which a range begins.
        let moved = 0, start;
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
            if (fingers.size === 1) {
                moved = 0;
                start = choosing(event) ? timeOf(event.offsetX) : undefined;
            }
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
            } else if (start !== undefined) {
                if (moved > 4) setRange(start, timeOf(finger.x));
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

        // Opens the card of the mark, or of the lane, at a place; without a lane, goes to its instant.
        function click(x, y) {
            const index = rowAt(y), row = rows[index], time = timeOf(x);
            if (!row?.lanes) {
                closeCard();
                return seek(time);
            }
            const lane = laneAt(row, timeOf(x + 8));
            active = index;
            const near = firstFrom(lane.times, timeOf(x - 8));
            let mark;
            for (let at = near; at < lane.times.length && lane.times[at] <= timeOf(x + 8); at += 1) {
                if (mark === undefined || (lane.decisions[at] > 0 && lane.decisions[mark] === 0)) mark = at;
            }
            if (mark !== undefined && lane.decisions[mark] > 0) goToDecision(lane.decisions[mark]);
            openLane(lane, mark === undefined ? time : lane.times[mark], { x, y: middleOf(index) });
        }
        // The row that keys act on.
        let active = -1;
        function activate(index) {
            active = Math.min(Math.max(index, 0), rows.length - 1);
            scrollToRow(active);
            invalidate();
        }
        function enter(index) {
            const row = rows[index];
            if (!row) return;
            active = index;
            if (row.lanes) openLane(laneAt(row, now), now); else if (row.isFolded !== undefined) fold(row.kind);
        }
        element("labels").addEventListener("click", (event) => {
            const label = event.target.closest("li");
            if (label) enter(Number(label.id.slice("row-".length)));
        });
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
            start = choosing(event) ? timeOf(event.offsetX) : undefined;
            if (start === undefined) seek(timeOf(event.offsetX));
        });
        ruler.addEventListener("pointermove", (event) => {
            if (!ruler.hasPointerCapture(event.pointerId)) return;
            if (start === undefined) seek(timeOf(event.offsetX)); else setRange(start, timeOf(event.offsetX));
        });
        area.addEventListener("scroll", invalidate);

        """#
}
