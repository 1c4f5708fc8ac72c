// Drawn fingers: translucent discs with the way that they came.

import { RADIUS } from "./marks.mjs";

/// The time in which a part of a way fades, in milliseconds.
const FADE = 700;
const SAMPLE = /(\d+):(\w+)@(-?[\d.]+),(-?[\d.]+)/g;

/// Returns the contacts of a line of a trace: `{ id, phase, x, y }`; none if it is no input.
export function contacts(line) {
    if (!line.startsWith("frame ", line.indexOf(" ") + 1)) return [];
    return Array.from(line.matchAll(SAMPLE), ([, id, phase, x, y]) => ({ id, phase, x: Number(x), y: Number(y) }));
}

/// The fingers on one canvas.
export class Trails {
    /// The number of lines that were read.
    count = 0;
    /// The ways, the latest last: `{ id, points: [{ x, y, at }], isDown }`.
    ways = [];

    constructor(canvas, now = () => performance.now()) {
        Object.assign(this, { canvas, now });
    }

    /// Shows what a module received, over the picture of a painter.
    show(module, painter) {
        const now = this.now();
        if (this.count < module.recordCount) {
            for (const line of module.records(this.count)) for (const contact of contacts(line)) this.take(contact, now);
            this.count = module.recordCount;
        }
        for (const way of this.ways) way.points = way.points.filter(({ at }, index) => at > now - FADE || (way.isDown && index === way.points.length - 1));
        this.ways = this.ways.filter(({ points }) => points.length > 0);
        this.draw(now, painter);
    }

    take({ id, phase, x, y }, at) {
        let way = this.ways.findLast((way) => way.id === id && way.isDown);
        if (!way) this.ways.push(way = { id, points: [], isDown: true });
        way.points.push({ x, y, at });
        if (phase === "ended" || phase === "cancelled") way.isDown = false;
    }

    draw(now, { canvas: { width, height }, scale }) {
        Object.assign(this.canvas, { width, height });
        const c = this.canvas.getContext("2d");
        c.setTransform(scale, 0, 0, scale, 0, 0);
        const color = getComputedStyle(document.documentElement).getPropertyValue("--finger");
        Object.assign(c, { strokeStyle: color, fillStyle: color });
        for (const { points, isDown } of this.ways) {
            const last = points.at(-1);
            points.forEach((point, index) => {
                if (index === 0) return;
                const left = 1 - (now - point.at) / FADE;
                Object.assign(c, { globalAlpha: 0.5 * Math.max(0, left), lineWidth: 2 + 10 * Math.max(0, left) });
                c.beginPath();
                c.moveTo(points[index - 1].x, points[index - 1].y);
                c.lineTo(point.x, point.y);
                c.stroke();
            });
            // A finger that was lifted leaves a ring, which grows.
            const gone = isDown ? 0 : Math.min(1, (now - last.at) / FADE);
            c.beginPath();
            c.arc(last.x, last.y, RADIUS * (1 + 0.6 * gone), 0, 2 * Math.PI);
            Object.assign(c, { globalAlpha: (isDown ? 0.45 : 0.25) * (1 - gone), lineWidth: 2 });
            c.fill();
            c.globalAlpha = 1 - gone;
            c.stroke();
        }
    }
}
