import { useQueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { idAndVersion, type KnownRecord } from "../../contract/asked-records.ts";
import type { Reply } from "../../contract/endpoint.ts";
import { endpointsOf } from "../../crud/endpoints.ts";
import { asLocalMutation } from "../../crud/versions/local-mutations.web.ts";
import { recordTitleOf } from "../../crud/record-title.ts";
import type { Values } from "../../fields/field-value.ts";
import type { Row } from "../../crud/use-crud.web.ts";
import { call } from "../../web/api/call.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { formatMoment } from "../../web/format/moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { AUDIENCES, message, messageCalls } from "./message.ts";
import { MESSAGE_TEXTS as TEXTS } from "./screen-texts.ts";
import { missedOf, missingIn, Untranslated, type Missing } from "./Untranslated.tsx";

const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);

/** To whom what is typed goes, as far as it says so. */
export const addressedBy = (typed: Values) => {
  const audience = AUDIENCES.find((each) => each === typed["audience"]);
  if (audience === undefined) return undefined;
  const chosen = audience === "everybody" ? [] : idsOf(typed[audience]);
  return { audience, ...(audience === "everybody" ? {} : { [audience]: [...chosen] }) };
};

/** Only a draft is changed and sent. */
export const isDraft = (row: Row): boolean => "state" in row && row.state === "draft";

/** What can be done with a message, each after its question; false: it was not done. */
export function useSending() {
  const t = useText();
  const language = useLanguage();
  const ask = useConfirm();
  const feedback = useFeedback();
  const client = useQueryClient();

  const attempt = async <T>(work: () => Promise<T>, told: (result: T) => string): Promise<T | undefined> => {
    try {
      const result = await asLocalMutation(message, work);
      feedback.success(told(result));
      return result;
    } catch (error) {
      feedback.error(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      await client.invalidateQueries({ queryKey: [message.path] });
    }
  };
  const titleOf = (row: Row) => recordTitleOf(message, row, language);
  const isLater = (at: unknown): at is string => typeof at === "string" && new Date(at).getTime() > Date.now();

  return {
    async send(row: Row): Promise<boolean> {
      const values: Values = { ...row };
      const at = values["scheduledAt"];
      const to = addressedBy(values);
      if (!to) return false;
      // A wrong day must not reach everybody at once.
      if (typeof at === "string" && !isLater(at)) {
        feedback.error(t(TEXTS.timeOver, { moment: formatMoment(at, language) }));
        return false;
      }
      let reached: Reply<typeof messageCalls.receivers>;
      let missing: readonly Missing[];
      try {
        // A row of the list has no words.
        // What refuses is told before anybody is asked about what is only missing.
        await call(messageCalls.send, { ...idAndVersion(row), dryRun: true });
        missing = missingIn({ ...(await call(endpointsOf(message).get, { id: row.id })) });
        reached = await call(messageCalls.receivers, to);
      } catch (error) {
        feedback.error(error instanceof Error ? error.message : String(error));
        return false;
      }
      const { receivers: count, reading } = reached;
      const goesTo = isLater(at)
        ? t(TEXTS.askLater, { count, moment: formatMoment(at, language) })
        : t(TEXTS.askCount, { count });
      const title = t(TEXTS.ask, { title: titleOf(row) });
      const isSure = await ask({
        title,
        text: createElement(Untranslated, { missing, reading, goesTo }),
        ...(missedOf(missing, reading).length === 0
          ? { yes: t(TEXTS.send) }
          : { yes: t(TEXTS.sendAnyway), no: t(TEXTS.writeOn), isSecondChoice: true }),
      });
      if (!isSure) return false;
      const done = await attempt(
        () => call(messageCalls.send, idAndVersion(row)),
        ({ receivers, scheduledAt }) =>
          scheduledAt === ""
            ? t(TEXTS.sent, { count: receivers })
            : t(TEXTS.scheduled, { moment: formatMoment(scheduledAt, language) }),
      );
      return done !== undefined;
    },
    async withdraw(row: Row): Promise<void> {
      const question = { title: t(TEXTS.withdrawAsk, { title: titleOf(row) }), text: t(TEXTS.withdrawText) };
      if (!(await ask({ ...question, yes: t(TEXTS.withdraw), isDangerous: true }))) return;
      await attempt(
        () => call(messageCalls.withdraw, idAndVersion(row)),
        () => t(TEXTS.withdrawn),
      );
    },
    /** Of one that waits for its time. */
    async callBack(row: Row): Promise<void> {
      await attempt(
        () => call(messageCalls.withdraw, idAndVersion(row)),
        () => t(TEXTS.isDraftAgain),
      );
    },
    /** The id of the new draft. */
    duplicate: async (row: Row): Promise<string | undefined> => {
      const copy = await attempt(
        () => call(messageCalls.duplicate, idAndVersion(row)),
        () => t(TEXTS.duplicate),
      );
      return copy?.id;
    },
    async remind(row: KnownRecord): Promise<void> {
      await attempt(
        () => call(messageCalls.remind, idAndVersion(row)),
        ({ receivers }) => t(TEXTS.reminded, { count: receivers }),
      );
    },
  };
}
