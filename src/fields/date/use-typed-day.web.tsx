import dayjs, { type Dayjs } from "dayjs";
import { useId, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useText } from "../../web/i18n/language.tsx";
import { TYPED_DAY_TEXTS } from "./typed-day-texts.ts";
import { typedDay } from "./typed-day.web.ts";

const LONGEST_QUOTED = 40; // characters

/**
 * Takes what is typed or pasted into a picker in a spelling that is none of its `formats`, such as 2026年12月1日 9:30 or
 * full-width digits: the picker itself would drop it. What is no day it would drop without a word; `note` says so. Enter
 * takes the text, too, and does not submit the form.
 */
export function useTypedDay(formats: readonly [string, ...string[]], take: (day: Dayjs | null) => void) {
  const t = useText();
  const noteId = useId();
  const [unread, setUnread] = useState("");
  const choose = (day: Dayjs | null) => {
    setUnread("");
    take(day);
  };
  const read = (target: EventTarget): void => {
    if (!(target instanceof HTMLInputElement)) return; // the panel
    const text = target.value.trim();
    const isOfPicker = text === "" || formats.some((format) => dayjs(target.value, format, true).isValid());
    const typed = isOfPicker ? undefined : typedDay(text);
    if (typed) choose(typed);
    else setUnread(isOfPicker ? "" : text.slice(0, LONGEST_QUOTED));
  };
  return {
    handlers: {
      ...(unread === "" ? {} : { status: "error" as const, "aria-invalid": true, "aria-describedby": noteId }),
      onChange: choose,
      onBlur: ({ target }: FocusEvent<HTMLElement>) => read(target),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== "Enter") return setUnread("");
        event.preventDefault();
        return read(event.target);
      },
    },
    note:
      unread === "" ? null : (
        <p id={noteId} role="alert" data-tone="wrong">
          {t(TYPED_DAY_TEXTS.unread, { text: unread, example: dayjs().format(formats[0]) })}
        </p>
      ),
  };
}
