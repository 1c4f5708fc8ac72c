// Keeps the files of the page, so that it works offline. Scripts/page build completes the two lines below.

const files = [];
const version = "development";

const name = `touchstone ${version}`;

self.addEventListener("install", (event) => {
    const keep = async () => {
        const cache = await caches.open(name);
        // Not from the browser's own cache, which may have those of the version before.
        await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
        await self.skipWaiting();
    };
    event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
    const forget = async () => {
        const others = (await caches.keys()).filter((other) => other.startsWith("touchstone ") && other !== name);
        await Promise.all(others.map((other) => caches.delete(other)));
    };
    event.waitUntil(forget());
});

self.addEventListener("fetch", (event) => {
    if (event.request.method !== "GET" || files.length === 0) return;
    const answer = async () => {
        const cache = await caches.open(name);
        return (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
    };
    event.respondWith(answer());
});
