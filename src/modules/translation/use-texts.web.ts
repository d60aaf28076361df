import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Page as Rows } from "../../contract/list-query.ts";
import { LANGUAGES } from "../../contract/text.ts";
import { useOwnRows } from "../../crud/list/use-own-rows.web.ts";
import { download } from "../../crud/sheet/use-export.tsx";
import { ApiError, call } from "../../web/api/call.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { textList } from "./text-list.ts";
import { TRANSLATION_TEXTS } from "./texts.ts";
import { translationAdmin, type TextRow } from "./translation-admin.ts";
import { TRANSLATION_PAGE } from "./translation.ts";

const PAGE_SIZE = 50;
const KEY = TRANSLATION_PAGE.path;

/** The list's state, with the key of its rows. */
export function useTextList() {
  const { query, ...list } = useOwnRows(textList);
  const asked = { ...query, pageSize: PAGE_SIZE };
  return { ...list, query: asked, listKey: [KEY, "list", asked] as const };
}
type TextList = Pick<ReturnType<typeof useTextList>, "query" | "listKey">;

export const useTexts = ({ query, listKey }: TextList) =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(translationAdmin.list, query, { signal }),
    placeholderData: keepPreviousData,
  });

export function useTextActions({ query, listKey }: TextList) {
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
