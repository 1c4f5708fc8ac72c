// Elements made in code. Texts become text nodes: nothing of a scene, a file or a link is read as markup.

/// Returns an element with attributes and children; a child that is a string is a text.
export function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
    }
    made.append(...children);
    return made;
}

/// Returns the elements of the page with these identifiers, by identifier.
export const elements = (...ids) => Object.fromEntries(ids.map((id) => [id, document.getElementById(id)]));
