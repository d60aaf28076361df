import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import type { Module } from "../define-module.ts";
import { BRANCH_PART, branchOf, type TreeRow } from "./branch.web.ts";

/** The loaded children of a record. */
export interface Branch {
  readonly rows: readonly TreeRow[];
  readonly isPending: boolean;
  /** The last part was full, so there may be more. */
  readonly hasMore: boolean;
  readonly error: Error | null;
  retry(): void;
}

const ROOT = "";

export type Branches = ReturnType<typeof useBranches>;

/**
 * The children of the given records, and the roots under "", in parts, because a record may have thousands. `more`
 * loads the next part.
 */
export function useBranches(module: Module, open: readonly string[]) {
  const [parts, setParts] = useState<Readonly<Record<string, number>>>({});
  const asked = [ROOT, ...open].flatMap((id) =>
    Array.from({ length: parts[id] ?? 1 }, (_, index) => ({ id, part: index + 1 })),
  );
  const answers = useQueries({
    queries: asked.map(({ id, part }) => branchOf(module, id === ROOT ? null : id, part)),
  });
  const of = (id: string): Branch | undefined => {
    const own = answers.filter((_, index) => asked[index]?.id === id);
    if (own.length === 0) return undefined;
    const rows = new Map(own.flatMap(({ data }) => data ?? []).map((row) => [row.id, row]));
    return {
      rows: [...rows.values()],
      isPending: own.some(({ isPending }) => isPending),
      hasMore: own.at(-1)?.data?.length === BRANCH_PART,
      error: own.find(({ error }) => error)?.error ?? null,
      retry: () => own.forEach((answer) => void (answer.isError && answer.refetch())),
    };
  };
  const more = (id: string) => setParts((now) => ({ ...now, [id]: (now[id] ?? 1) + 1 }));
  return { of, more, roots: of(ROOT) as Branch, ROOT } as const;
}
