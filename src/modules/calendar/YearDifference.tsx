import { CRUD_TEXTS } from "../../crud/texts.ts";
import { Modal } from "../../web/components/Modal.tsx";
import { NoticeBar } from "../../web/components/NoticeBar.tsx";
import { formatDay } from "../../web/format/moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { CalendarDay, DayChange } from "./calendar-day.ts";
import { KIND_WORDS } from "./calendar-words.ts";
import { nameOf } from "./MonthGrid.tsx";
import { CALENDAR_TEXTS } from "./texts.ts";
import style from "./year-difference.module.css";

interface YearDifferenceProps {
  readonly title: string;
  readonly changes: readonly DayChange[];
  /** Somebody else saved first. */
  readonly isStale: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** What a save would do, day by day, before it is done. */
export function YearDifference({ title, changes, isStale, isSaving, onSave, onClose }: YearDifferenceProps) {
  const t = useText();
  const language = useLanguage();
  const words = (day: CalendarDay | undefined) => (day ? `${nameOf(day, language)} · ${t(KIND_WORDS[day.kind])}` : "");
  const kindOf = ({ before, after }: DayChange) => (before ? (after ? "changed" : "removed") : "added");
  const SIGNS = { added: "+", changed: "~", removed: "−" };
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
      {isStale ? <NoticeBar icon="refresh" tone="warning" text={t(CALENDAR_TEXTS.meanwhile)} /> : null}
      <ul className={style.difference}>
        {changes.map((change) => {
          const what = kindOf(change);
          return (
            <li key={change.date} data-what={what}>
              <b aria-hidden="true">{SIGNS[what]}</b>
              <span>{t(CALENDAR_TEXTS[what])}</span>
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
