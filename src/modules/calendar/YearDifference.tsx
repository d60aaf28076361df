import { CRUD_TEXTS } from "../../crud/texts.ts";
import { Modal } from "../../web/components/Modal.tsx";
import { InlineAlert } from "../../web/components/InlineAlert.tsx";
import { formatDay } from "../../contract/date/day-format.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { CalendarDay, DayChange } from "./calendar-day.ts";
import { dayWords } from "./calendar-words.ts";
import { CALENDAR_TEXTS } from "./texts.ts";
import style from "./year-difference.module.css";

interface YearDifferenceProps {
  readonly title: string;
  readonly changes: readonly DayChange[];
  /** The year was changed by somebody else since it was read. */
  readonly isStale: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Confirms a save, listing each changed day before and after. */
export function YearDifference({ title, changes, isStale, isSaving, onSave, onClose }: YearDifferenceProps) {
  const t = useText();
  const language = useLanguage();
  const words = (day: CalendarDay | undefined) => (day ? dayWords(day)[language] : "");
  const kindOf = ({ before, after }: DayChange) => (before ? (after ? "changed" : "removed") : "added");
  const SIGNS = { added: "+", changed: "~", removed: "−" };
  const TONES = { added: "good", changed: "info", removed: "wrong" };
  return (
    <Modal
      open
      width={640}
      title={t(CALENDAR_TEXTS.difference, { title })}
      okText={t(CRUD_TEXTS.save)}
      cancelText={t(CRUD_TEXTS.cancel)}
      okButtonProps={{ disabled: changes.length === 0 }}
      confirmLoading={isSaving}
      onOk={onSave}
      onCancel={onClose}
    >
      {isStale ? <InlineAlert icon="refresh" tone="warning" text={t(CALENDAR_TEXTS.meanwhile)} /> : null}
      <ul className={`dialog-list stack ${style.difference}`} data-gap="4">
        {changes.map((change) => {
          const kind = kindOf(change);
          return (
            <li key={change.date}>
              <b aria-hidden="true" data-tone={TONES[kind]}>
                {SIGNS[kind]}
              </b>
              <span data-tone={TONES[kind]}>{t(CALENDAR_TEXTS[kind])}</span>
              <time dateTime={change.date}>{formatDay(change.date, language)}</time>
              <span>
                {change.before ? <del>{words(change.before)}</del> : null}{" "}
                {change.after ? <ins>{words(change.after)}</ins> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
