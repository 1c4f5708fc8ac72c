// Compares a canvas with the SVG of the same draw list, which the same browser paints.

// A pixel differs if a channel differs by more than this, of 255: smoothed edges are painted in two ways.
const difference = 64;
// The part of the pixels that may differ.
export const tolerance = 0.001;

// Runs in an empty page: the part of the pixels of a canvas (a data URL) that differ from an SVG, and the part of the pixels that are not of the
// SVG's commonest color, so that an empty picture is not taken for an equal one.
export async function compared(canvasURL, svg, limit) {
    const load = (url) => new Promise((resolve, reject) => {
        const image = new Image();
        image.onload = () => resolve(image);
        image.onerror = () => reject(new Error("the picture cannot be read"));
        image.src = url;
    });
    const painted = await load(canvasURL);
    const [width, height] = [painted.naturalWidth, painted.naturalHeight];
    const pixels = (image) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext("2d");
        context.fillStyle = "white";
        context.fillRect(0, 0, width, height);
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
    };
    const [a, b] = [pixels(painted), pixels(await load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`))];
    const colors = new Map();
    let differing = 0;
    for (let at = 0; at < a.length; at += 4) {
        const color = (b[at] << 16) | (b[at + 1] << 8) | b[at + 2];
        colors.set(color, (colors.get(color) ?? 0) + 1);
        const apart = Math.max(Math.abs(a[at] - b[at]), Math.abs(a[at + 1] - b[at + 1]), Math.abs(a[at + 2] - b[at + 2]));
        if (apart > limit) differing += 1;
    }
    const count = width * height;
    return { differing: differing / count, drawn: 1 - Math.max(...colors.values()) / count, width, height };
}

// Compares in a page of a browser that shows `about:blank`.
export const compare = (page, canvasURL, svg) => page.evaluate(compared, canvasURL, svg, difference);
