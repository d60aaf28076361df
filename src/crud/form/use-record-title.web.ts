import { useLanguage, useTextInEach } from "../../web/i18n/language.tsx";
import { useTitle } from "../../web/page/page.tsx";
import type { Module } from "../define-module.ts";
import { recordTitles, recordWord } from "../record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";

/**
 * Calls the page's tab by its record, in whatever language the interface will be, and gives its name in the present one. `id` undefined:
 * a new record; `record` undefined: it has not come yet, and nor has its name.
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
