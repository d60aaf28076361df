import { keepPreviousData, useQuery, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import type { Counts } from "../../contract/counts.ts";
import type { Filter, ListQuery, Page as Rows } from "../../contract/list-query.ts";
import { LANGUAGES } from "../../contract/text.ts";
import { download } from "../../crud/sheet/use-export.tsx";
import { ApiError, call } from "../../web/api/call.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { pageIn, textIn } from "../../web/table/address-members.ts";
import { TRANSLATION_TEXTS } from "./texts.ts";
import { translationAdmin, type TextRow } from "./translation-admin.ts";
import { TRANSLATION_PAGE } from "./translation.ts";

const PAGE_SIZE = 50;
const KEY = TRANSLATION_PAGE.path;

const valuesIn = (address: URLSearchParams, name: "scope" | "state"): string[] =>
  address.get(name)?.split(",").filter(Boolean) ?? [];

function queryOf(address: URLSearchParams): ListQuery {
  const filters = (["scope", "state"] as const).flatMap((field): Filter[] => {
    const values = valuesIn(address, field);
    return values.length > 0 ? [{ field, operator: "in", values }] : [];
  });
  const search = textIn(address, "search");
  return { page: pageIn(address), pageSize: PAGE_SIZE, sort: [], filters, ...(search ? { search } : {}) };
}

export type TextsAddress = ReturnType<typeof useTextsAddress>;

/** Search and filters from the page's address, with the available scopes. */
export function useTextsAddress() {
  const page = usePage();
  const scopes = useQuery({
    queryKey: [KEY, "scopes"],
    queryFn: ({ signal }) => call(translationAdmin.scopes, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    query: queryOf(page.query),
    listKey: [KEY, "list", page.query.toString()],
    scopes,
    search: page.query.get("search") ?? "",
    valuesOf: (name: "scope" | "state") => valuesIn(page.query, name),
    change(name: "search" | "scope" | "state" | "page", value: string | undefined) {
      const next = new URLSearchParams(page.query);
      if (name !== "page") next.delete("page");
      if (value) next.set(name, value);
      else next.delete(name);
      page.setQuery(next);
    },
    clear: () => page.setQuery(new URLSearchParams()),
  };
}

/** Numbers beside the choices of a filter, of the texts as everything else narrows them. */
export function countsQueryOf(by: "scope" | "state", { query }: TextsAddress): UseQueryOptions<Counts> {
  const of = { ...query, page: 1, filters: query.filters.filter(({ field }) => field !== by) };
  return {
    queryKey: [KEY, "counts", by, of],
    queryFn: ({ signal }) => call(translationAdmin.counts, { by, of }, { signal }),
    meta: { showsOwnError: true },
  };
}

export const useTexts = ({ query, listKey }: TextsAddress) =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(translationAdmin.list, query, { signal }),
    placeholderData: keepPreviousData,
  });

export function useTextActions({ query, listKey }: TextsAddress) {
  const t = useText();
  const feedback = useFeedback();
  const client = useQueryClient();
  /** Replaces the row in the cached list. */
  const put = (row: TextRow) =>
    client.setQueryData<Rows<TextRow>>(
      listKey,
      (known) => known && { ...known, rows: known.rows.map((each) => (each.id === row.id ? row : each)) },
    );
  const tell = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      feedback.error(error.message);
    }
  };
  return {
    put,
    reset: (row: TextRow) =>
      tell(async () => {
        put(await call(translationAdmin.reset, { id: row.id, versions: LANGUAGES.map((each) => row[each].version) }));
        feedback.success(t(TRANSLATION_TEXTS.isReset, { id: row.id }));
      }),
    exportTexts: () =>
      tell(async () => {
        const file = await call(translationAdmin.export, { ...query, page: 1 });
        download(file);
        feedback.success(t(TRANSLATION_TEXTS.exported, { file: file.title }));
      }),
  };
}
