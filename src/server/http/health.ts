import type { FastifyInstance } from "fastify";
import { Failure } from "../../contract/errors.ts";
import { successBody } from "../../contract/wire/wire.ts";
import { withTimeout } from "../with-timeout.ts";
import { JSON_TYPE } from "./answer/answer-failure.ts";

/** Something the server cannot work without. */
export interface Probe {
  /** For the log only: the public answer names nothing (AZ-18). */
  readonly name: string;
  ping(): Promise<void>;
}

export interface Readiness {
  /** Makes readiness fail from now on, so that the load balancer sends no more requests (RE-11). */
  drain(): void;
  readonly isDraining: boolean;
  /** Milliseconds since the last probe; Infinity before the first. */
  readonly lastAsked: () => number;
}

const TIMEOUT_MS = 1_000; // a load balancer wants an answer before its own timeout (RE-06)

const answersInTime = (probe: Probe): Promise<unknown> =>
  withTimeout(probe.ping(), TIMEOUT_MS, () => {
    throw new Error("no answer in time");
  });

/** `/health/live`: the process runs. `/health/ready`: all it needs answers and it is not shutting down (RE-25). */
export function mountHealth(app: FastifyInstance, probes: readonly Probe[]): Readiness {
  let isDraining = false;
  let askedAt = -Infinity;
  const okBody = successBody({ status: "ok" }, undefined, false);
  app.get("/health/live", async (_request, reply) => reply.header("content-type", JSON_TYPE).send(okBody));
  app.get("/health/ready", async (request, reply) => {
    askedAt = performance.now();
    if (isDraining) throw new Failure("unavailable", { retryAfter: 5 });
    const results = await Promise.allSettled(probes.map(answersInTime));
    const failing = probes.filter((_probe, index) => results[index]?.status === "rejected").map((probe) => probe.name);
    if (failing.length > 0) {
      request.log.warn({ failing }, "not ready");
      throw new Failure("unavailable", { retryAfter: 2 });
    }
    return reply.header("content-type", JSON_TYPE).send(okBody);
  });
  return {
    drain: () => void (isDraining = true),
    get isDraining() {
      return isDraining;
    },
    lastAsked: () => performance.now() - askedAt,
  };
}
