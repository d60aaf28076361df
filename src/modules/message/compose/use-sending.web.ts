import { createElement } from "react";
import { idAndVersion, type KnownRecord } from "../../../contract/optimistic-locking.ts";
import { endpointsOf } from "../../../crud/endpoints.ts";
import { useWrite } from "../../../crud/optimistic-locking/use-write.web.ts";
import { recordTitleOf } from "../../../crud/record/record-title.ts";
import type { Values } from "../../../fields/field-value.ts";
import type { Row } from "../../../crud/record-queries.web.ts";
import { call } from "../../../web/api/call.ts";
import { useConfirm } from "../../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { formatMoment } from "../../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { storedAs } from "../../../crud/define-module.ts";
import { AUDIENCES, message, messageCalls } from "../message.ts";
import { MESSAGE_TEXTS as TEXTS } from "../screen-texts.ts";
import { missedOf, missingIn, Untranslated, writtenIn } from "./Untranslated.tsx";

const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);

/** The audience and receivers in form values; undefined without an audience. */
export const addressedBy = (typed: Values) => {
  const audience = AUDIENCES.find((each) => each === typed["audience"]);
  if (audience === undefined) return undefined;
  const chosen = audience === "everybody" ? [] : idsOf(typed[audience]);
  return { audience, ...(audience === "everybody" ? {} : { [audience]: [...chosen] }) };
};

/** Only drafts can be edited and sent. */
export const isDraft = (row: Row): boolean => storedAs(message, row).state === "draft";

const isLater = (at: unknown): at is string => typeof at === "string" && new Date(at).getTime() > Date.now();

type Addressed = NonNullable<ReturnType<typeof addressedBy>>;

/**
 * The message's receivers and missing translations. Throws if sending would be refused, so that the user is not asked
 * in vain.
 */
async function readBeforeSending(row: Row, to: Addressed) {
  await call(messageCalls.send, { ...idAndVersion(row), dryRun: true });
  // Rows of the list do not contain the text.
  const values: Values = { ...(await call(endpointsOf(message).get, { id: row.id })) };
  return { missing: missingIn(values), source: writtenIn(values), ...(await call(messageCalls.receivers, to)) };
}

/** Confirms the sending, naming receivers, time and missing translations. */
function useSendQuestion() {
  const t = useText();
  const language = useLanguage();
  const ask = useConfirm();
  return (row: Row, at: unknown, found: Awaited<ReturnType<typeof readBeforeSending>>): Promise<boolean> => {
    const { missing, source, reading, receivers: count } = found;
    const goesTo = isLater(at)
      ? t(TEXTS.askLater, { count, moment: formatMoment(at, language) })
      : t(TEXTS.askCount, { count });
    return ask({
      title: t(TEXTS.ask, { title: recordTitleOf(message, row, language) }),
      text: createElement(Untranslated, { missing, source, reading, goesTo }),
      ...(missedOf(missing, reading).length === 0
        ? { yes: t(TEXTS.send) }
        : { yes: t(TEXTS.sendAnyway), no: t(TEXTS.writeOn), isSecondChoice: true }),
    });
  };
}

/** Sends a message after a confirmation; resolves to whether it was sent. */
function useSend(): (row: Row) => Promise<boolean> {
  const t = useText();
  const language = useLanguage();
  const feedback = useFeedback();
  const isSure = useSendQuestion();
  const write = useWrite(message);
  return async (row) => {
    const values: Values = { ...row };
    const at = values["scheduledAt"];
    const to = addressedBy(values);
    if (!to) return false;
    // A past time is probably a mistake and must not send the message at once.
    if (typeof at === "string" && !isLater(at)) {
      feedback.error(t(TEXTS.timeOver, { moment: formatMoment(at, language) }));
      return false;
    }
    try {
      if (!(await isSure(row, at, await readBeforeSending(row, to)))) return false;
    } catch (error) {
      feedback.failure(error);
      return false;
    }
    const done = await write(
      () => call(messageCalls.send, idAndVersion(row)),
      ({ receivers, scheduledAt }) =>
        scheduledAt === ""
          ? t(TEXTS.sent, { count: receivers })
          : t(TEXTS.scheduled, { moment: formatMoment(scheduledAt, language) }),
    );
    return done !== undefined;
  };
}

/** The actions on messages, with confirmation and toasts. */
export function useSending() {
  const t = useText();
  const language = useLanguage();
  const ask = useConfirm();
  const write = useWrite(message);
  const takeBack = (row: Row, done: string) =>
    write(
      () => call(messageCalls.withdraw, idAndVersion(row)),
      () => done,
    );
  return {
    send: useSend(),
    async withdraw(row: Row): Promise<void> {
      const title = t(TEXTS.withdrawAsk, { title: recordTitleOf(message, row, language) });
      const question = { title, text: t(TEXTS.withdrawText), yes: t(TEXTS.withdraw), isDangerous: true };
      if (await ask(question)) await takeBack(row, t(TEXTS.withdrawn));
    },
    /** Turns a scheduled message back into a draft. */
    async callBack(row: Row): Promise<void> {
      await takeBack(row, t(TEXTS.isDraftAgain));
    },
    /** Resolves to the new draft's id. */
    duplicate: async (row: Row): Promise<string | undefined> => {
      const copy = await write(
        () => call(messageCalls.duplicate, idAndVersion(row)),
        () => t(TEXTS.duplicate),
      );
      return copy?.id;
    },
    async remind(row: KnownRecord): Promise<void> {
      await write(
        () => call(messageCalls.remind, idAndVersion(row)),
        ({ receivers }) => t(TEXTS.reminded, { count: receivers }),
      );
    },
  };
}
