// Removes from the page's files what only their readers need: comments, indentation, ends of lines, and semicolons for which these stand.

/// Returns a module or style sheet without the lines that are comments, and without indentation.
///
/// It knows no grammar: a line that begins with `//` is a comment, and a text must not go on in the next line.
export function stripped(name, text) {
    if (name.endsWith(".css")) return lines(text.replace(/\/\*.*?\*\//gs, "")).join("\n");
    if (name.endsWith(".mjs")) return lines(text).filter((line) => !line.startsWith("//")).join("\n");
    return text;
}

/// Returns a script without the semicolons before a line that begins with a word or ends a block, where the end of a line is one, and without the ends
/// of lines behind and before brackets.
export const shortened = (text) => text.replace(/;\n(?=[a-z}])(?!(?:in|instanceof|of)\b)/gi, "\n").replace(/([[{(,])\n/g, "$1").replace(/\n(?=[}\])])/g, "");

const lines = (text) => text.split("\n").map((line) => line.trim()).filter((line) => line);
