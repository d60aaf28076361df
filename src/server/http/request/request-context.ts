import type { FastifyRequest } from "fastify";
import type { RequestContext } from "../route.ts";

type Told = Pick<RequestContext, "language" | "cookies"> & Partial<RequestContext>;

/**
 * What a handler is told of a request. Origin, token and files are only those that are given: not every way in may
 * speak for the browser behind it.
 */
export const contextOf = <T extends Told>(request: FastifyRequest, told: T) => ({
  requestId: request.id,
  address: request.ip,
  userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
  origin: undefined,
  accessToken: undefined,
  files: [],
  ...told,
});
