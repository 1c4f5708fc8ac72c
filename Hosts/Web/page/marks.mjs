// Marks over a scene: fingers as circles; the view that was hit, and the cause that a card names, as outlines.

/// The radius of a finger, in points.
export const RADIUS = 22;

/// The painter of the marks of one canvas.
export class Marks {
    constructor(canvas) {
        this.canvas = canvas;
        this.isEmpty = true;
    }

    resize({ width, height }, scale) {
        Object.assign(this.canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
        this.scale = scale;
        this.isEmpty = true;
    }

    /// Shows fingers, `{x, y, finger}`, and outlines, eight coordinates each: of views that were hit, and of the views of causes.
    show(fingers, outlines, causes) {
        const c = this.canvas.getContext("2d");
        const isEmpty = fingers.length + outlines.length + causes.length === 0;
        if (isEmpty && this.isEmpty) return;
        c.setTransform(1, 0, 0, 1, 0, 0);
        c.clearRect(0, 0, this.canvas.width, this.canvas.height);
        c.scale(this.scale, this.scale);
        const style = getComputedStyle(this.canvas);
        for (const corners of outlines) this.outline(c, corners, style.getPropertyValue("--hit"));
        c.setLineDash([8, 4]);
        for (const corners of causes) this.outline(c, corners, style.getPropertyValue("--bad"), 4);
        c.setLineDash([]);
        for (const finger of fingers) this.finger(c, finger, style.getPropertyValue("--finger"));
        this.isEmpty = isEmpty;
    }

    outline(c, corners, color, lineWidth = 2) {
        c.beginPath();
        for (let index = 0; index < 8; index += 2) c.lineTo(corners[index], corners[index + 1]);
        c.closePath();
        Object.assign(c, { strokeStyle: color, lineWidth, lineJoin: "round" });
        c.stroke();
    }

    finger(c, { x, y, finger }, color) {
        c.beginPath();
        c.arc(x, y, RADIUS, 0, 2 * Math.PI);
        Object.assign(c, { fillStyle: color, strokeStyle: color, lineWidth: 2, globalAlpha: 0.2 });
        c.fill();
        c.globalAlpha = 1;
        c.stroke();
        if (finger === undefined) return;
        // Above the finger, which covers its middle.
        Object.assign(c, { font: "600 12px system-ui, sans-serif", textAlign: "center", fillStyle: color });
        c.fillText(finger, x, y - RADIUS - 6);
    }
}
