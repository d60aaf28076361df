import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
import { openPage } from "../routing/navigation.ts";

/** Where a message leads, as far as it may be followed: an internal route, or an https address (W5). Undefined: nowhere. */
export function targetOf(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (/^https:/i.test(url)) return URL.canParse(url) && new URL(url).username === "" ? new URL(url).href : undefined;
  return safeRedirect(url);
}

/** Opens a target: a page in its tab, an https address in a window of its own that knows nothing of this one. */
export function openTarget(url: string | undefined): void {
  const target = targetOf(url);
  if (target !== undefined) openPage(target);
}
