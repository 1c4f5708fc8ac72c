// Removes from the page's files what only their readers need: comments and indentation.

/// Returns a module or style sheet without the lines that are comments, and without indentation.
///
/// It knows no grammar: a line that begins with `//` is a comment, and a text must not go on in the next line.
export function stripped(name, text) {
    if (name.endsWith(".css")) return lines(text.replace(/\/\*.*?\*\//gs, "")).join("\n");
    if (name.endsWith(".mjs")) return lines(text).filter((line) => !line.startsWith("//")).join("\n");
    return text;
}

const lines = (text) => text.split("\n").map((line) => line.trim()).filter((line) => line);
