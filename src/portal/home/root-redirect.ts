import { PUBLIC_PATHS, PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import type { PageAddress } from "../page/portal-page.ts";

/** `/home` leads to the home page, unless a visitor must sign in first, which its `redirect` parameter says (§2, §4). */
export const rootRedirect = ({ path, query }: Pick<PageAddress, "path" | "query">): string | undefined =>
  path === PUBLIC_ROOT && !query.has("redirect") ? PUBLIC_PATHS.home : undefined;
