import type { WorkerScope } from "./worker-scope.web.ts";

/* Served as /sw.js when the operator switched the offline worker off: deletes the caches and unregisters itself. */

declare const self: WorkerScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => {
  const forget = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
