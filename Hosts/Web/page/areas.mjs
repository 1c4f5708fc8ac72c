// The area that a group paints, so that its surface is no larger than necessary.

/// A rectangle that grows, in pixels.
class Area {
    left = Infinity;
    top = Infinity;
    right = -Infinity;
    bottom = -Infinity;

    add(map, x, y, reach) {
        const [px, py] = [map.a * x + map.c * y + map.e, map.b * x + map.d * y + map.f];
        this.left = Math.min(this.left, px - reach);
        this.top = Math.min(this.top, py - reach);
        this.right = Math.max(this.right, px + reach);
        this.bottom = Math.max(this.bottom, py + reach);
    }
}

const product = (m, [a, b, c, d, e, f]) => ({
    a: m.a * a + m.c * b, b: m.b * a + m.d * b, c: m.a * c + m.c * d, d: m.b * c + m.d * d,
    e: m.a * e + m.c * f + m.e, f: m.b * e + m.d * f + m.f,
});
const factor = (map) => Math.sqrt(Math.max(map.a * map.a + map.b * map.b, map.c * map.c + map.d * map.d));

/// Returns the area of the commands up to the end of their group: whole pixels, relative to the surface below and within it.
/// - `words`: the words of the list, with `at` at the first command of the group.
/// - `surface`: the surface below, of which nothing outside can be seen.
export function areaOfGroup({ ints, floats, at }, map, surface) {
    const area = new Area();
    const maps = [{ a: map.a, b: map.b, c: map.c, d: map.d, e: map.e, f: map.f }];
    /// How far the shadow of each open group reaches, in pixels.
    const reaches = [0];
    const rect = (x, y, width, height, extra) => {
        for (const px of [x - extra, x + width + extra]) for (const py of [y - extra, y + height + extra]) area.add(maps.at(-1), px, py, reaches.at(-1));
    };
    const path = (reach, isPainted) => {
        for (let count = ints[at++]; count > 0; count--) {
            const points = [1, 1, 2, 3, 0][ints[at++]] ?? 0;
            for (let index = 0; index < points; index++, at += 2) {
                if (isPainted) area.add(maps.at(-1), floats[at], floats[at + 1], reach + reaches.at(-1));
            }
        }
    };
    const shadow = () => {
        const reach = 3 * floats[at + 3] + Math.hypot(floats[at + 1], floats[at + 2]);
        at += 4;
        return reach * factor(maps.at(-1));
    };
    const enter = (reach) => {
        maps.push(maps.at(-1));
        reaches.push(reaches.at(-1) + reach);
    };
    const leave = () => {
        maps.pop();
        reaches.pop();
    };
    for (let depth = 0; depth >= 0; ) {
        switch (ints[at++]) {
            case 1: enter(0); break;
            case 2: leave(); break;
            case 3: maps[maps.length - 1] = product(maps.at(-1), floats.subarray(at, at + 6)); at += 6; break;
            case 4: at += 1; path(0, false); break;
            case 5: {
                at += 2;
                depth += 1;
                enter(ints[at - 1] === 1 ? shadow() : 0);
                break;
            }
            case 7: at += 2; path(0, true); break;
            case 8: {
                const [width, join, limit] = [floats[at + 1], ints[at + 3], floats[at + 4]];
                // The tip of a miter, or the corner of a square end.
                const reach = (width / 2) * Math.max(Math.SQRT2, join === 0 ? limit : 1) * factor(maps.at(-1));
                at += 7 + ints[at + 6];
                path(reach, true);
                break;
            }
            case 9: path(shadow(), true); break;
            case 10: rect(floats[at + 1], floats[at + 2], floats[at + 3], floats[at + 4], 0); at += 6; break;
            case 11: {
                // Lines may be higher or wider than their rectangle.
                rect(floats[at + 1], floats[at + 2], floats[at + 3], floats[at + 4], 2 * floats[at + 5]);
                at += 12;
                at += 1 + Math.ceil(ints[at] / 4);
                at += 1 + Math.ceil(ints[at] / 4);
                break;
            }
            case 12: at += 1; break;
            // A gradient fills everything.
            case 13: {
                at += ints[at] === 1 ? 7 : 5;
                at += 1 + 2 * ints[at];
                Object.assign(area, { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity });
                break;
            }
            // The end of a group.
            default: depth -= 1; leave();
        }
    }
    const left = Math.max(0, Math.floor(area.left) - 1);
    const top = Math.max(0, Math.floor(area.top) - 1);
    const width = Math.min(surface.width, Math.ceil(area.right) + 1) - left;
    const height = Math.min(surface.height, Math.ceil(area.bottom) + 1) - top;
    // An empty group, or one outside of the surface, still has a surface: of one pixel.
    return width > 0 && height > 0 ? { left, top, width, height } : { left: 0, top: 0, width: 1, height: 1 };
}
