extension HTMLScript {
    /// The bars between the panes, which fingers and arrow keys move; and the marks of the legend.
    static let panes = #"""
        // A bar moves a share of the window's length, in percent.
        function divide(id, name, isRow, least, most) {
            const bar = element(id), frame = document.querySelector("main");
            const set = (percent) => {
                const share = Math.round(Math.min(Math.max(percent, least), most));
                frame.style.setProperty(name, `${share}%`);
                bar.setAttribute("aria-valuenow", String(share));
            };
            const place = ({ clientX, clientY }) => {
                const { left, top, width, height } = frame.getBoundingClientRect();
                return isRow ? (clientY - top) / height * 100 : (left + width - clientX) / width * 100;
            };
            bar.setAttribute("aria-valuemin", String(least));
            bar.setAttribute("aria-valuemax", String(most));
            bar.addEventListener("pointerdown", (event) => {
                event.preventDefault();
                bar.focus();
                bar.setPointerCapture(event.pointerId);
            });
            bar.addEventListener("pointermove", (event) => { if (bar.hasPointerCapture(event.pointerId)) set(place(event)); });
            bar.addEventListener("keydown", (event) => {
                const way = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: 1, ArrowRight: -1 }[event.key];
                if (way === undefined || (event.key === "ArrowUp" || event.key === "ArrowDown") !== isRow) return;
                event.preventDefault();
                event.stopPropagation();
                set(Number(bar.getAttribute("aria-valuenow")) + way * 2);
            });
        }
        divide("split-rows", "--screen", true, 10, 80);
        divide("split-columns", "--aside", false, 15, 60);

        // The legend: each mark as the chart draws it, with its meaning.
        function drawLegend() {
            element("marks").replaceChildren(...data.legend.flatMap(([heading, marks]) => [make("dt", heading), ...marks.map(([symbols, meaning]) => {
                const line = document.createElement("dd"), canvas = document.createElement("canvas");
                const drawing = context(canvas, 16 * symbols.length + 8, 18);
                drawing.lineCap = "round";
                symbols.forEach((symbol, index) => {
                    const name = data.symbols[symbol], x = 12 + index * 16;
                    if (["line", "going", "possible", "waiting"].includes(name)) drawRun(drawing, name, x - 8, x + 8, 9); else drawSymbol(drawing, name, x, 9);
                });
                line.append(canvas, make("span", meaning));
                return line;
            })]));
        }

        """#
}
