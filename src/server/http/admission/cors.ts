import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../../contract/errors.ts";
import { ACCESS_TOKEN } from "../../../contract/session/token-names.ts";
import { pathOf } from "../request/request-path.ts";

const HEADERS = [ACCESS_TOKEN, "authorization", "content-type", "accept-language", "idempotency-key", "time-zone"].join(
  ", ",
);
const KEPT = "600"; // seconds in which a browser need not ask again

export interface CorsOptions {
  /** Origins whose pages may call. None: nothing here happens. */
  readonly allowedOrigins: readonly string[];
  readonly apiBase: string;
}

/**
 * Calls from pages of the other sites that the operator named (040). They send their token in a header; cookies are
 * never accepted from them, so such a page can only use a session whose token it holds. Other sites get the same
 * answers as if this did not exist.
 */
export function answerOrigins(app: FastifyInstance, { allowedOrigins, apiBase }: CorsOptions): void {
  if (allowedOrigins.length === 0) return;
  const isCall = (request: FastifyRequest) => pathOf(request).startsWith(`${apiBase}/`);
  const isAllowed = ({ headers: { origin } }: FastifyRequest) =>
    origin !== undefined && allowedOrigins.includes(origin);
  app.addHook("onSend", (request: FastifyRequest, reply: FastifyReply, payload, done) => {
    if (isCall(request)) {
      const vary = reply.getHeader("vary");
      reply.header("vary", [...(typeof vary === "string" ? [vary] : []), "Origin"].join(", "));
      if (isAllowed(request))
        reply.headers({
          "access-control-allow-origin": request.headers.origin,
          "access-control-expose-headers": "retry-after, x-request-id",
          "cross-origin-resource-policy": "cross-origin",
        });
    }
    done(null, payload);
  });
  app.options(`${apiBase}/*`, (request, reply) => {
    const wanted = request.headers["access-control-request-method"];
    if (!isAllowed(request) || (wanted !== "GET" && wanted !== "POST")) throw new Failure("wrongMethod");
    return reply
      .code(204)
      .headers({
        "access-control-allow-methods": "GET, POST",
        "access-control-allow-headers": HEADERS,
        "access-control-max-age": KEPT,
      })
      .send();
  });
}
