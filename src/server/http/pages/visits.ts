import type { FastifyReply, FastifyRequest } from "fastify";
import { isPublicPath } from "../../../contract/public/public-addresses.ts";
import { PREVIEW, type ParsedPageRequest } from "./parse-page-request.ts";

/** Told of each visit of a public page, by its path. Nothing about the visitor is passed on. */
export type OnVisit = (path: string) => void;

/** Programs that name themselves as such; all known search engines, link previews and monitors do. CUBOT makes phones. */
const ROBOT =
  /(?<!\bcu)bot(?:\b|[/_-])|crawl|spider|slurp|archiv|preview|facebookexternalhit|whatsapp|monitor|uptime|lighthouse|headless|curl|wget|python|java\/|go-http|okhttp|node|undici|httpclient/i;

const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOT.test(userAgent);

const AS_ANSWERED: ReadonlySet<number> = new Set([200, 304]);

/**
 * True where a person opened a public page: not for robots, prefetches, requests of scripts, previews of drafts or
 * signed-in staff. Uses what every request carries and leaves nothing in the browser.
 */
export function isVisit(request: FastifyRequest, reply: FastifyReply, pageRequest: ParsedPageRequest): boolean {
  const { headers, method } = request;
  const mode = headers["sec-fetch-mode"];
  return (
    method === "GET" &&
    AS_ANSWERED.has(reply.statusCode) &&
    isPublicPath(pageRequest.path) &&
    !pageRequest.isUnknown &&
    !pageRequest.hasToken &&
    !pageRequest.query.has(PREVIEW) &&
    (mode === undefined || mode === "navigate") &&
    headers["sec-purpose"] === undefined &&
    headers["purpose"] === undefined &&
    !isRobot(headers["user-agent"])
  );
}
