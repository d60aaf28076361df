import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { askedTokens } from "../../../crud/search/search-tokens.ts";
import { search, type FoundRecord } from "../../../modules/record-search/record-search.ts";
import { call } from "../../../web/api/call.ts";

/** Debounce in ms, so that a word typed in one go is one request. */
const SETTLES_AFTER = 150;

// True once a token is worth a request: two Latin letters, because one begins half of all words, or one Chinese or Lao
// character.
const isWord = (text: string): boolean =>
  askedTokens(text).some((token) => token.length > 1 || /\P{ASCII}/u.test(token));

export interface Records {
  readonly found: readonly FoundRecord[];
  readonly isAsking: boolean;
  readonly error: Error | null;
  retry(): void;
}

const NOTHING: readonly FoundRecord[] = [];

/**
 * Searches records for the debounced query. A newer query aborts the older request; the old result is shown until the
 * new one arrives.
 */
export function useRecords(text: string): Records {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = isWord(text);
  const query = useQuery({
    queryKey: ["search", settled],
    queryFn: ({ signal }) => call(search.records, { text: settled }, { signal }),
    enabled: isAsked && isWord(settled),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
    retry: false,
  });
  if (!isAsked) return { found: NOTHING, isAsking: false, error: null, retry: () => {} };
  const isAsking = settled !== text || query.isFetching;
  return {
    found: query.data ?? NOTHING,
    isAsking,
    error: isAsking ? null : query.error,
    retry: () => void query.refetch(),
  };
}
