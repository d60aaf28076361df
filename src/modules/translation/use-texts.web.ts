import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Page as Rows } from "../../contract/list-query.ts";
import { LANGUAGES } from "../../contract/text.ts";
import { useOwnRows } from "../../crud/list/use-own-rows.web.ts";
import { saveAnsweredFile } from "../../web/jobs/save-file.ts";
import { ApiError, call } from "../../web/api/call.ts";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { textList } from "./text-list.ts";
import { TRANSLATION_TEXTS } from "./texts.ts";
import { translationAdmin, type TextRow } from "./translation-admin.ts";
import { TRANSLATION_PAGE } from "./translation.ts";

const PAGE_SIZE = 50;
const LISTS = [TRANSLATION_PAGE.path, "list"] as const;

/** The list's state, with the key of its rows. */
export function useTextList() {
  const { query, ...list } = useOwnRows(textList);
  const asked = { ...query, pageSize: PAGE_SIZE };
  return { ...list, query: asked, listKey: [...LISTS, asked] as const };
}
type TextList = Pick<ReturnType<typeof useTextList>, "query" | "listKey">;

export const useTexts = ({ query, listKey }: TextList) =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(translationAdmin.list, query, { signal }),
    placeholderData: keepPreviousData,
  });

export function useTextActions({ query }: Pick<TextList, "query">) {
  const t = useText();
  const feedback = useFeedback();
  const client = useQueryClient();
  /** Replaces the row in every cached list that has it: by the time it is saved another one may be shown. */
  const put = (row: TextRow) =>
    client.setQueriesData<Rows<TextRow>>({ queryKey: LISTS }, (known) =>
      known?.rows.some(({ id }) => id === row.id)
        ? { ...known, rows: known.rows.map((each) => (each.id === row.id ? row : each)) }
        : undefined,
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
    reset: (row: TextRow, done: (shipped: TextRow) => void) =>
      tell(async () => {
        const versions = LANGUAGES.map((each) => row[each].version);
        const shipped = await call(translationAdmin.reset, { id: row.id, versions });
        put(shipped);
        done(shipped);
        feedback.success(t(TRANSLATION_TEXTS.isReset, { id: row.id }));
      }),
    exportTexts: () =>
      tell(async () => {
        const file = await call(translationAdmin.export, { ...query, page: 1 });
        saveAnsweredFile(file);
        feedback.success(t(TRANSLATION_TEXTS.exported, { file: file.title }));
      }),
  };
}
