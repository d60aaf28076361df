import { join } from "node:path";
import { pathToFileURL } from "node:url";
import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { KEPT_FORM } from "../../../contract/kept-form.ts";
import { isMachineFile, type Renderer } from "../../../contract/page-render.ts";
import { isPublicPath } from "../../../contract/public/public-addresses.ts";
import type { FairTurn } from "../admission/fair-queue.ts";
import type { RefusalDelay } from "../admission/refusal-delay.ts";
import type { RenderWithin } from "../admission/render-budget.ts";
import { answerPlainly, handleFailure } from "../answer/answer-failure.ts";
import { encodeFor } from "../answer/content-encoding.ts";
import { sendCached, uncachedAnswer, type PublicCache } from "../answer/public-cache.ts";
import { PLAIN_PAGE_POLICY } from "../answer/security-headers.ts";
import { networkOf } from "../connection/network-of.ts";
import { isTooMany, pageDrawer, pageHeaders, type DrawingOptions } from "./draw-page.ts";
import { keepAskedLanguage } from "./page-language.ts";
import { readBuildVersion, readPageAssets } from "./page-assets.ts";
import { isPublicAddress, pageRequestParser, PREVIEW, type ParsedPageRequest } from "./parse-page-request.ts";
import { policyReportsAt } from "./policy-reports.ts";
import type { PageHandler } from "./page-or-not-found.ts";
import { formPages, type AnswerForm } from "./refused-form.ts";
import { isVisit, type OnVisit } from "./visits.ts";
import { waitPage } from "./wait-page.ts";

export interface PagesOptions extends DrawingOptions {
  /** The build's folder, with `web` and `ssr` in it. */
  readonly dist: string;
  /** The operator's name for the site, where it is set. */
  readonly publicUrl: string | null;
  readonly publicCache: PublicCache;
  /** Counts rendering of uncached pages against the requesting address. */
  readonly renderWithin: RenderWithin;
  readonly delayRefusal: RefusalDelay;
  readonly fairTurn: FairTurn;
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
  look: ParsedPageRequest,
  { error, reports }: Spent,
): FastifyReply {
  const { details } = handleFailure(error, request, reply).failure;
  const seconds = Math.ceil(details.retryAfter ?? 1);
  const address = look.query.size > 0 ? `${look.path}?${look.query.toString()}` : look.path;
  return reply
    .code(429)
    .headers({ ...pageHeaders(PLAIN_PAGE_POLICY, reports), refresh: String(seconds), "cache-control": "no-store" })
    .send(waitPage({ ...look, address, seconds }));
}

export interface Pages {
  /** Answers page addresses with the built renderer's HTML, kept where it is the same for everybody. */
  readonly page: PageHandler;
  readonly answerForm: AnswerForm;
}

export async function createPages(options: PagesOptions): Promise<Pages> {
  const { dist, apiBase, publicUrl, publicCache, rateLimit, renderWithin, delayRefusal, fairTurn, onVisit } = options;
  const renderer = await load(dist);
  const reports = policyReportsAt(apiBase);
  const [assets, version] = [readPageAssets(join(dist, "web")), readBuildVersion(join(dist, "web"))];
  const draw = pageDrawer(options, { renderer, assets, version, reports });
  const lookAt = pageRequestParser(renderer.declaredQuery, publicUrl);
  const forms = formPages({ ...options, ...renderer, draw, lookAt, reports });

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    look: ParsedPageRequest,
  ): Promise<FastifyReply> => {
    const turn = <R>(work: () => Promise<R>) => renderWithin(networkOf(request.ip), work);
    const isOwn =
      look.hasToken ||
      !(look.isUnknown || isPublicAddress(look.path)) ||
      look.query.has(PREVIEW) ||
      look.query.has(KEPT_FORM);
    // Compressing an uncached answer is charged to the requester, as rendering it is.
    const make = async () => {
      const drawn = await draw(request, reply, { ...look, ...(await forms.typedBefore(request, look)) });
      return !isOwn && (drawn.isCached || drawn.isCachedHere === true)
        ? drawn
        : { ...drawn, encoded: await encodeFor(request, drawn.body) };
    };
    if (isOwn) return sendCached(request, reply, uncachedAnswer(await turn(make)));
    return sendCached(request, reply, await publicCache(cacheKey(look), turn, make));
  };

  const page: PageHandler = async (request, reply, isOddlySpelled = false) => {
    const look = lookAt(request, isOddlySpelled);
    const { path, query, language } = look;
    if (isPublicPath(path) && query.get("lang") === language) keepAskedLanguage(request, reply, look);
    try {
      const network = networkOf(request.ip);
      await rateLimit("address", network);
      await fairTurn(network);
      const answered = await answer(request, reply, look);
      if (onVisit && isVisit(request, reply, look)) onVisit(path);
      return answered;
    } catch (error) {
      if (isTooMany(error)) await delayRefusal();
      if (isMachineFile(path)) return answerPlainly(error, request, reply, language);
      if (!isTooMany(error)) throw error;
      return askToWait(request, reply, look, { error, reports });
    }
  };
  return { page, answerForm: forms.answerForm };
}
