import { useQueryClient } from "@tanstack/react-query";
import { idAndVersion } from "../../contract/optimistic-locking.ts";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { endpointsOf } from "../../crud/endpoints.ts";
import { useWrite } from "../../crud/optimistic-locking/use-write.web.ts";
import { recordAddress } from "../../crud/record/record-address.ts";
import { recordTitleOf } from "../../crud/record/record-title.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import { ApiError, call } from "../../web/api/call.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useMayCall } from "../../web/lookups/permissions.ts";
import { usePage } from "../../web/page/page.tsx";
import { publishingCalls, TRANSLATED, type PublishState } from "./publishing.ts";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";
import { useUntranslatedAsked } from "./translation/untranslated.web.ts";

const member = (row: Row, name: string): unknown => Object.entries(row).find(([key]) => key === name)?.[1];
export const stateOf = (row: Row): PublishState => member(row, "state") as PublishState;
export const isPinned = (row: Row): boolean => member(row, "isPinned") === true;
export const momentOf = (row: Row, name: "publishAt" | "publishedAt" | "visibleUntil"): string | undefined =>
  (member(row, name) as string | null | undefined) ?? undefined;
/** The languages that are translations: all but the one in which the record was written. */
export const translationsOf = (row: object): Language[] =>
  LANGUAGES.filter(
    (language) => !Object.entries(row).some(([name, state]) => name === TRANSLATED[language] && state === "source"),
  );
/** Languages whose translation exists but is not reviewed. */
export const uncheckedIn = (row: Row): Language[] =>
  LANGUAGES.filter((language) => {
    const state = member(row, TRANSLATED[language]);
    return state === "unchecked" || state === "outdated";
  });

/** Shows a refusal, with a link to the record unless its form is open. */
function useTellRefused(module: Module) {
  const t = useText();
  const language = useLanguage();
  const ask = useConfirm();
  const feedback = useFeedback();
  const page = usePage();
  return async (row: Row, error: unknown, isSaved: boolean): Promise<void> => {
    const address = recordAddress(module, row.id);
    const isHere = address.startsWith(`${page.path}?`);
    // The form has just said that it is saved.
    if (isHere && isSaved && error instanceof ApiError)
      return feedback.error(t(TEXTS.notPublished, { why: error.message }));
    if (isHere || !(error instanceof ApiError) || error.reason !== "inUse") return feedback.failure(error);
    const title = t(TEXTS.cannotPublish, { title: recordTitleOf(module, row, language) });
    if (await ask({ title, text: error.message, yes: t(TEXTS.mend) })) page.open(address);
  };
}

/** The publishing actions for a record. */
export function usePublishing(module: Module) {
  const t = useText();
  const language = useLanguage();
  const ask = useConfirm();
  const client = useQueryClient();
  const write = useWrite(module);
  const tellRefused = useTellRefused(module);
  const calls = publishingCalls(module);
  const mayPublish = useMayCall(calls.publish);
  const mayCheck = useMayCall(calls.check);
  const update = endpointsOf(module).update;
  const mayArrange = useMayCall(update);
  const mayGoOut = useUntranslatedAsked();
  const titleOf = (row: Row) => recordTitleOf(module, row, language);

  const attempt = async <T>(work: () => Promise<T>, told: (result: T) => string): Promise<boolean> =>
    (await write(work, told)) !== undefined;
  return {
    mayPublish,
    mayCheck,
    mayArrange,
    pin: (row: Row, isOn: boolean): Promise<boolean> =>
      attempt(
        () => call(update, { ...idAndVersion(row), isPinned: isOn }),
        () => t(isOn ? TEXTS.pinned : TEXTS.unpinned, { title: titleOf(row) }),
      ),
    /** Now, or at `at` (ISO 8601); `isSaved`: the form has just saved it for this. */
    async publish(
      row: Row,
      { at, isSaved = false }: { readonly at?: string; readonly isSaved?: boolean } = {},
    ): Promise<boolean> {
      const asked = { ...idAndVersion(row), ...(at === undefined ? {} : { at }) };
      try {
        await call(calls.publish, { ...asked, dryRun: true });
      } catch (error) {
        void client.invalidateQueries({ queryKey: [module.path] });
        await tellRefused(row, error, isSaved);
        return false;
      }
      const moment = formatMoment(at ?? "", language);
      const title = t(at === undefined ? TEXTS.publishAsk : TEXTS.publishAtAsk, { title: titleOf(row), moment });
      const yes = t(at === undefined ? TEXTS.publish : TEXTS.toSchedule);
      if (!(await mayGoOut(title, [row], { isSaved, yes }))) return false;
      return attempt(
        () => call(calls.publish, asked),
        ({ state }) =>
          state === "scheduled"
            ? t(TEXTS.scheduled, { title: titleOf(row), moment })
            : t(TEXTS.published, { title: titleOf(row) }),
      );
    },
    async withdraw(row: Row): Promise<void> {
      const title = titleOf(row);
      const isPublic = stateOf(row) === "published";
      const question = { title: t(TEXTS.withdrawAsk, { title }), text: t(TEXTS.withdrawText) };
      if (isPublic && !(await ask({ ...question, yes: t(TEXTS.withdraw), isDangerous: true }))) return;
      await attempt(
        () => call(calls.withdraw, idAndVersion(row)),
        () => t(isPublic ? TEXTS.withdrawn : TEXTS.isDraftAgain, { title }),
      );
    },
    markTranslationChecked: (row: Row, of: Language): Promise<boolean> =>
      attempt(
        () => call(calls.check, { ...idAndVersion(row), language: of }),
        () => t(TEXTS.checked),
      ),
  };
}
