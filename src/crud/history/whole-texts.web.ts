import { useQuery } from "@tanstack/react-query";
import type { Values } from "../../fields/field-value.ts";
import { call } from "../../web/api/call.ts";
import { MAX_TEXTS, recordTexts, type HistoryEntry } from "./history.ts";
import { cutOf } from "./restored-values.ts";

type Of = Pick<HistoryEntry, "module" | "recordId">;
type Texts = Readonly<Record<string, string>>;

/** Keys of the truncated texts among the values. */
const keptTexts = (...all: readonly Values[]): string[] => [
  ...new Set(all.flatMap((values) => Object.values(values).flatMap((value) => cutOf(value)?.text ?? []))),
];

async function readTexts({ module, recordId }: Of, texts: readonly string[], signal?: AbortSignal): Promise<Texts> {
  let found: Texts = {};
  for (let start = 0; start < texts.length; start += MAX_TEXTS) {
    const part = texts.slice(start, start + MAX_TEXTS);
    found = {
      ...found,
      ...(await call(recordTexts, { module, id: recordId, texts: part }, signal ? { signal } : {})),
    };
  }
  return found;
}

const withTexts = (values: Values, texts: Texts): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, texts[cutOf(value)?.text ?? ""] ?? value]));

/** Loads the full texts of a record's recorded values. */
export async function wholeValues(of: Of, values: Values): Promise<Values> {
  const texts = keptTexts(values);
  return texts.length === 0 ? values : withTexts(values, await readTexts(of, texts));
}

/** An entry's values, with full texts once `isAsked`. */
export function useWhole(of: Of, { before, after }: Pick<HistoryEntry, "before" | "after">, isAsked: boolean) {
  const texts = keptTexts(before, after);
  const query = useQuery({
    queryKey: ["history", "texts", of.module, of.recordId, texts],
    queryFn: ({ signal }) => readTexts(of, texts, signal),
    enabled: isAsked && texts.length > 0,
    staleTime: Infinity, // a recorded text never changes
    gcTime: 0, // a megabyte each
    meta: { showsOwnError: true },
  });
  return {
    query,
    /** Truncated texts are not loaded yet. */
    isCut: texts.length > 0 && query.data === undefined,
    before: withTexts(before, query.data ?? {}),
    after: withTexts(after, query.data ?? {}),
  };
}
