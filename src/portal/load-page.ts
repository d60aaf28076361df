import { ERRORS } from "../contract/errors.ts";
import type { PageRequest } from "../contract/page-render.ts";
import { failedPage, NOT_FOUND_PAGE, pastEndPage } from "./frame/state-pages.tsx";
import { PORTAL_PAGES } from "./pages.ts";
import { addressWith, type PageAddress, type PortalPage } from "./page/portal-page.ts";

/** Finds the page of an address and loads its data. A page past a list's end is a 404 that leads to the list's start. */
export async function loadPage(
  request: PageRequest,
  address: PageAddress,
): Promise<{ page: PortalPage; data: unknown; status: number }> {
  if (request.failed)
    return { page: failedPage(request.failed), data: null, status: ERRORS[request.failed.reason].status };
  const page = request.isUnknown ? undefined : PORTAL_PAGES.find(({ path }) => path === request.path);
  const data = await page?.load(request.ask, address);
  if (page && data !== undefined) return { page, data, status: 200 };
  const { query } = address;
  if (!page || !query.has("page")) return { page: NOT_FOUND_PAGE, data: null, status: 404 };
  const start = addressWith(address, { page: undefined });
  const first = await page.load(request.ask, { ...address, query: new URLSearchParams(start.split("?")[1]) });
  return { page: first === undefined ? NOT_FOUND_PAGE : pastEndPage(start), data: null, status: 404 };
}
