import type { SettleInData } from "../portal/settle-in/form-values.ts";
import { readPageData } from "../web/document/page-data.ts";
// Makes the build emit the face that the styles name.
import "../web/theme/fonts.css";

/*
 * The public pages are drawn by the server and work without scripts. Where a page declares a live part (`isLive`), this makes it live:
 * the same part once more, in the place where the server drew it, from what stands there. What that takes is fetched when the page has
 * nothing else to do, or at the first sign of somebody, and drawn in pieces: a slow telephone shows and scrolls the page meanwhile (§7).
 */
const PARTS = {
  "settle-in": async () => (await import("../portal/settle-in/SettleIn.tsx")).SettleIn,
  application: async () => (await import("../portal/settle-in/Status.tsx")).Status,
};

const LATEST = 1_000; // ms
const SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "scroll"] as const;

const makeLive = async (place: HTMLElement): Promise<void> => {
  const { island = "", content = "{}" } = place.dataset;
  if (!Object.hasOwn(PARTS, island)) return;
  const [{ startTransition }, { createRoot }, { keepPressedInPlace }, Part] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("../web/press/keep-pressed-in-place.ts"),
    PARTS[island as keyof typeof PARTS](),
  ]);
  const data = { ...(JSON.parse(content) as SettleInData), apiBase: readPageData().apiBase };
  keepPressedInPlace();
  const root = createRoot(place);
  startTransition(() => root.render(<Part data={data} isReady />));
};

const stop = new AbortController();
const start = () => {
  if (stop.signal.aborted) return;
  stop.abort();
  for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) void makeLive(place);
};
for (const sign of SIGNS) addEventListener(sign, start, { signal: stop.signal, passive: true, capture: true });
// Not every browser tells when it is idle.
if ("requestIdleCallback" in globalThis) requestIdleCallback(start, { timeout: LATEST });
else setTimeout(start, 0);
