extension HTMLScript {
    /// The screen at the chosen instant: the outlines of the views, and the fingers with the way that they came.
    static let picture = #"""
        const TRAIL = 400_000;
        const screenSize = (() => {
            if (data.screen) return data.screen;
            const sides = (list) => list.reduce((most, values) => values.reduce((one, other) => Math.max(one, other), most), 1000) + 200;
            return [sides(paths.map(({ xs }) => xs)), sides(paths.map(({ ys }) => ys))];
        })();

        // The fingers that are down at the chosen instant, with their places in tenths of a point.
        function fingersNow() {
            const list = [];
            for (const path of paths) {
                const { name, view, isOver, times, xs, ys } = path;
                if (times[0] > now) break;
                if (isOver && times[times.length - 1] <= now) continue;
                const last = lastTo(times, now);
                const trail = [];
                for (let index = last; index >= 0 && times[index] >= now - TRAIL && trail.length < 200; index -= 1) trail.push([xs[index], ys[index]]);
                list.push({ name, view, x: xs[last], y: ys[last], trail, path });
            }
            return list;
        }

        // What the app showed, as images of its drawings; some are kept, since it takes a moment to make one.
        const pictureTimes = Float64Array.from(data.pictures, ([time]) => time), images = new Map();
        let latest;
        function imageNow() {
            const index = lastTo(pictureTimes, now);
            if (index < 0) return undefined;
            if (!images.has(index)) {
                const image = new Image();
                image.onload = () => {
                    image.isReady = true;
                    invalidate();
                };
                image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(data.pictures[index][1].map((line) => data.elements[line]).join("\n"))}`;
                if (images.size >= 24) images.delete(images.keys().next().value);
                images.set(index, image);
            }
            if (images.get(index).isReady) latest = images.get(index);
            return latest;
        }

        // The place of the screen on the canvas.
        let shownAt;
        // Opens the card of the finger at a place of the canvas, or of the view in front there that has a lane.
        element("picture").addEventListener("click", ({ offsetX, offsetY }) => {
            const { left, top, scale } = shownAt, [x, y] = [(offsetX - left) / scale, (offsetY - top) / scale];
            const finger = fingersNow().find((one) => Math.hypot(one.x - x, one.y - y) * scale < 22);
            const laneOf = (outline) => lanes.find((lane) => kindOf(lane) === "views" && lane.name === outline.name);
            const view = outlines.findLast((outline) => {
                const corners = cornersAt(outline, now);
                return corners?.length === 8 && contains(corners, x, y) && laneOf(outline);
            });
            if (finger) openLane(fingerLanes.find(({ name }) => name === finger.name), now);
            else if (view) openLane(laneOf(view), now);
        });

        function drawPicture() {
            const canvas = element("picture"), box = element("screen").getBoundingClientRect();
            const drawing = context(canvas, Math.floor(box.width), Math.floor(box.height));
            const [wide, high] = screenSize;
            const scale = Math.min((box.width - 4) / wide, (box.height - 4) / high);
            const [left, top] = [(box.width - wide * scale) / 2, (box.height - high * scale) / 2];
            const place = (x, y) => [left + x * scale, top + y * scale];
            shownAt = { left, top, scale };
            drawing.fillStyle = colors.card;
            drawing.strokeStyle = colors.line;
            drawing.lineWidth = 1;
            drawing.fillRect(left, top, wide * scale, high * scale);
            drawing.strokeRect(left, top, wide * scale, high * scale);
            const fingers = fingersNow();
            drawing.save();
            drawing.beginPath();
            drawing.rect(left, top, wide * scale, high * scale);
            drawing.clip();
            const image = imageNow();
            if (image) drawing.drawImage(image, left, top, wide * scale, high * scale);
            const causes = new Set([...marked.lanes].filter((lane) => kindOf(lane) === "views").map(({ name }) => name));
            const hit = new Set(fingers.map(({ path }) => hitOutline(path)));
            drawOutlines(drawing, place, new Set([...hit, ...outlines.filter(({ name }) => causes.has(name))]));
            if (outlines.length === 0) {
                Object.assign(drawing, { font: "12px system-ui, sans-serif", fillStyle: colors.soft, textAlign: "left" });
                drawing.fillText("The trace has no outlines of views.", left + 8, top + high * scale - 8, wide * scale - 16);
            }
            drawing.restore();
            for (const finger of fingers) drawFinger(drawing, place, finger, [left, left + wide * scale]);
            const described = fingers.map(({ name, view, x, y }) => `${name} at ${Math.round(x / 10)}, ${Math.round(y / 10)} on ${view ?? "nothing"}`);
            const label = `The screen at ${seconds(now)}: ${described.length > 0 ? described.join("; ") : "no finger is down"}`;
            if (canvas.getAttribute("aria-label") !== label) canvas.setAttribute("aria-label", label);
        }
        const cornersAt = ({ times, corners }, instant) => corners[lastTo(times, instant)];
        // Whether a place is inside of four corners: on one side of all edges.
        function contains(corners, x, y) {
            const sides = [0, 2, 4, 6].map((at) => {
                const [left, top, right, bottom] = [corners[at], corners[at + 1], corners[(at + 2) % 8], corners[(at + 3) % 8]];
                return (right - left) * (y - top) - (bottom - top) * (x - left);
            });
            return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
        }
        // The view on which a finger came down: views may share a name, and the last one is in front.
        function hitOutline({ view, times, xs, ys }) {
            const named = outlines.filter((outline) => outline.name === view && lastTo(outline.times, times[0]) >= 0);
            return named.findLast((outline) => contains(cornersAt(outline, times[0]), xs[0], ys[0])) ?? named.at(-1);
        }
        function drawOutlines(drawing, place, hit) {
            for (const outline of outlines) {
                const corners = cornersAt(outline, now);
                if (!corners) continue;
                drawing.beginPath();
                for (let corner = 0; corner < corners.length; corner += 2) drawing.lineTo(...place(corners[corner], corners[corner + 1]));
                drawing.closePath();
                const isHit = hit.has(outline);
                drawing.strokeStyle = isHit ? colors.hit : colors.soft;
                drawing.lineWidth = isHit ? 2 : 1;
                drawing.globalAlpha = isHit ? 1 : latest ? .15 : .55;
                drawing.stroke();
                if (isHit) {
                    drawing.globalAlpha = latest ? .06 : .12;
                    drawing.fillStyle = colors.hit;
                    drawing.fill();
                }
                drawing.globalAlpha = 1;
            }
        }
        function drawFinger(drawing, place, { name, view, x, y, trail }, [left, right]) {
            const [over, down] = place(x, y);
            Object.assign(drawing, { strokeStyle: colors.finger, fillStyle: colors.finger, lineWidth: 3, globalAlpha: .35 });
            drawing.beginPath();
            for (const point of trail) drawing.lineTo(...place(...point));
            drawing.stroke();
            drawing.globalAlpha = 1;
            drawing.beginPath();
            drawing.arc(over, down, 11, 0, 2 * Math.PI);
            drawing.fill();
            drawing.globalAlpha = 1;
            Object.assign(drawing, { font: "600 11px system-ui, sans-serif", fillStyle: colors.card, textAlign: "center" });
            drawing.fillText(name.replace(/^\D+/, "").slice(0, 4), over, down + 4, 20);
            const text = (view ?? "hit nothing").slice(0, 40);
            Object.assign(drawing, { font: "12px system-ui, sans-serif", fillStyle: colors.ink, strokeStyle: colors.card, lineWidth: 3 });
            const width = drawing.measureText(text).width;
            const middle = Math.min(Math.max(over, left + width / 2 + 4), right - width / 2 - 4);
            drawing.strokeText(text, middle, down - 17);
            drawing.fillText(text, middle, down - 17);
        }

        """#
}
