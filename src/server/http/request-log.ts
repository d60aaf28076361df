import type { FastifyReply, FastifyRequest } from "fastify";
import { answeredRequests } from "../measurements.ts";
import { pathOf } from "./request/request-path.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set once somebody was recognised; for the log. */
    callerId: string | undefined;
  }
}

/**
 * One line per answered request (LG-03). It has only the path, because queries and one-time addresses carry tokens
 * (LG-02).
 */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const path = pathOf(request).slice(0, 300);
  const { id, method, ip, callerId: userId, outcome } = request;
  const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
  // Pages are drawn for addresses that nobody declared, and those may be as many as somebody likes.
  const route = request.routeOptions.url ?? (isPage ? "page" : "none");
  answeredRequests.tell({ id, method, route, status: reply.statusCode, outcome, seconds: reply.elapsedTime / 1000 });
  request.log.info(
    { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip, userId },
    "request",
  );
}
