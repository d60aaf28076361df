import type { CompiledQuery } from "kysely";

const held = new WeakSet<CompiledQuery>();

/** Marks a statement that a transaction's connection keeps back until the commit. */
export function deferToCommit<R>(query: CompiledQuery<R>): CompiledQuery<R> {
  held.add(query);
  return query;
}

export const isDeferredToCommit = (query: CompiledQuery): boolean => held.has(query);
