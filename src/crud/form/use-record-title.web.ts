import { useLanguage, useTextInEach } from "../../web/i18n/language.tsx";
import { useTitle } from "../../web/page/page.tsx";
import type { Module } from "../define-module.ts";
import { recordTitles, recordWord } from "../record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";

/**
 * Sets the tab's title to the record's, in all languages, and returns it in the current one. `id` is undefined for a
 * new record, `record` while it is loading.
 */
export function useRecordTitle(module: Module, id: string | undefined, record: object | undefined): string | undefined {
  const language = useLanguage();
  const sayInEach = useTextInEach();
  const title =
    id === undefined
      ? sayInEach(CRUD_TEXTS.add, (each) => ({ record: recordWord(module, each) }))
      : record && recordTitles(module, record);
  useTitle(title);
  return title?.[language];
}
