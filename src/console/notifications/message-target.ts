import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
import { openPage } from "../routing/navigation.ts";

/**
 * Address that a message may lead to: an internal route, or an https URL without credentials (W5). Undefined otherwise.
 */
export function targetOf(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (/^https:/i.test(url)) return URL.canParse(url) && new URL(url).username === "" ? new URL(url).href : undefined;
  return safeRedirect(url);
}

/** Opens a target: an internal page in its tab, an https URL in a new window without an opener. */
export function openTarget(url: string | undefined): void {
  const target = targetOf(url);
  if (target !== undefined) openPage(target);
}
