import { PUBLIC_PATHS, PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
import type { PageAddress } from "./portal-page.ts";

/** Where a visitor of the home page wanted to go before signing in (§4), checked (W8); every way to sign in from there keeps it. */
export const wantedAt = ({ path, query }: Pick<PageAddress, "path" | "query">): string | undefined =>
  path === PUBLIC_ROOT || path === PUBLIC_PATHS.home ? safeRedirect(query.get("redirect")) : undefined;
