import { inEach } from "../../contract/text.ts";
import { ApiError } from "../../web/api/api-error.ts";
import { FEEDBACK_TEXTS } from "../../web/feedback/feedback-texts.ts";
import { useLanguage, useTextInEach } from "../../web/i18n/language.tsx";
import { useTitle } from "../../web/page/page.tsx";
import type { Module } from "../define-module.ts";
import { recordTitles, recordWord } from "../record/record-title.ts";
import { CRUD_TEXTS } from "../texts.ts";

/** A record that a page reads; without data while it is on its way. */
interface ReadRecord {
  readonly data: object | undefined;
  readonly error: unknown;
}

/**
 * Sets the tab's title to the record's, in all languages, and returns it in the current one. That of a record which is
 * not there says so: its tab would have the title of its list. `id` is undefined for a new record.
 */
export function useRecordTitle(module: Module, id: string | undefined, record: ReadRecord): string | undefined {
  const language = useLanguage();
  const translateAll = useTextInEach();
  const { data, error } = record;
  const isAbsent = error instanceof ApiError && error.reason === "notFound";
  const [word, absent] = [translateAll(module.record), translateAll(FEEDBACK_TEXTS.notFound)];
  const title =
    id === undefined
      ? translateAll(CRUD_TEXTS.add, (each) => ({ record: recordWord(module, each) }))
      : data
        ? recordTitles(module, data)
        : isAbsent
          ? inEach((each) => `${word[each]} · ${absent[each]}`)
          : undefined;
  useTitle(title);
  return title?.[language];
}
