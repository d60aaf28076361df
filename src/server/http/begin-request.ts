import type { FastifyRequest } from "fastify";
import { begunRequests, type BegunRequest } from "../measurements.ts";

/** Goes on with `next`, as one trace where traces are recorded. Only a proxy that is trusted may name its trace. */
export function beginRequest(request: FastifyRequest, { trustsProxy }: { trustsProxy: boolean }, next: () => void) {
  if (!begunRequests.hasSubscribers) return next();
  const { traceparent } = request.headers;
  const { id, method } = request;
  const begun: BegunRequest = { id, method, parent: trustsProxy ? String(traceparent ?? "") : "" };
  return begunRequests.runStores(begun, next);
}
