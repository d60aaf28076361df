import type { FastifyRequest } from "fastify";
import { isTooMany } from "../answer/answer-failure.ts";
import { networkOf } from "../connection/network-of.ts";
import type { FairTurn } from "./fair-queue.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { RefusalDelay } from "./refusal-delay.ts";
import type { RenderWithin } from "./render-budget.ts";

export interface VisitorGate {
  readonly rateLimit: RateLimit;
  readonly fairTurn: FairTurn;
  /** Counts making of uncached answers against the requesting address. */
  readonly renderWithin: RenderWithin;
  readonly delayRefusal: RefusalDelay;
}

/** Runs the work when the requester's turn comes, charged to their budget; rejects when that is exhausted. */
export type Turn = <R>(work: () => Promise<R>) => Promise<R>;

/**
 * Answers a visitor, of a call or a page alike: within the address's budget, when it is its network's turn; a refusal
 * comes late. `answer` makes in a `turn` what is not cached.
 */
export async function asVisitor<R>(
  request: FastifyRequest,
  { rateLimit, fairTurn, renderWithin, delayRefusal }: VisitorGate,
  answer: (turn: Turn) => Promise<R>,
): Promise<R> {
  const network = networkOf(request.ip);
  try {
    await rateLimit("address", network);
    await fairTurn(network);
    return await answer((work) => renderWithin(network, work));
  } catch (error) {
    if (isTooMany(error)) await delayRefusal();
    throw error;
  }
}
