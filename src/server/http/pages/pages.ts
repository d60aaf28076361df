import { join } from "node:path";
import { pathToFileURL } from "node:url";
import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { KEPT_FORM } from "../../../contract/kept-form.ts";
import { isMachineFile, type Renderer } from "../../../contract/page-render.ts";
import { isPublicPath } from "../../../contract/public/public-addresses.ts";
import { asVisitor, type Turn, type VisitorGate } from "../admission/as-visitor.ts";
import { answerPlainly, handleFailure, isTooMany } from "../answer/answer-failure.ts";
import { encodeFor } from "../answer/content-encoding.ts";
import { prepareUncached, sendPrepared } from "../answer/prepared-answer.ts";
import type { PublicCache } from "../answer/public-cache.ts";
import { PLAIN_PAGE_POLICY } from "../answer/security-headers.ts";
import { pageDrawer, type DrawingOptions } from "./draw-page.ts";
import { pageHeaders } from "./page-headers.ts";
import { keepAskedLanguage } from "./page-language.ts";
import { readBuildVersion, readPageAssets } from "./page-assets.ts";
import { isPublicAddress, pageRequestParser, PREVIEW, type ParsedPageRequest } from "./parse-page-request.ts";
import { policyReportsAt } from "./policy-reports.ts";
import type { PageHandler } from "./unmatched-request.ts";
import { formPages, type RedirectToForm } from "./refused-form.ts";
import { isVisit, type OnVisit } from "./visits.ts";
import { waitPage } from "./wait-page.ts";

export interface PagesOptions extends DrawingOptions, VisitorGate {
  /** The build's folder, with `web` and `ssr` in it. */
  readonly dist: string;
  /** The operator's name for the site, where it is set. */
  readonly publicUrl: string | null;
  readonly publicCache: PublicCache;
  /** Absent: visits are not counted. */
  readonly onVisit?: OnVisit;
}

const load = async (dist: string): Promise<Renderer> =>
  (await import(pathToFileURL(join(dist, "ssr", "render.js")).href)) as Renderer;

/**
 * Cache key of an answer that is the same for everybody. Files for machines (sitemap, feeds) have one entry for each
 * path, whatever the query.
 */
function cacheKey({ origin, path, query, isUnknown, language, colorScheme, themeColor }: ParsedPageRequest): string {
  const address = isMachineFile(path) ? path : isUnknown ? "stray" : `${path}?${query.toString()}`;
  return [origin, address, language, colorScheme, themeColor].join(" ");
}

interface Spent {
  readonly error: unknown;
  /** Address for reports of policy violations. */
  readonly reports: string;
}

/** Answers a spent budget with a page that opens again by itself. */
function askToWait(
  request: FastifyRequest,
  reply: FastifyReply,
  pageRequest: ParsedPageRequest,
  { error, reports }: Spent,
): FastifyReply {
  const { details } = handleFailure(error, request, reply).failure;
  const seconds = Math.ceil(details.retryAfter ?? 1);
  const address = pageRequest.query.size > 0 ? `${pageRequest.path}?${pageRequest.query.toString()}` : pageRequest.path;
  return reply
    .code(429)
    .headers({ ...pageHeaders(PLAIN_PAGE_POLICY, reports), refresh: String(seconds), "cache-control": "no-store" })
    .send(waitPage({ ...pageRequest, address, seconds }));
}

export interface Pages {
  /** Answers page addresses with the built renderer's HTML, kept where it is the same for everybody. */
  readonly page: PageHandler;
  readonly redirectToForm: RedirectToForm;
}

export async function createPages(options: PagesOptions): Promise<Pages> {
  const { dist, apiBase, publicUrl, publicCache, onVisit } = options;
  const renderer = await load(dist);
  const reports = policyReportsAt(apiBase);
  const [assets, version] = [readPageAssets(join(dist, "web")), readBuildVersion(join(dist, "web"))];
  const draw = pageDrawer(options, { renderer, assets, version, reports });
  const parsePageRequest = pageRequestParser(renderer.declaredQuery, publicUrl);
  const forms = formPages({ ...options, ...renderer, draw, parsePageRequest, reports });

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pageRequest: ParsedPageRequest,
    turn: Turn,
  ): Promise<FastifyReply> => {
    const isOwn =
      pageRequest.hasToken ||
      !(pageRequest.isUnknown || isPublicAddress(pageRequest.path)) ||
      pageRequest.query.has(PREVIEW) ||
      pageRequest.query.has(KEPT_FORM);
    // Compressing an uncached answer is charged to the requester, as rendering it is.
    const make = async () => {
      const drawn = await draw(request, reply, { ...pageRequest, ...(await forms.typedBefore(request, pageRequest)) });
      return !isOwn && (drawn.isCached || drawn.isCachedHere === true)
        ? drawn
        : { ...drawn, encoded: await encodeFor(request, drawn.body) };
    };
    if (isOwn) return sendPrepared(request, reply, prepareUncached(await turn(make)));
    return sendPrepared(request, reply, await publicCache(cacheKey(pageRequest), turn, make));
  };

  const page: PageHandler = async (request, reply, isOddlySpelled = false) => {
    const pageRequest = parsePageRequest(request, isOddlySpelled);
    const { path, query, language } = pageRequest;
    if (isPublicPath(path) && query.get("lang") === language) keepAskedLanguage(request, reply, pageRequest);
    try {
      const answered = await asVisitor(request, options, (turn) => answer(request, reply, pageRequest, turn));
      if (onVisit && isVisit(request, reply, pageRequest)) onVisit(path);
      return answered;
    } catch (error) {
      if (isMachineFile(path)) return answerPlainly(error, request, reply, language);
      if (!isTooMany(error)) throw error;
      return askToWait(request, reply, pageRequest, { error, reports });
    }
  };
  return { page, redirectToForm: forms.redirectToForm };
}
