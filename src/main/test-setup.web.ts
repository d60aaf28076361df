import { onlineManager } from "@tanstack/react-query";
import { afterAll, vi } from "vitest";

/*
 * The test files of a worker share its page and the packages it has loaded; our own modules are loaded anew for each
 * file (docs/decisions/021). What a file changed on the page is undone after its last test.
 */

const LONGEST_WAIT = 10_000; // ms; Vitest's default of 1 s is too short on a busy machine
const LOOK_AGAIN = 10; // ms; with its default of 50 ms most of a test's time was waiting

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (condition, options = {}) =>
  waitFor(condition, {
    timeout: LONGEST_WAIT,
    ...(vi.isFakeTimers() ? {} : { interval: LOOK_AGAIN }), // looking again moves a fake clock by as much
    ...(typeof options === "number" ? { timeout: options } : options),
  });

const { setTimeout, setInterval, requestAnimationFrame, cancelAnimationFrame, BroadcastChannel, fetch } = globalThis;
const page = { setTimeout, setInterval, requestAnimationFrame, cancelAnimationFrame, BroadcastChannel, fetch };
const undo: (() => void)[] = [];

for (const target of [window, document]) {
  const listen = target.addEventListener;
  target.addEventListener = (...given: Parameters<EventTarget["addEventListener"]>) => {
    Reflect.apply(listen, target, given);
    undo.push(() => target.removeEventListener(given[0], given[1] as EventListener, given[2]));
  };
  undo.push(() => (target.addEventListener = listen));
}

type Begin = (...given: Parameters<typeof setTimeout>) => ReturnType<typeof setTimeout>;
const noted =
  (begin: Begin): Begin =>
  (...given) => {
    const timer = begin(...given);
    undo.push(() => clearTimeout(timer));
    return timer;
  };
class NotedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    undo.push(() => this.close());
  }
}
Object.assign(globalThis, {
  // Tests must not reach a server that happens to listen at the page's address.
  fetch: async () => {
    throw new TypeError("Failed to fetch");
  },
  setTimeout: noted(setTimeout),
  setInterval: noted(setInterval),
  BroadcastChannel: NotedChannel,
});

// Its default listener was registered for an earlier file, whose event targets are gone.
onlineManager.setEventListener((tell) => {
  const stops = (["online", "offline"] as const).map((type) => {
    const listener = () => tell(type === "online");
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  });
  return () => stops.forEach((stop) => stop());
});
onlineManager.setOnline(true);

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetModules();
  for (const each of undo) each();
  Object.assign(globalThis, page);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; Path=/; Max-Age=0`;
  document.body.replaceChildren();
  document.head.replaceChildren();
});
