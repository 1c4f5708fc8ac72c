// An app of its own that fills the page: <canvas id="app" data-module="App.wasm" tabindex="0"></canvas> and this script.

import { Module } from "./module.mjs";
import { observeSize } from "./screen.mjs";
import { Session } from "./session.mjs";

const canvas = document.getElementById("app");
const session = new Session(await Module.load(canvas.dataset.module), canvas);
const size = () => ({ width: canvas.clientWidth, height: canvas.clientHeight });
session.start(0, size(), devicePixelRatio);
observeSize(canvas, () => session.resize(size(), devicePixelRatio));
