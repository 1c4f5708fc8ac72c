// The launcher's cards as markup: the page shows them before its module is there.

import { escaped } from "./svg.mjs";

const sentence = (text) => (text ? text[0].toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".") : "");
const address = ({ name }) => escaped(`#scene=${encodeURIComponent(name)}`);

/// Returns the parts of a list whose neighbors have the same value of a key.
function runs(scenes, key) {
    const parts = [];
    for (const scene of scenes) {
        if (parts.length > 0 && key(parts.at(-1)[0]) === key(scene)) parts.at(-1).push(scene);
        else parts.push([scene]);
    }
    return parts;
}

/// Returns the markup of a module's scenes, in its order, by group and family.
/// - picture: returns the name of the file with a scene's picture; `undefined` for none.
export function cards(scenes, picture) {
    const image = (scene) => {
        const file = picture(scene);
        return file ? `<img src="${escaped(file)}" alt="" width="${scene.width}" height="${scene.height}" loading="lazy">` : "";
    };
    const card = (scene) => `<li><a href="${address(scene)}">${image(scene)}<h3>${escaped(scene.title)}</h3><p>${escaped(sentence(scene.hint || scene.summary))}</p></a></li>`;
    const family = ([first, ...rest]) =>
        `<li><details><summary>${image(first)}<h3>${escaped(first.family)}</h3><p>${rest.length + 1} scenes</p></summary><ul>\n`
        + [first, ...rest].map((scene) => `<li><a href="${address(scene)}"><span>${escaped(scene.title)}</span></a></li>`).join("\n") + "\n</ul></details></li>";
    return runs(scenes, ({ group }) => group).map((group, index) => {
        const heading = group[0].group;
        const items = runs(group, ({ family, name }) => family || `scene ${name}`).flatMap((some) => (some[0].family ? [family(some)] : some.map(card)));
        const label = heading ? ` aria-labelledby="group-${index}"` : ' aria-label="Scenes"';
        return `<section${label}>${heading ? `<h2 id="group-${index}">${escaped(heading)}</h2>` : ""}<ul>\n${items.join("\n")}\n</ul></section>`;
    }).join("\n");
}
