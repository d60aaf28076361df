import { isPublicPath, PUBLIC_PATHS } from "../../contract/public/public-addresses.ts";
import type { WorkerScope } from "./worker-scope.web.ts";

/*
 * Service worker of the public pages. It handles only navigations below /home; pictures, calls, the sign-in page and
 * the console are never intercepted. Online it changes nothing; offline it shows the page as last read, or a page that
 * says there is no network.
 */

const KEPT = "pages-1";
const OFFLINE = PUBLIC_PATHS.offline;
const MAX_PAGES = 30; // pages; those unread for longest are dropped

declare const self: WorkerScope;

/** Caches the offline page in the reader's present language, which their cookie tells the server. */
const keepOffline = async (): Promise<void> => {
  const answer = await fetch(OFFLINE, { credentials: "same-origin", cache: "no-store" });
  if (answer.ok) await (await caches.open(KEPT)).put(OFFLINE, answer);
};

const isForAll = (answer: Response): boolean =>
  answer.ok && !answer.redirected && !/no-store/.test(answer.headers.get("cache-control") ?? "no-store");

async function remember(request: Request, answer: Response): Promise<void> {
  const kept = await caches.open(KEPT);
  // A page that was withdrawn is removed from the cache.
  if (!isForAll(answer)) return void (await kept.delete(request));
  const offline = await kept.match(OFFLINE);
  if (offline?.headers.get("content-language") !== answer.headers.get("content-language")) await keepOffline();
  await kept.delete(request); // so that it is put last, as the one read most recently
  await kept.put(request, answer);
  const pages = (await kept.keys()).filter(({ url }) => new URL(url).pathname !== OFFLINE);
  await Promise.all(pages.slice(0, -MAX_PAGES).map((page) => kept.delete(page)));
}

self.addEventListener("install", (event) => event.waitUntil(keepOffline().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => name !== KEPT);
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  // Pages opened before the worker was installed are cached too.
  const rememberOpen = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const { url } of open.filter((page) => isPublicPath(new URL(page.url).pathname))) {
      const request = new Request(url);
      await remember(request, await fetch(request));
    }
  };
  event.waitUntil(Promise.all([forget(), self.clients.claim(), rememberOpen()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isPage = request.mode === "navigate" && request.method === "GET" && origin === location.origin;
  if (!isPage || !isPublicPath(pathname)) return;
  const open = async (): Promise<Response> => {
    try {
      const answer = await fetch(request);
      event.waitUntil(remember(request, answer.clone()));
      return answer;
    } catch {
      const kept = await caches.open(KEPT);
      return (await kept.match(request)) ?? (await kept.match(OFFLINE)) ?? Response.error();
    }
  };
  event.respondWith(open());
});
