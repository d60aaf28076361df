import { randomBytes } from "node:crypto";
import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isMachineFile, type FailedPage, type PageRequest, type Renderer } from "../../../contract/page-render.ts";
import type { SiteFeatures } from "../../../contract/site-features.ts";
import type { RateLimit } from "../admission/rate-limit.ts";
import { handleFailure, isTooMany } from "../answer/answer-failure.ts";
import type { MadeAnswer } from "../answer/prepared-answer.ts";
import { byContent, byNonce, pagePolicy } from "../answer/security-headers.ts";
import { rasterizeSvg } from "../files/rasterize-svg.ts";
import type { Route } from "../route.ts";
import type { KeptForms } from "./kept-forms.ts";
import { inProcessCalls } from "./in-process-calls.ts";
import { fileHeaders, pageHeaders } from "./page-headers.ts";
import type { ParsedPageRequest } from "./parse-page-request.ts";
import { rememberLanguage } from "./page-language.ts";
import { openPreview, withPreview, type FindPreview } from "./preview-grant.ts";
import { siteDataOf, siteDataOfFailure, type SiteSource } from "./site-data.ts";

export interface DrawingOptions extends SiteSource {
  readonly apiBase: string;
  /** Origin of websockets, when it is configured (HD-02). */
  readonly socketOrigin: string | null;
  readonly features: SiteFeatures;
  /** The public endpoints that pages read from. */
  readonly routes: readonly Route[];
  readonly rateLimit: RateLimit;
  /** Placeholder colours and descriptions of pictures. */
  readonly pictures?: PageRequest["pictures"];
  /** Absent: what was typed into a form that is refused stands in the answer alone. */
  readonly keptForms?: KeptForms;
  readonly previews?: FindPreview;
}

/** The built program that draws, and what its pages name. */
export interface Built {
  readonly renderer: Renderer;
  readonly assets: PageRequest["assets"];
  readonly version: string;
  /** Address for reports of policy violations. */
  readonly reports: string;
}

/** Throws, instead of drawing an error page, for a file of machines, a spent budget, and a refused form. */
export type DrawPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  pageRequest: ParsedPageRequest & Pick<PageRequest, "refusedForm">,
) => Promise<MadeAnswer>;

// HD-07: a redirect never leads to another site, whatever the renderer returned.
const ownPath = (location: string): string => (/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(location) ? location : "/");

/** Draws a page under a policy with a fresh nonce (HD-02, HD-05); when that fails, a page that says why. */
export function pageDrawer(options: DrawingOptions, { renderer, assets, version, reports }: Built): DrawPage {
  const { apiBase, features, socketOrigin, previews, pictures = async () => ({}) } = options;
  const askIn = inProcessCalls(options.routes, options.rateLimit);

  const drawAs = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pageRequest: Parameters<DrawPage>[2],
    failed?: FailedPage,
  ): Promise<MadeAnswer> => {
    const { language, path } = pageRequest;
    const nonce = randomBytes(18).toString("base64");
    const { settings, words, isMissing } = await (failed
      ? siteDataOfFailure(pageRequest, options)
      : siteDataOf(pageRequest, options, renderer));
    const { grant, preview } = failed ? {} : await openPreview(request, reply, pageRequest, previews);
    const page = {
      ...pageRequest,
      ...(preview ? { preview } : {}),
      ...(failed ? { failed } : {}),
      apiBase,
      version,
      settings,
      features,
      words,
      nonce,
      assets,
      pictures,
    };
    const drawing = async () => renderer.renderPage({ ...page, ask: askIn(request, reply, language) });
    const drawn = await (grant ? withPreview(grant, drawing) : drawing());
    const { status, body, type, cache, location, inlineScripts, picture } = drawn;
    if (drawn.rememberLanguage) rememberLanguage(request, reply, drawn.rememberLanguage);
    const policy = pagePolicy(inlineScripts ? byContent(inlineScripts) : byNonce(nonce), socketOrigin, reports);
    return {
      status: isMissing ? 404 : status,
      body: picture ? await rasterizeSvg(body, picture) : body,
      headers: {
        ...(type === undefined ? { ...pageHeaders(policy, reports), "content-language": language } : fileHeaders(type)),
        ...(location === undefined ? {} : { location: ownPath(location) }),
        ...(failed?.retryAfter === undefined ? {} : { refresh: String(failed.retryAfter) }),
      },
      ...(isMachineFile(path) ? {} : { vary: "Cookie" }),
      isCached: cache === "public" && status === 200,
      isCachedHere: pageRequest.isUnknown && status === 404,
    };
  };

  return async (request, reply, pageRequest) => {
    try {
      return await drawAs(request, reply, pageRequest);
    } catch (error) {
      if (isMachineFile(pageRequest.path) || isTooMany(error) || request.method === "POST") throw error;
      const { reason } = handleFailure(error, request, reply).failure;
      // Random, so that not all pages reload at the same moment.
      const again = reason === "unavailable" ? { retryAfter: 5 + Math.floor(Math.random() * 5) } : {};
      return drawAs(request, reply, pageRequest, { reason, requestId: request.id, ...again });
    }
  };
}
