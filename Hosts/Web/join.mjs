// Joins a module of the page with those that it imports into one file, which is compressed better and asked for once.
//
// Each becomes a function that is called in order and returns what it exports. What is imported by `import("./x.mjs")` becomes a file of its own, which takes
// from the first file the modules that are in it, so that each exists once.

const IMPORT = /^import (\{.*\}|\* as \w+) from "\.\/([\w-]+)\.mjs";$/;
const EXPORT = /^export ((?:async )?function|class|const) (\w+)/;
const LATER = /import\("\.\/([\w-]+)\.mjs"\)/g;

/// Returns the files by name: that of a module, first, and those that it imports later.
/// - read: returns the text of a module of this name, without comments and indentation.
export function joined(entry, read) {
    const modules = new Map();
    const all = load(entry, read, modules, []);
    const first = order(entry, modules);
    const later = [...new Set(all.flatMap((name) => modules.get(name).later))];
    const shared = new Set();
    const files = later.map((name) => {
        const own = order(name, modules).filter((part) => !first.includes(part));
        const taken = [...new Set(own.flatMap((part) => modules.get(part).imported))].filter((part) => first.includes(part));
        for (const part of taken) shared.add(part);
        const imports = taken.length === 0 ? [] : [`import { ${taken.map(variable).join(", ")} } from "./${entry}.mjs";`];
        const { exported } = modules.get(name);
        const result = `const { ${exported.join(", ")} } = ${variable(name)};\nexport { ${exported.join(", ")} };`;
        return [`${name}.mjs`, [...imports, ...own.map((part) => wrapped(part, modules)), result].join("\n")];
    });
    const parts = first.map((part) => (part === entry && !shared.has(part) ? modules.get(part).body : wrapped(part, modules)));
    if (shared.size > 0) parts.push(`export { ${[...shared].map(variable).join(", ")} };`);
    return new Map([[`${entry}.mjs`, parts.join("\n")], ...files]);
}

const variable = (name) => `$${name}`;

/// Reads a module and those that it imports, also later; returns their names.
function load(name, read, modules, path) {
    if (path.includes(name)) throw new Error(`modules import one another: ${[...path, name].join(" → ")}`);
    if (modules.has(name)) return [];
    const module = parsed(name, read(name));
    const names = module.imported.flatMap((other) => load(other, read, modules, [...path, name]));
    modules.set(name, module);
    return [name, ...names, ...module.later.flatMap((other) => load(other, read, modules, []))];
}

/// Returns a module and those that it imports, each behind what it imports.
function order(name, modules, known = []) {
    for (const other of modules.get(name).imported) if (!known.includes(other)) order(other, modules, known);
    known.push(name);
    return known;
}

function parsed(name, text) {
    const imported = [], exported = [], body = [];
    for (const line of text.split("\n")) {
        const [, names, other] = IMPORT.exec(line) ?? [];
        const [, kind, own] = EXPORT.exec(line) ?? [];
        if (other) {
            imported.push(other);
            body.push(`const ${names.replace("* as ", "").replaceAll(" as ", ": ")} = ${variable(other)};`);
        } else if (kind) {
            exported.push(own);
            body.push(line.slice("export ".length));
        } else if (/^(import|export)\b(?!\()/.test(line)) throw new Error(`${name}.mjs: '${line}' cannot be joined`);
        else body.push(line);
    }
    return { imported, exported, body: body.join("\n"), later: Array.from(text.matchAll(LATER), ([, other]) => other) };
}

function wrapped(name, modules) {
    const { body, exported } = modules.get(name);
    return `const ${variable(name)} = (() => {\n${body}\nreturn { ${exported.join(", ")} };\n})();`;
}
