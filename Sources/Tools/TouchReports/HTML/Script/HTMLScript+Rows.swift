extension HTMLScript {
    /// The rows of the chart: pinned lanes, then each kind of lanes below its heading.
    static let rows = #"""
        let ROW = coarse.matches ? 44 : 24;
        const [CROWD, MOST_FINGER_ROWS] = [60, 10];

        // The kinds that are folded, the lanes that stay on top, and those that a card has asked for.
        const folded = new Set([data.kinds.indexOf("not asked")]), pinned = [], asked = new Set();
        const isVisible = ({ times, runs }) => {
            const first = firstFrom(times, axis.from);
            return (first < times.length && times[first] <= axis.to) || (first > 0 && runs[first - 1] >= 0);
        };
        // Many fingers share rows: each is in the first row that is free, or else in the one that is free first.
        const packs = (() => {
            if (fingerLanes.length <= MOST_FINGER_ROWS) return fingerLanes.map((lane) => [lane]);
            const list = [];
            for (const lane of fingerLanes) {
                const free = list.findIndex(({ end }) => end < lane.times[0]);
                const place = free >= 0 || list.length < MOST_FINGER_ROWS ? free : list.reduce((best, { end }, index) => (end < list[best].end ? index : best), 0);
                const pack = list[place] ?? { lanes: [] };
                if (place < 0) list.push(pack);
                pack.lanes.push(lane);
                pack.end = lane.runs.at(-1) >= 0 ? Infinity : lane.times.at(-1);
            }
            return list.map(({ lanes }) => lanes);
        })();
        // The lane of a row at an instant: the last one that has begun.
        function laneAt(row, time) {
            if (row.lanes.length < 2) return row.lanes[0];
            const begun = row.lanes.filter(({ times }) => times[0] <= time);
            return begun.length > 0 ? begun[begun.length - 1] : row.lanes[0];
        }

        let rows = [];
        // The number of rows on top, which do not scroll.
        let fixed = 0;
        // Returns true if there are so many lanes that those in which nothing happens are left out.
        function layRows() {
            const open = lanes.filter(({ kind }) => !folded.has(kind) && data.kinds[kind] !== "fingers").length;
            const isCrowded = (folded.has(0) ? 0 : packs.length) + open > CROWD;
            rows = [];
            if (pinned.length > 0) {
                rows.push({ heading: "pinned", kind: -1 });
                for (const lane of pinned) rows.push({ kind: lane.kind, lanes: [lane], isPinned: true });
            }
            fixed = rows.length;
            const last = new Map();
            const add = (kind, list) => {
                const group = last.get(kind) ?? { kind, heading: data.kinds[kind], all: 0, packs: [] };
                last.set(kind, group);
                group.all += list.length;
                if (!isCrowded || list.some((lane) => asked.has(lane)) || list.some(isVisible)) group.packs.push(list);
            };
            for (const list of packs) add(list[0].kind, list);
            for (const lane of lanes) if (data.kinds[lane.kind] !== "fingers") add(lane.kind, [lane]);
            for (const group of [...last.values()].sort((one, other) => one.kind - other.kind)) {
                rows.push({ kind: group.kind, heading: group.heading, count: group.all, isFolded: folded.has(group.kind) });
                if (!folded.has(group.kind)) for (const list of group.packs) rows.push({ kind: group.kind, lanes: list });
            }
            for (const lane of lanes) lane.row = -1;
            rows.forEach((row, index) => { for (const lane of row.lanes ?? []) if (lane.row < 0) lane.row = index; });
            return isCrowded;
        }
        const isShown = (lane) => lane.row >= 0;
        const middleOf = (row) => row * ROW + ROW / 2 - (row < fixed ? 0 : area.scrollTop);
        // The row at a place of the chart.
        const rowAt = (y) => Math.floor((y < fixed * ROW ? y : y + area.scrollTop) / ROW);

        function fold(kind) {
            if (!folded.delete(kind)) folded.add(kind);
            invalidate();
        }
        function pin(lane) {
            const place = pinned.indexOf(lane);
            if (place >= 0) pinned.splice(place, 1); else pinned.push(lane);
            invalidate();
        }
        // Makes a lane visible.
        function reveal(lane) {
            folded.delete(lane.kind);
            asked.add(lane);
            layRows();
            element("sizer").style.height = `${Math.max(rows.length * ROW, 1)}px`;
            scrollToRow(lane.row);
        }
        function scrollToRow(row) {
            const top = row * ROW;
            if (row < fixed) return;
            if (top < area.scrollTop + fixed * ROW) area.scrollTop = top - fixed * ROW;
            else if (top + ROW > area.scrollTop + area.clientHeight) area.scrollTop = top + ROW - area.clientHeight;
        }

        """#
}
