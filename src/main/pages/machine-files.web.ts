import type { RasterizedSvg, PageRequest, PageResult } from "../../contract/page-render.ts";
import { SHARE_SIZE } from "../../contract/public/picture-sizes.ts";
import { isLanguage } from "../../contract/text.ts";
import { siteMark } from "../../portal/seo/site-icon.ts";
import { FEED_FORMS, feedText, type FeedForm } from "../../portal/seo/write-feed.ts";
import { manifest } from "../../portal/offline/manifest.ts";
// oxlint-disable-next-line import/default -- the build makes a text of it (scripts/build/inline-script.ts)
import offlineWorker from "../../portal/offline/offline-worker.web.ts?script";
// oxlint-disable-next-line import/default -- as above
import removeWorker from "../../portal/offline/remove-worker.web.ts?script";
import { robots } from "../../portal/seo/robots-txt.ts";
import { sharePicture } from "../../portal/seo/share-picture.tsx";
import { sitemapIndex, sitemapPart } from "../../portal/seo/sitemap.ts";
import { FEEDS, PORTAL_PAGES } from "../../portal/pages.ts";

type Made = (Pick<PageResult, "body" | "type" | "picture"> & Partial<Pick<PageResult, "status">>) | undefined;
type Make = (request: PageRequest, part: string) => Made | Promise<Made>;

const XML = "application/xml; charset=utf-8";

// Rendered from the vector at this size, so that it is not upscaled.
const drawn = (svg: string, picture: RasterizedSvg): Made => ({
  body: svg.replace(/^<svg (?!width)/, `<svg width="${picture.width}" height="${picture.height}" `),
  type: picture.type,
  picture,
});
const icon =
  (side: number, options?: Parameters<typeof siteMark>[1], type: RasterizedSvg["type"] = "image/png"): Make =>
  ({ themeColor }) =>
    drawn(siteMark(themeColor, options), { type, width: side, height: side });

/** A sitemap needs absolute URLs. */
const NAMELESS = {
  status: 404,
  body: "The sitemap needs the site's own address: the operator sets PUBLIC_URL.\n",
  type: "text/plain; charset=utf-8",
} as const;

const FILES: Readonly<Record<string, Make>> = {
  "/robots.txt": ({ origin }) => ({ body: robots(origin, PORTAL_PAGES), type: "text/plain; charset=utf-8" }),
  "/sitemap.xml": async ({ ask, origin }) =>
    origin === "" ? NAMELESS : { body: await sitemapIndex(ask, origin), type: XML },
  "/manifest.webmanifest": ({ settings, language, themeColor }) => ({
    body: manifest(settings["sys.name"] ?? "", language, themeColor),
    type: "application/manifest+json; charset=utf-8",
  }),
  "/sw.js": ({ features }) => ({
    body: features.hasOfflinePages ? offlineWorker : removeWorker,
    type: "text/javascript; charset=utf-8",
  }),
  "/favicon.svg": ({ themeColor }) => ({ body: siteMark(themeColor), type: "image/svg+xml; charset=utf-8" }),
  "/favicon.ico": icon(48, {}, "image/x-icon"),
  "/apple-touch-icon.png": icon(180, { round: 0, inset: 3 }),
  "/icon-192.png": icon(192),
  "/icon-512.png": icon(512),
  "/icon-maskable-512.png": icon(512, { round: 0, inset: 5 }),
  "/share.jpg": ({ themeColor }) => drawn(sharePicture(themeColor), { type: "image/jpeg", ...SHARE_SIZE }),
};

const FOLDERS: readonly { readonly pattern: RegExp; readonly make: Make }[] = [
  {
    pattern: /^\/sitemap\/([a-z0-9_-]+)\.xml$/,
    async make({ ask, origin }, name) {
      if (origin === "") return NAMELESS;
      const body = await sitemapPart(ask, origin, name, PORTAL_PAGES);
      return body === undefined ? undefined : { body, type: XML };
    },
  },
  {
    pattern: /^\/feeds\/(.+)$/,
    async make({ ask, origin, settings }, address) {
      const [, language, name = "", form = ""] = /^(\w+)\/(\w+)\.(\w+)$/.exec(address) ?? [];
      const feed = FEEDS.find((each) => each.name === name);
      if (!feed || !isLanguage(language) || !Object.hasOwn(FEED_FORMS, form)) return undefined;
      const asked = { ask, origin, language, siteName: settings["sys.name"] ?? "", feed };
      const body = await feedText({ ...asked, form: form as FeedForm });
      return { body, type: `${FEED_FORMS[form as FeedForm]}; charset=utf-8` };
    },
  },
];

/**
 * Files for programs beside the pages, such as the sitemap; the answer is the same for everybody, whatever cookies they
 * send.
 */
export async function renderMachineFile(request: PageRequest): Promise<PageResult> {
  const { path } = request;
  const folder = FOLDERS.find(({ pattern }) => pattern.test(path));
  const make = FILES[path] ?? folder?.make;
  const made = await make?.(request, folder?.pattern.exec(path)?.[1] ?? "");
  return made
    ? { status: 200, cache: "public", ...made }
    : { status: 404, body: "", type: "text/plain; charset=utf-8" };
}
