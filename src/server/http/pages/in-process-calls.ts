import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Failure } from "../../../contract/errors.ts";
import type { CallInProcess } from "../../../contract/page-render.ts";
import type { Language } from "../../../contract/text.ts";
import { cookieJar } from "../request/secret-cookies.ts";
import { contextOf } from "../request/request-context.ts";
import { networkOf } from "../connection/network-of.ts";
import type { RateLimit } from "../admission/rate-limit.ts";
import type { PublicContext, Route } from "../route.ts";

const keyOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;
/** Errors that make a page a 404: an unpublished record, or an address with invalid parameters. */
const MISSING = new Set(["notFound", "invalidInput"]);

/**
 * Public calls for pages that the server renders: the same handlers and input parsing, without a caller. The built
 * renderer has its own copy of each declaration, so calls are identified by method and path.
 */
export function inProcessCalls(routes: readonly Route[], rateLimit: RateLimit) {
  const known = new Map(
    routes.filter(({ endpoint }) => endpoint.permission === "public").map((each) => [keyOf(each.endpoint), each]),
  );
  return (request: FastifyRequest, reply: FastifyReply, language: Language): CallInProcess =>
    async (endpoint, wire) => {
      const route = known.get(keyOf(endpoint));
      if (!route) throw new Error(`${keyOf(endpoint)} is no public call`);
      // An endpoint with a higher cost than a page is counted as if it had been called directly (RL-01).
      const { budget } = route.endpoint;
      if (budget) await rateLimit(budget, networkOf(request.ip));
      const given = Object.fromEntries(
        Object.entries(wire).filter(([, value]) => value !== undefined && value !== null && value !== ""),
      );
      const read = z.safeDecode(route.endpoint.input, given);
      if (!read.success) return undefined;
      const handle = route.handle as (args: unknown, context: PublicContext) => Promise<never>;
      try {
        const context = contextOf(request, { language, cookies: cookieJar(request, reply), caller: undefined });
        return await handle(read.data, context);
      } catch (error) {
        if (error instanceof Failure && MISSING.has(error.reason)) return undefined;
        throw error;
      }
    };
}
