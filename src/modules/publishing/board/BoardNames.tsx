import { Button } from "antd";
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from "react";
import type { Language } from "../../../contract/text.ts";
import { useRights, useSave } from "../../../crud/record-queries.web.ts";
import { labelIn, TRANSLATION_SUFFIXES } from "../../../fields/translated-text/translated-text.ts";
import { fieldMessageOf } from "../../../web/api/api-error.ts";
import { LimitedInput } from "../../../web/limited-text/LimitedInput.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { useOneAtATime } from "../../../web/press/one-at-a-time.ts";
import { BOARD_TEXTS as TEXTS } from "./board-texts.ts";
import style from "./board.module.css";
import { languagesWithoutName } from "./languages-without-name.web.ts";
import type { OnBoard } from "../bulk/use-publish-all.web.ts";

type BoardNamesProps = OnBoard & {
  readonly refresh: () => Promise<unknown>;
  readonly onTyped: (id: string, isTyped: boolean) => void;
};

/** The missing names that are typed, and how they are saved. */
function useMissingNames({ module, record, refresh, onTyped }: BoardNamesProps) {
  const saving = useSave(module);
  const [typed, setTyped] = useState<Partial<Record<Language, string>>>({});
  const [sent, setSent] = useState<readonly Language[]>([]);
  const [error, setError] = useState("");
  const lacking = languagesWithoutName(record);
  const filled = lacking.filter((each) => (typed[each] ?? "").trim() !== "");
  const write = (language: Language, words: string) => {
    setTyped((now) => ({ ...now, [language]: words }));
    setError("");
  };
  const isFilled = filled.length > 0;
  const tell = useEffectEvent(() => onTyped(record.id, isFilled));
  useEffect(() => tell(), [isFilled]);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    if (filled.length === 0) return;
    const card = event.currentTarget.closest("li");
    const values = Object.fromEntries(
      filled.map((each) => [`${module.recordTitle}${TRANSLATION_SUFFIXES[each]}`, (typed[each] ?? "").trim()]),
    );
    setSent(filled);
    try {
      await saving.mutateAsync({ id: record.id, version: record.version, values });
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, words]) => words !== typed[name as Language])),
      );
      // The inputs disappear once filled, so the focus moves to the card.
      card?.querySelector<HTMLElement>("h2 a")?.focus();
    } catch (thrown) {
      setError(fieldMessageOf(thrown));
    } finally {
      setSent([]);
    }
    await refresh();
  };
  return { lacking, typed, write, save, error, isFilled, sent };
}

/** Inputs for missing names, the most frequent obstacle to publishing, without opening the record's form. */
export function BoardNames(props: BoardNamesProps) {
  const { module } = props;
  const t = useText();
  const formId = useId();
  const { canUpdate } = useRights(module);
  const one = useOneAtATime();
  const { lacking, typed, write, save, error, isFilled, sent } = useMissingNames(props);
  const field = module.fields[module.recordTitle];
  if (!canUpdate || !field || lacking.length === 0) return null;
  return (
    <form
      className={`stack ${style.names}`}
      data-start=""
      onSubmit={(event) => {
        event.preventDefault();
        void one(() => save(event));
      }}
    >
      {lacking.map((each) => (
        <div key={each}>
          <label className="note" htmlFor={`${formId}${each}`}>
            {t(labelIn(field.label, each))}
          </label>
          <LimitedInput
            id={`${formId}${each}`}
            lang={each}
            max={"max" in field ? Number(field.max) : Infinity}
            value={typed[each] ?? ""}
            readOnly={sent.includes(each)} // its input goes with the answer
            onChange={(event) => write(each, event.target.value)}
          />
        </div>
      ))}
      {error ? (
        <p role="alert" className="note" data-tone="wrong">
          {error}
        </p>
      ) : null}
      <Button htmlType="submit" size="small" loading={sent.length > 0} disabled={!isFilled}>
        {t(TEXTS.saveName)}
      </Button>
    </form>
  );
}
