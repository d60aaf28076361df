import type { WorkerScope } from "./worker-scope.web.ts";

/* Served in place of the offline worker where the operator switched it off: it forgets what was kept and takes itself away. */

declare const self: WorkerScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => {
  const forget = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
