import type { WorkerScope } from "./worker-scope.web.ts";

/* Served in place of the offline worker where the operator switched it off: it forgets what was kept and takes itself away. */

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => {
  const forget = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await worker.registration.unregister();
  };
  event.waitUntil(forget());
});
