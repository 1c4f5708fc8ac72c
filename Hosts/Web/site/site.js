// A field that finds pages by name, and scenes that run in pages. Without it there are links.

const site = new URL(".", document.currentScript.src);
/// The number of pages that are shown.
const MOST = 30;

/// The pages: title and address.
let pages;
async function read() {
    const response = await fetch(new URL("names.txt", site));
    if (!response.ok) throw new Error(`names.txt: ${response.status}`);
    let folder = "";
    return (await response.text()).trimEnd().split("\n").flatMap((line) => {
        if (line.startsWith("/") && line.endsWith("/")) {
            folder = line.slice(1);
            return [];
        }
        const [title, name = title.toLowerCase()] = line.split("\t");
        return [{ title, address: folder + (name.includes("#") ? name : `${name}.html`) }];
    });
}

/// Returns the pages whose titles have a text: those first that begin with it, the shorter ones first.
function found(all, text) {
    const wanted = text.trim().toLowerCase();
    if (wanted === "") return [];
    const rank = ({ title }) => (title.toLowerCase().startsWith(wanted) ? 0 : 1000) + title.length;
    return all.filter(({ title }) => title.toLowerCase().includes(wanted)).sort((a, b) => rank(a) - rank(b)).slice(0, MOST);
}

const make = (name, attributes, ...children) => {
    const element = Object.assign(document.createElement(name), attributes);
    element.append(...children);
    return element;
};

function addField(nav) {
    const field = make("input", { type: "search", placeholder: "Type, member or rule", autocomplete: "off" });
    field.setAttribute("aria-label", "Find a page");
    const list = make("ol", { hidden: true });
    const show = async () => {
        pages ??= read();
        const { value } = field;
        const hits = await pages.then((all) => found(all, value), () => { pages = undefined; return []; });
        if (value !== field.value) return;
        const item = ({ title, address }) => make("li", {}, make("a", { href: new URL(address, site) }, title, make("small", {}, address.split(/[/.]/).slice(1, -1).join(" › "))));
        list.replaceChildren(...hits.length > 0 || value.trim() === "" ? hits.map(item) : [make("li", {}, "No page has this name.")]);
        list.hidden = value.trim() === "";
    };
    field.addEventListener("input", show);
    field.addEventListener("keydown", ({ key, isComposing }) => { if (key === "Enter" && !isComposing) list.querySelector("a")?.click(); });
    const box = make("div", {}, field, list);
    box.addEventListener("keydown", ({ key }) => {
        if (key !== "Escape" || list.hidden) return;
        list.hidden = true;
        field.focus();
    });
    nav.append(box);
}

for (const nav of document.querySelectorAll("body > nav")) addField(nav);

// The first scene to which an article links runs below the link once it comes in sight, until another is chosen. On the first page a chosen one takes the
// place of the picture.
const links = document.querySelectorAll("a[target=scene]");
const figure = document.querySelector("figure");
const frame = make("iframe", { loading: "lazy", title: "The scene, to touch" });
const run = (link) => {
    // A frame that is in a page would keep the scene of before in its history.
    frame.remove();
    frame.src = link.href;
    figure?.querySelector("a")?.remove();
    if (figure) figure.prepend(frame);
    else link.closest("p").after(frame);
};
if (links.length > 0 && !figure) run(links[0]);
for (const link of links) {
    link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        run(link);
        frame.focus();
        frame.scrollIntoView({ block: "nearest" });
    });
}
