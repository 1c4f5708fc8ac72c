extension HTMLScript {
    /// The data of the page as columns of numbers, and their search.
    static let data = #"""

        const element = (id) => document.getElementById(id);
        const data = JSON.parse(element("data").textContent);
        const [START, END] = data.span;

        // Returns the columns of a list of numbers; the first `summed` of them have differences.
        function columns(flat, width, summed = 1) {
            const count = flat.length / width;
            return Array.from({ length: width }, (_, column) => {
                const values = new Float64Array(count);
                let sum = 0;
                for (let row = 0; row < count; row += 1) {
                    const value = flat[row * width + column];
                    values[row] = column < summed ? (sum += value) : value;
                }
                return values;
            });
        }

        // Returns the index of the first number from `value` on in a list in order.
        function firstFrom(list, value) {
            let low = 0, high = list.length;
            while (low < high) {
                const middle = (low + high) >> 1;
                if (list[middle] < value) low = middle + 1; else high = middle;
            }
            return low;
        }
        // Returns the index of the last number up to `value`; -1 for none.
        const lastTo = (list, value) => firstFrom(list, value + .5) - 1;

        const symbolNumber = (name) => data.symbols.indexOf(name);
        const lanes = data.lanes.map(([kind, name, flat]) => {
            const [times, symbols, runs, decisions] = columns(flat, 4);
            return { kind, name, times, symbols, runs, decisions };
        });
        const recognizerLanes = lanes.filter(({ kind }) => data.kinds[kind] === "recognizers");
        const fingerLanes = lanes.filter(({ kind }) => data.kinds[kind] === "fingers");
        for (const [lane, flat] of data.actions) {
            const [times, symbols] = columns(flat, 2);
            const none = new Float64Array(times.length);
            lanes.push({ kind: data.kinds.indexOf("actions"), name: lanes[lane].name, times, symbols, runs: none.map(() => -1), decisions: none });
        }
        lanes.forEach((lane, index) => { lane.index = index; });
        const arrows = columns(data.arrows, 4, 0);
        const paths = data.paths.map(([name, view, isOver, flat]) => {
            const [times, xs, ys] = columns(flat, 3, 3);
            return { name, view, isOver: isOver === 1, times, xs, ys };
        });
        // The corners of views; a change of two numbers moves all of them.
        const outlines = data.outlines.map(([name, changes]) => {
            let time = 0, corners = [];
            const times = [], list = [];
            for (const [later, ...values] of changes) {
                times.push(time += later);
                list.push(corners = values.length === 2 ? corners.map((value, index) => value + values[index % 2]) : values);
            }
            return { name, times, corners: list };
        });

        const seconds = (time, places = 3) => `${(time / 1e6).toFixed(places)} s`;

        // The lists of the log: what happened in order of time, as text.
        const [decisionTimes, decisionSymbols, decisionNumbers, decisionSubjects, decisionTexts, decisionLanes] = columns(data.decisions, 6);
        const [recordTimes, recordLines] = columns(data.records, 2);
        const lineOf = (row) => (recordLines[row] < 0 ? -1 - recordLines[row] : recordLines[row]);
        const everyIndex = (count, isIn = () => true) => {
            const list = [];
            for (let index = 0; index < count; index += 1) if (isIn(index)) list.push(index);
            return list;
        };
        // Fingers need larger targets.
        const coarse = matchMedia("(pointer: coarse)");
        const records = { title: "Records", height: coarse.matches ? 44 : 27, times: recordTimes, subject: () => "", text: (row) => data.lines[lineOf(row)], symbol: () => -1 };
        const logs = {
            decisions: {
                title: "Decisions", height: 44, times: decisionTimes, subject: (row) => data.words[decisionSubjects[row]],
                text: (row) => data.words[decisionTexts[row]], symbol: (row) => decisionSymbols[row], all: everyIndex(decisionTimes.length),
            },
            steps: { ...records, all: everyIndex(recordTimes.length, (row) => recordLines[row] >= 0) },
            all: { ...records, all: everyIndex(recordTimes.length) },
        };

        // Returns the entries of a log that are in a range of time, if there is one, and contain every word of a query. Each text is looked at once.
        function matches(log, query, range) {
            const words = query.toLowerCase().split(/\s+/).filter((word) => word);
            const all = range ? log.all.filter((row) => log.times[row] >= range.from && log.times[row] <= range.to) : log.all;
            if (words.length === 0) return all;
            const known = new Map();
            return all.filter((row) => {
                const text = `${log.subject(row)} ${log.text(row)}`;
                if (!known.has(text)) {
                    const letters = text.toLowerCase();
                    known.set(text, words.every((word) => letters.includes(word)));
                }
                return known.get(text);
            });
        }

        """#
}
