extension HTMLScript {
    /// The lanes with their symbols and arrows. Only what is visible is drawn, and no more than a symbol for each pixel.
    static let chart = #"""
        const MOST_ARROWS = 600;
        const COLORS = {
            down: "finger", line: "finger", up: "finger", receivedBegan: "finger", receivedEnded: "finger", possible: "soft", notAsked: "soft", waiting: "waiting",
            recognized: "good", began: "good", going: "good", ended: "good", changed: "good", failed: "bad", cancelled: "cancelled",
        };
        // Of several symbols on one pixel the most important one is drawn.
        const RANKS = data.symbols.map((name) => ["possible", "notAsked", "changed", "up", "down", "receivedBegan", "receivedEnded", "waiting", "ended", "failed", "cancelled", "began", "recognized"].indexOf(name));
        const ARROW_COLORS = ["waiting", "bad", "cancelled"];

        function drawChart() {
            const width = area.clientWidth, height = area.clientHeight;
            // On paper the chart is another one.
            if (width === 0) return;
            const names = Math.round(Math.min(Math.max(width * .28, 116), 230));
            Object.assign(axis, { left: names + 10, width: Math.max(width - names - 26, 10) });
            element("timeline").style.setProperty("--names", `${names}px`);
            element("timeline").style.setProperty("--row", `${ROW}px`);
            layRows();
            element("sizer").style.height = `${Math.max(rows.length * ROW, 1)}px`;
            const drawing = context(element("chart"), width, height);
            const top = fixed * ROW;
            drawTicks(drawing, height, false);
            const first = Math.max(fixed, Math.floor((area.scrollTop + top) / ROW)), last = Math.min(rows.length, Math.ceil((area.scrollTop + height) / ROW));
            drawBand(drawing, names, width, top, height, () => drawRows(drawing, first, last, middleOf, width));
            drawBand(drawing, names, width, 0, height, () => {
                drawArrows(drawing, middleOf, height);
                drawRange(drawing, height);
                drawNow(drawing, height);
            });
            if (fixed > 0) {
                drawing.fillStyle = colors.card;
                drawing.fillRect(0, 0, width, top);
                drawBand(drawing, names, width, 0, top, () => {
                    drawRows(drawing, 0, fixed, middleOf, width);
                    drawNow(drawing, top);
                });
                drawing.fillStyle = colors.soft;
                drawing.fillRect(0, top - 1, width, 1);
            }
            showLabels([...indices(0, fixed), ...indices(first, last)]);
            drawRuler(width, names);
        }
        const indices = (first, last) => Array.from({ length: Math.max(last - first, 0) }, (_, index) => first + index);
        // Draws in a part of the chart.
        function drawBand(drawing, left, right, top, bottom, draw) {
            drawing.save();
            drawing.beginPath();
            drawing.rect(left, top, right - left, Math.max(bottom - top, 0));
            drawing.clip();
            draw();
            drawing.restore();
        }
        function drawRows(drawing, first, last, middle, width) {
            drawing.lineCap = "round";
            for (let index = first; index < last; index += 1) {
                const row = rows[index], y = middle(index);
                if (!row.lanes) continue;
                const isMarked = row.lanes.some((lane) => marked.lanes.has(lane));
                if (isMarked) {
                    Object.assign(drawing, { fillStyle: colors.chosen, globalAlpha: .6 });
                    drawing.fillRect(axis.left - 10, y - ROW / 2, width - axis.left + 10, ROW);
                    drawing.globalAlpha = 1;
                }
                const isPacked = row.lanes.length > 1;
                for (const lane of row.lanes) {
                    if (isPacked && !isVisible(lane)) continue;
                    drawLane(drawing, lane, y);
                    if (isPacked) drawName(drawing, lane, y);
                }
                if (isMarked && marked.time !== undefined) drawHalo(drawing, xOf(marked.time), y);
            }
        }
        // The name of a finger that shares its row, where there is room.
        function drawName(drawing, { name, times }, y) {
            const x = Math.max(xOf(times[0]) + 9, axis.left), room = xOf(times[times.length - 1]) - x - 8;
            const text = name.replace(/^\D+/, "");
            if (room < 7 * text.length) return;
            Object.assign(drawing, { font: "10px system-ui, sans-serif", textAlign: "left", fillStyle: colors.ink });
            drawing.fillText(text, x, y - 3);
        }
        function drawHalo(drawing, x, y) {
            Object.assign(drawing, { strokeStyle: colors.focus, lineWidth: 2 });
            drawing.beginPath();
            drawing.arc(x, y, 9.5, 0, 2 * Math.PI);
            drawing.stroke();
        }

        // The time between ticks: 1, 2 or 5 of a power of ten, at least 70 points apart.
        function tickStep() {
            const least = (axis.to - axis.from) / axis.width * 70;
            const power = 10 ** Math.floor(Math.log10(least));
            return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least);
        }
        function drawTicks(drawing, height, hasLabels) {
            const step = tickStep();
            const places = Math.min(Math.max(0, Math.ceil(6 - Math.log10(step) - 1e-9)), 6);
            drawing.fillStyle = colors.soft;
            drawing.strokeStyle = colors.line;
            drawing.lineWidth = 1;
            drawing.beginPath();
            for (let tick = Math.ceil(axis.from / step) * step; tick <= axis.to; tick += step) {
                const x = Math.round(xOf(tick)) + .5;
                drawing.moveTo(x, hasLabels ? 18 : 0);
                drawing.lineTo(x, height);
                if (hasLabels) drawing.fillText(seconds(Math.round(tick) || 0, places), x, 13);
            }
            drawing.stroke();
        }
        function drawRuler(width, names) {
            const drawing = context(element("ruler"), width, 26);
            drawing.save();
            drawing.beginPath();
            drawing.rect(names, 0, width - names, 26);
            drawing.clip();
            drawing.font = "11px system-ui, sans-serif";
            drawing.textAlign = "center";
            drawTicks(drawing, 26, true);
            drawing.fillStyle = colors.found;
            let x = -1;
            for (const time of log.found) {
                const place = Math.round(xOf(time));
                if (place === x || time < axis.from) continue;
                if (time > axis.to) break;
                x = place;
                drawing.fillRect(x - 1, 19, 2, 7);
            }
            if (range) {
                Object.assign(drawing, { fillStyle: colors.focus, globalAlpha: .25 });
                drawing.fillRect(xOf(range.from), 0, Math.max(xOf(range.to) - xOf(range.from), 2), 26);
                drawing.globalAlpha = 1;
            }
            drawing.restore();
            const place = xOf(now);
            if (place < names || place > width) return;
            drawing.fillStyle = colors.focus;
            drawing.beginPath();
            drawing.moveTo(place - 6, 16);
            drawing.lineTo(place + 6, 16);
            drawing.lineTo(place, 26);
            drawing.fill();
        }
        function drawNow(drawing, height) {
            const x = xOf(now);
            drawing.strokeStyle = colors.focus;
            drawing.lineWidth = 1.5;
            drawing.beginPath();
            drawing.moveTo(x, 0);
            drawing.lineTo(x, height);
            drawing.stroke();
        }

        function drawLane(drawing, { times, symbols, runs, decisions }, y) {
            const right = Math.min(xOf(END), axis.left + axis.width + 20);
            let index = firstFrom(times, axis.from - (axis.to - axis.from) * .03);
            let run = index > 0 ? runs[index - 1] : -1;
            let left = index > 0 ? Math.max(xOf(times[index - 1]), axis.left - 20) : axis.left;
            const limit = timeOf(axis.left + axis.width + 10);
            for (;;) {
                const isIn = index < times.length && times[index] <= limit;
                const x = isIn ? xOf(times[index]) : right;
                if (run >= 0 && x > left) drawRun(drawing, data.symbols[run], left, x, y);
                if (!isIn) return;
                // The marks of this pixel.
                const next = Math.max(index + 1, firstFrom(times, timeOf(x + 1)));
                let best = index;
                for (let other = index + 1; other < Math.min(next, index + 64); other += 1) if (RANKS[symbols[other]] >= (RANKS[symbols[best]] ?? -1)) best = other;
                if (symbols[best] >= 0) drawSymbol(drawing, data.symbols[symbols[best]], x, y);
                const room = (next < times.length ? xOf(times[next]) : Infinity) - x;
                if (decisions[best] > 0 && room > 12 + 7 * String(decisions[best]).length) drawNumber(drawing, decisions[best], x + 7, y);
                [run, left, index] = [runs[next - 1], x, next];
            }
        }
        function drawNumber(drawing, number, x, y) {
            drawing.font = "10px system-ui, sans-serif";
            drawing.textAlign = "left";
            drawing.fillStyle = colors.ink;
            drawing.fillText(String(number), x, y - 3);
        }
        function drawRun(drawing, symbol, from, to, y) {
            drawing.strokeStyle = colors[COLORS[symbol]];
            drawing.lineWidth = symbol === "going" ? 5 : symbol === "line" ? 2.5 : symbol === "waiting" ? 2 : 1.5;
            drawing.setLineDash(symbol === "possible" ? [1, 5] : symbol === "waiting" ? [5, 5] : []);
            drawing.beginPath();
            drawing.moveTo(from, y);
            drawing.lineTo(to, y);
            drawing.stroke();
            drawing.setLineDash([]);
        }
        // The shapes of the symbols, as places around their middle.
        const SHAPES = {
            recognized: [[0, -6], [6, 0], [0, 6], [-6, 0]], began: [[-4, -6], [5, 0], [-4, 6]], ended: [[4, -6], [-5, 0], [4, 6]],
            receivedBegan: [[4, -6], [-2, -6], [-2, 6], [4, 6]], receivedEnded: [[-4, -6], [2, -6], [2, 6], [-4, 6]], changed: [[0, -3], [0, 3]],
        };
        function drawSymbol(drawing, symbol, x, y) {
            const color = colors[COLORS[symbol]];
            Object.assign(drawing, { strokeStyle: color, fillStyle: color, lineWidth: 2 });
            drawing.beginPath();
            const shape = SHAPES[symbol];
            if (shape) {
                for (const [dx, dy] of shape) drawing.lineTo(x + dx, y + dy);
                if (shape.length > 2 && !symbol.startsWith("received")) drawing.fill(); else drawing.stroke();
                return;
            }
            if (["failed", "cancelled", "notAsked"].includes(symbol)) {
                for (const way of symbol === "notAsked" ? [1] : [1, -1]) {
                    drawing.moveTo(x - 4, y - 4 * way);
                    drawing.lineTo(x + 4, y + 4 * way);
                }
                drawing.stroke();
                if (symbol === "failed") return;
                drawing.beginPath();
            }
            const radius = symbol === "possible" ? 2 : symbol === "waiting" ? 3 : ["cancelled", "notAsked"].includes(symbol) ? 6.5 : 5;
            drawing.arc(x, y, radius, 0, 2 * Math.PI);
            if (symbol === "up") {
                drawing.fillStyle = colors.card;
                drawing.fill();
                drawing.stroke();
            } else if (symbol === "cancelled" || symbol === "notAsked") drawing.stroke();
            else drawing.fill();
        }

        // Arrows between visible lanes; of those that would cover each other the first one.
        function drawArrows(drawing, middle, height) {
            const [times, kinds, froms, tos] = arrows;
            const drawn = new Map();
            let count = 0;
            for (let index = firstFrom(times, axis.from); index < times.length && times[index] <= axis.to && count < MOST_ARROWS; index += 1) {
                const [from, to] = [lanes[froms[index]], lanes[tos[index]]];
                if (!isShown(from) || !isShown(to) || from.row === to.row) continue;
                const [x, start, end] = [xOf(times[index]), middle(from.row), middle(to.row)];
                if (Math.max(start, end) < 0 || Math.min(start, end) > height) continue;
                const key = `${kinds[index]} ${froms[index]} ${tos[index]}`;
                if (drawn.has(key) && x - drawn.get(key) < 4) continue;
                drawn.set(key, x);
                count += 1;
                drawArrow(drawing, x, start, end, kinds[index]);
            }
        }
        function drawArrow(drawing, x, start, end, kind) {
            const color = colors[ARROW_COLORS[kind]];
            Object.assign(drawing, { strokeStyle: color, fillStyle: color, lineWidth: 1.25, globalAlpha: .85 });
            drawing.setLineDash(kind === 0 ? [3, 3] : []);
            const way = Math.sign(end - start), bulge = 10 + Math.min(Math.abs(end - start) * .12, 26);
            drawing.beginPath();
            drawing.moveTo(x + 2, start + 5 * way);
            drawing.quadraticCurveTo(x + bulge, (start + end) / 2, x + 4, end - 5 * way);
            drawing.stroke();
            drawing.setLineDash([]);
            const angle = Math.atan2((end - start) / 2 - 5 * way, 4 - bulge);
            drawing.translate(x + 3, end - 4 * way);
            drawing.rotate(angle);
            drawing.beginPath();
            drawing.moveTo(2, 0);
            drawing.lineTo(-6, -3.5);
            drawing.lineTo(-6, 3.5);
            drawing.fill();
            drawing.rotate(-angle);
            drawing.translate(-x - 3, -end + 4 * way);
            drawing.globalAlpha = 1;
        }

        """#
}
