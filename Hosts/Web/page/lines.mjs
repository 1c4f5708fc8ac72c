// Breaks text into lines that fit into a width, and cuts what is left over.

// The line break modes: 0 words, 1 characters, 2 clipped, 3 … 5 an ellipsis at the head, the tail or in the middle.
const [CHARACTERS, CLIPPED, HEAD, TAIL] = [1, 2, 3, 4];
/// The tolerance of a width, in points: fonts differ from those for which a label was made.
const TOLERANCE = 0.5;
/// The number of texts whose lines are kept.
const KEPT = 500;

/// The lines of texts that were measured.
export class Lines {
    known = new Map();

    /// Returns the lines of a text in the font of a context: at most `most`, 0 for any number; `mode` is the line break mode.
    broken(context, text, { width, mode, most }) {
        const key = `${context.font}\n${width} ${mode} ${most}\n${text}`;
        const known = this.known.get(key);
        if (known) return known;
        if (this.known.size >= KEPT) this.known.clear();
        const measure = (part) => context.measureText(part).width;
        const lines = brokenLines(text, { fits: (part) => measure(part) <= width + TOLERANCE, mode, most });
        this.known.set(key, lines);
        return lines;
    }
}

/// Returns the lines of a text; `fits(part)` returns a Boolean value that indicates whether a part fits into the width.
export function brokenLines(text, { fits, mode, most }) {
    const isBroken = mode !== CLIPPED;
    const paragraphs = text.split("\n").map((paragraph, index, all) => (index < all.length - 1 ? `${paragraph}\n` : paragraph));
    const parts = paragraphs.flatMap((paragraph) => (isBroken ? [...paragraphParts(paragraph, fits, mode)] : [paragraph]));
    const lines = parts.map((part) => part.trimEnd());
    if (most === 0 || lines.length <= most) return lines;
    const kept = lines.slice(0, most);
    // The rest of the text belongs to the last line, of which it is cut off.
    if (mode >= HEAD) kept[most - 1] = shortened(parts.slice(most - 1).join("").replaceAll("\n", " ").trimEnd(), fits, mode);
    return kept;
}

/// Returns the parts of a paragraph for one line each; together they are the paragraph.
function* paragraphParts(paragraph, fits, mode) {
    let line = "";
    for (const piece of mode === CHARACTERS ? Array.from(paragraph) : words(paragraph)) {
        if (fits((line + piece).trimEnd())) {
            line += piece;
            continue;
        }
        if (line) yield line;
        line = piece;
        // A word that is wider than the line is broken as well.
        while (!fits(line.trimEnd()) && line.length > 1) {
            const head = longest(Array.from(line), (characters) => fits(characters.join(""))).join("");
            yield head;
            line = line.slice(head.length);
        }
    }
    yield line;
}

/// Returns the words of a text, each with the spaces behind it.
const words = (text) => text.match(/\S*\s*/g).filter((word) => word);

/// Returns the longest beginning that fits, of at least one element.
function longest(elements, fits) {
    let [least, most] = [1, elements.length];
    while (least < most) {
        const middle = Math.ceil((least + most) / 2);
        if (fits(elements.slice(0, middle))) least = middle;
        else most = middle - 1;
    }
    return elements.slice(0, least);
}

/// Returns a text with an ellipsis in place of its beginning, middle or end.
function shortened(text, fits, mode) {
    const characters = Array.from(text);
    const cut = (kept) => {
        if (mode === HEAD) return `…${characters.slice(characters.length - kept).join("").trimStart()}`;
        if (mode === TAIL) return `${characters.slice(0, kept).join("").trimEnd()}…`;
        const head = Math.ceil(kept / 2);
        return `${characters.slice(0, head).join("").trimEnd()}…${characters.slice(characters.length - (kept - head)).join("").trimStart()}`;
    };
    if (fits(text)) return text;
    return cut(longest(characters, (kept) => fits(cut(kept.length))).length);
}
