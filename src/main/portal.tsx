import { createRoot } from "react-dom/client";
import type { SettleInData } from "../portal/settle-in/form-values.ts";
import { readPageData } from "../web/document/page-data.ts";
// Makes the build emit the face that the styles name.
import "../web/theme/fonts.css";

/*
 * The public pages are drawn by the server and work without scripts. Where a page declares a live part (`isLive`), this makes it live:
 * the same part once more, in the place where the server drew it, from what stands there.
 */
const PARTS = {
  "settle-in": async () => (await import("../portal/settle-in/SettleIn.tsx")).SettleIn,
  application: async () => (await import("../portal/settle-in/Status.tsx")).Status,
};

const makeLive = async (place: HTMLElement): Promise<void> => {
  const { island = "", content = "{}" } = place.dataset;
  if (!Object.hasOwn(PARTS, island)) return;
  const Part = await PARTS[island as keyof typeof PARTS]();
  const data = { ...(JSON.parse(content) as SettleInData), apiBase: readPageData().apiBase };
  createRoot(place).render(<Part data={data} isReady />);
};

for (const place of document.querySelectorAll<HTMLElement>("[data-island]")) void makeLive(place);
