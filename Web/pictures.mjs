// Takes a picture of each scene on the page, in Chromium, for the documentation.
//
//     node Web/pictures.mjs FOLDER
//
// Scripts/page-pictures builds the page first.

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import * as chromium from "./test/chromium.mjs";
import { goToScene, open, openPage } from "./test/opened.mjs";

const [folder] = process.argv.slice(2);
if (!folder) {
    console.error("usage: node Web/pictures.mjs FOLDER");
    process.exit(2);
}
mkdirSync(folder, { recursive: true });
const page = await openPage(chromium);
await open(page);
let sum = 0;
for (const name of await page.tab.evaluate(() => touchstone.module.scenes.map((scene) => scene.name))) {
    const { area } = await goToScene(page, name);
    const clip = { x: Math.round(area.left), y: Math.round(area.top), width: area.width * area.scale, height: area.height * area.scale, scale: 0.5 };
    const png = await page.tab.picture({ clip });
    writeFileSync(path.join(folder, `${name}.png`), png);
    sum += png.length;
    console.log(`${name}.png`.padEnd(34), png.length);
}
console.log("all".padEnd(34), sum);
await page.end();
