import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Renderer } from "../../src/contract/page-render.ts";
import { BUILT_RENDERER } from "./dev-build.ts";

/** Replaces `dist/ssr/render.js` and imports the renderer again after it was rebuilt. */
const load = async () => {
  const { mtimeMs } = await stat(BUILT_RENDERER);
  const renderer = (await import(`${pathToFileURL(BUILT_RENDERER).href}?${mtimeMs}`)) as Renderer;
  return { mtimeMs, renderer };
};

let latest = await load();

export const renderPage: Renderer["renderPage"] = async (request) => {
  if ((await stat(BUILT_RENDERER)).mtimeMs !== latest.mtimeMs) latest = await load();
  // without `cache`, or the server would go on sending the page as rendered before
  const { cache: _, ...drawn } = await latest.renderer.renderPage(request);
  return drawn;
};
export const declaredQuery: Renderer["declaredQuery"] = (path, query) => latest.renderer.declaredQuery(path, query);
export const hasConsolePage: Renderer["hasConsolePage"] = (path, menu) => latest.renderer.hasConsolePage(path, menu);
