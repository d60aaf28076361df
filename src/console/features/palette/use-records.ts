import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { askedTokens } from "../../../crud/search/tokens.ts";
import { search, type Found } from "../../../modules/search/search.ts";
import { call } from "../../../web/api/call.ts";

/** Long enough that a word typed in one go is asked for once, in ms. */
const SETTLES_AFTER = 150;

// One Latin letter begins half of all words; one Chinese or Lao character is a word.
const isWord = (text: string): boolean =>
  askedTokens(text).some((token) => token.length > 1 || /\P{ASCII}/u.test(token));

export interface Records {
  readonly found: readonly Found[];
  readonly isAsking: boolean;
  readonly error: Error | null;
  retry(): void;
}

const NOTHING: readonly Found[] = [];

/** Records found by what was typed, once the typing settles; an older question is given up, its answer stays until the next one. */
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
