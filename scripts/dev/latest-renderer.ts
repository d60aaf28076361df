import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Renderer } from "../../src/contract/public/page-render.ts";
import { BUILT_RENDERER } from "./dev-build.ts";

/** Stands in the place of the built `dist/ssr/render.js`: reads it again when it was built again meanwhile. */
const load = async () => {
  const { mtimeMs } = await stat(BUILT_RENDERER);
  const renderer = (await import(`${pathToFileURL(BUILT_RENDERER).href}?${mtimeMs}`)) as Renderer;
  return { mtimeMs, renderer };
};

let latest = await load();

export const renderPage: Renderer["renderPage"] = async (request) => {
  if ((await stat(BUILT_RENDERER)).mtimeMs !== latest.mtimeMs) latest = await load();
  const { cache: _, ...drawn } = await latest.renderer.renderPage(request); // kept, it would be drawn as it was
  return drawn;
};
export const declaredQuery: Renderer["declaredQuery"] = (path, query) => latest.renderer.declaredQuery(path, query);
export const hasConsolePage: Renderer["hasConsolePage"] = (path, menu) => latest.renderer.hasConsolePage(path, menu);
