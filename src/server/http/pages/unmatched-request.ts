import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../../contract/errors.ts";
import { publicPathOf } from "../../../contract/public/public-addresses.ts";
import { SERVER_PATHS } from "../../../contract/public/reserved-paths.ts";
import { isPageAddress, isReserved, pathOf, queryOf } from "../request/request-path.ts";
import type { Route } from "../route.ts";
import { keptOf } from "./refused-form.ts";

/** `isOddlySpelled`: the address is spelled as no page's is, so the 404 page is shown. */
export type PageHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  isOddlySpelled?: boolean,
) => Promise<FastifyReply>;

// A person who followed a bad link, as opposed to a program: pictures, scripts and fetches ask for other things.
const wantsPage = (request: FastifyRequest): boolean => request.headers.accept?.includes("text/html") === true;

/** The methods an API path answers to; empty for a path that does not exist. */
const methodsOf = (routes: readonly Route[], apiBase: string) => {
  const known = routes.map(({ endpoint: { method, path } }) => ({
    method,
    pattern: new RegExp(`^${apiBase}${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[\\w-]+")}$`),
  }));
  return (path: string) => known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
};

/**
 * The address of the page that a path with a slash at its end is meant for; of a public page also with further slashes
 * in it, or in other letters. Undefined if it is spelled as it should be, or means no page.
 */
function spelledRight(path: string, reserved: readonly string[]): string | undefined {
  const right = publicPathOf(path.replace(/\/{2,}/g, "/").replace(/\/$/, "")) ?? path.replace(/(?<=[^/])\/$/, "");
  return right !== path && isPageAddress(right, reserved) && !isReserved(path, reserved) ? right : undefined;
}

/**
 * Answers requests that no route matches: a page for a page's address (the console routes on its own), else 405 or
 * 404 in the envelope. A GET of the address that a plain form posts to is redirected to the form's page. API and file
 * addresses never fall through to HTML (HD-06).
 */
export function answerUnmatched(routes: readonly Route[], apiBase: string, page: PageHandler | null) {
  const methods = methodsOf(routes, apiBase);
  const formPageAt = (path: string) =>
    routes.find(({ endpoint }) => endpoint.formPage && `${apiBase}${endpoint.path}` === path)?.endpoint.formPage;
  // The calls of §7 without the API's base are a client's mistake, except /sys, where the console has pages too.
  const reserved = [apiBase, ...SERVER_PATHS];
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const right = isRead && page ? spelledRight(path, reserved) : undefined;
    if (right) {
      const query = new URLSearchParams(queryOf(request)).toString();
      reply.type("text/plain; charset=utf-8"); // of the empty body; "no-store" stands by default
      return reply.redirect(query ? `${right}?${query}` : right, 301);
    }
    if (isPageAddress(path, reserved)) {
      if (isRead && page) return page(request, reply);
      if (page) throw refused(reply, ["GET", "HEAD"]);
    }
    if (isRead && page && wantsPage(request) && !isReserved(path, reserved)) return page(request, reply, true);
    const form = isRead && page && wantsPage(request) ? formPageAt(path) : undefined;
    if (form) {
      const kept = keptOf(form, Object.fromEntries(new URLSearchParams(queryOf(request)))).toString();
      return reply.header("cache-control", "no-store").redirect(kept ? `${form.path}?${kept}` : form.path, 303);
    }
    const allowed = methods(path);
    throw allowed.length > 0 ? refused(reply, allowed) : new Failure("unknownAddress");
  };
}

const refused = (reply: FastifyReply, allowed: readonly string[]): Failure => {
  reply.header("allow", [...new Set(allowed)].join(", "));
  return new Failure("wrongMethod");
};
