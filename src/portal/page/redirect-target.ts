import { PUBLIC_PATHS, PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import { safeRedirect } from "../../web/navigation/safe-redirect.ts";
import type { PageAddress } from "./portal-page.ts";

/**
 * Address a visitor of the home page wanted to open before signing in (§4), checked (W8); every link to sign in on that
 * page keeps it.
 */
export const redirectTarget = ({ path, query }: Pick<PageAddress, "path" | "query">): string | undefined =>
  path === PUBLIC_ROOT || path === PUBLIC_PATHS.home ? safeRedirect(query.get("redirect")) : undefined;
