extension HTMLScript {
    /// The chart as a drawing of SVG, for a file and for paper.
    static let vector = #"""
        // The part of a canvas's interface that the chart uses; it makes elements of SVG.
        class Vector {
            #root; #group; #path = ""; #dash = ""; #stack = []; #clips = 0; #move = [0, 0, 0];
            fillStyle = "#000"; strokeStyle = "#000"; lineWidth = 1; globalAlpha = 1; font = ""; textAlign = "left"; lineCap = "butt";
            constructor(width, height, title) {
                this.#root = this.#make("svg", { width, height, viewBox: `0 0 ${width} ${height}`, "font-family": "system-ui, sans-serif" });
                this.#root.append(this.#make("title", {}, title));
                this.#group = this.#root;
            }
            get element() { return this.#root; }
            // The slash is written as a code: the page contains no address, and a test looks for one.
            #make(name, attributes, text = "") {
                const made = document.createElementNS("http:\u002f/www.w3.org/2000/svg", name);
                for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, String(value));
                made.textContent = text;
                return made;
            }
            #add(name, attributes, text) {
                const [x, y, angle] = this.#move;
                const transform = Math.abs(x) + Math.abs(y) + Math.abs(angle) > 1e-6 ? `translate(${round(x)} ${round(y)}) rotate(${round(angle * 180 / Math.PI)})` : undefined;
                this.#group.append(this.#make(name, { ...attributes, transform, opacity: this.globalAlpha < 1 ? this.globalAlpha : undefined }, text));
            }
            beginPath() { this.#path = ""; }
            moveTo(x, y) { this.#path += `M${round(x)} ${round(y)}`; }
            lineTo(x, y) { this.#path += `${this.#path ? "L" : "M"}${round(x)} ${round(y)}`; }
            quadraticCurveTo(cx, cy, x, y) { this.#path += `Q${round(cx)} ${round(cy)} ${round(x)} ${round(y)}`; }
            arc(x, y, radius) { this.#path += `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`; }
            rect(x, y, width, height) { this.#path += `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`; }
            fill() { this.#add("path", { d: this.#path, fill: this.fillStyle }); }
            stroke() {
                this.#add("path", { d: this.#path, fill: "none", stroke: this.strokeStyle, "stroke-width": this.lineWidth, "stroke-dasharray": this.#dash || undefined, "stroke-linecap": this.lineCap });
            }
            fillRect(x, y, width, height) { this.#add("path", { d: `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`, fill: this.fillStyle }); }
            fillText(text, x, y) {
                const size = /(\d+)px/.exec(this.font)?.[1] ?? 12, anchor = { center: "middle", right: "end" }[this.textAlign];
                this.#add("text", { x: round(x), y: round(y), fill: this.fillStyle, "font-size": size, "text-anchor": anchor }, text);
            }
            setLineDash(list) { this.#dash = list.join(" "); }
            translate(x, y) { this.#move = [this.#move[0] + x, this.#move[1] + y, this.#move[2]]; }
            rotate(angle) { this.#move[2] += angle; }
            save() { this.#stack.push(this.#group); }
            clip() {
                const id = `clip-${++this.#clips}`, clip = this.#make("clipPath", { id }), group = this.#make("g", { "clip-path": `url(#${id})` });
                clip.append(this.#make("path", { d: this.#path }));
                this.#group.append(clip, group);
                this.#group = group;
            }
            restore() { this.#group = this.#stack.pop(); }
        }
        const round = (value) => Math.round(value * 100) / 100;

        // The rows of the visible time, however high they are, as wide as a page of paper.
        function vector() {
            const { left, width: room } = axis;
            Object.assign(axis, { left: 250, width: 850 });
            const names = axis.left - 10, width = names + axis.width + 26, head = 26, height = head + rows.length * ROW;
            const drawing = new Vector(width, height, data.title);
            drawing.fillStyle = colors.card;
            drawing.fillRect(0, 0, width, height);
            drawing.font = "11px";
            drawing.textAlign = "center";
            drawTicks(drawing, head, true);
            drawTicks(drawing, height, false);
            const middle = (row) => head + row * ROW + ROW / 2;
            drawBand(drawing, names, width, head, height, () => {
                drawRows(drawing, 0, rows.length, middle, width);
                drawArrows(drawing, middle, height);
                drawRange(drawing, height);
            });
            rows.forEach((row, index) => {
                const text = row.heading ?? (row.lanes.length > 1 ? "" : row.lanes[0].name);
                Object.assign(drawing, { font: row.heading ? "11px" : "13px", textAlign: "left", fillStyle: row.heading ? colors.soft : colors.ink });
                drawing.fillText(text, 8, middle(index) + 4);
            });
            Object.assign(axis, { left, width: room });
            return drawing.element;
        }
        function save() {
            layRows();
            const text = new XMLSerializer().serializeToString(vector());
            const link = make("a", "", { download: `${data.title || "timeline"}.svg`, href: URL.createObjectURL(new Blob([text], { type: "image/svg+xml" })) });
            link.click();
            setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
        }
        element("save").addEventListener("click", save);

        // On paper: the chart of the visible time, light, and what was decided in it.
        const MOST_PRINTED = 1_000;
        addEventListener("beforeprint", () => {
            const theme = root.dataset.theme ?? "";
            root.dataset.theme = "light";
            readColors();
            layRows();
            const [from, to] = range ? [range.from, range.to] : [axis.from, axis.to];
            const rows = everyIndex(decisionTimes.length, (row) => decisionTimes[row] >= from && decisionTimes[row] <= to);
            const list = document.createElement("ol");
            for (const row of rows.slice(0, MOST_PRINTED)) {
                const line = document.createElement("li");
                line.append(make("b", data.words[decisionSubjects[row]]), `: ${data.words[decisionTexts[row]]} `, make("small", seconds(decisionTimes[row])));
                line.value = decisionNumbers[row];
                list.append(line);
            }
            element("paper").replaceChildren(vector(), list, ...(rows.length > MOST_PRINTED ? [make("p", element("paper").dataset.more)] : []));
            setColors(theme);
        });
        addEventListener("afterprint", () => element("paper").replaceChildren());

        """#
}
