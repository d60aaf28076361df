import type { ServedApplicationData } from "../portal/application/application-values.ts";
import { readPageData } from "../web/document/page-data.ts";
// Imported so that the build emits the font file that the styles name.
import "../web/theme/fonts.css";

/*
 * The server renders the public pages, which work without scripts. This program renders the live part of a page
 * (`isLive`) again, over the server's, from the data in the page. The code is fetched when the page is idle or at the
 * first input, and rendered in time slices, so that a slow phone can scroll meanwhile (§7).
 */
const PARTS = {
  "application-form": async () => (await import("../portal/application/ApplicationForm.tsx")).ApplicationForm,
  "application-status": async () => (await import("../portal/application/Status.tsx")).Status,
};

const LATEST = 1_000; // ms
const SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "scroll"] as const;

const makeLive = async (host: HTMLElement): Promise<void> => {
  const { island = "", content = "{}" } = host.dataset;
  if (!Object.hasOwn(PARTS, island)) return;
  const [{ startTransition }, { createRoot }, { keepPressedInPlace }, Part] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("../web/press/keep-pressed-in-place.ts"),
    PARTS[island as keyof typeof PARTS](),
  ]);
  const data = { ...(JSON.parse(content) as ServedApplicationData), apiBase: readPageData().apiBase };
  keepPressedInPlace();
  const root = createRoot(host);
  startTransition(() => root.render(<Part data={data} isReady />));
};

// Validation messages are in the page's language, not in the browser's.
addEventListener(
  "invalid",
  ({ target }) => {
    if (target instanceof HTMLInputElement && target.title !== "" && target.validity.patternMismatch)
      target.setCustomValidity(target.title);
  },
  true,
);
addEventListener("input", ({ target }) => target instanceof HTMLInputElement && target.setCustomValidity(""), true);

const stop = new AbortController();
const start = () => {
  if (stop.signal.aborted) return;
  stop.abort();
  for (const host of document.querySelectorAll<HTMLElement>("[data-island]")) void makeLive(host);
};
for (const sign of SIGNS) addEventListener(sign, start, { signal: stop.signal, passive: true, capture: true });
// Safari has no requestIdleCallback.
if ("requestIdleCallback" in globalThis) requestIdleCallback(start, { timeout: LATEST });
else setTimeout(start, 0);
