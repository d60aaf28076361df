import type { CompiledQuery } from "kysely";

const held = new WeakSet<CompiledQuery>();

/** Marks a statement that a transaction's connection keeps back until the commit. */
export function heldForCommit<R>(query: CompiledQuery<R>): CompiledQuery<R> {
  held.add(query);
  return query;
}

export const isHeldForCommit = (query: CompiledQuery): boolean => held.has(query);
