import dayjs, { type Dayjs } from "dayjs";
import { useState, type FocusEvent, type KeyboardEvent } from "react";
import { shortened } from "../../contract/shortened-text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { FORM_SHORTCUTS } from "../../web/shortcuts/screen-shortcuts.ts";
import { isPressed } from "../../web/shortcuts/shortcut.ts";
import { useCustomValidity } from "../custom-validity.web.ts";
import type { Field } from "../field.ts";
import type { InputProps } from "../field-view.web.ts";
import { TYPED_DAY_TEXTS } from "./typed-day-texts.ts";
import { typedDay } from "./typed-day.web.ts";

const LONGEST_QUOTED = 40; // characters

type Control = Pick<InputProps<Field>, "onBlur" | "aria-invalid">;

/**
 * Takes what is typed or pasted into a picker in a spelling that is none of its `formats`, such as 2026年12月1日 9:30 or
 * full-width digits: the picker itself would drop it. What is no day it would drop without a word; here it stays, and
 * nothing is saved while it stands. Enter takes the text, too, and does not submit the form. Returns the picker's props.
 */
export function useTypedDay(
  formats: readonly [string, ...string[]],
  take: (day: Dayjs | null) => void,
  { onBlur, "aria-invalid": isWrong }: Control,
) {
  const t = useText();
  const [unread, setUnread] = useState("");
  useCustomValidity(
    unread === "" ? "" : t(TYPED_DAY_TEXTS.unread, { text: unread, example: dayjs().format(formats[0]) }),
    true,
  );
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
    else setUnread(isOfPicker ? "" : shortened(text, LONGEST_QUOTED));
  };
  return {
    ...(unread === "" ? {} : { status: "error" as const }),
    preserveInvalidOnBlur: unread !== "",
    // The picker's own would stay after a text that it could not read and that was taken here.
    "aria-invalid": unread !== "" || isWrong === "true",
    onChange: choose,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      read(event.target);
      onBlur?.(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === "Enter") event.preventDefault();
      if (event.key === "Enter" || isPressed(event.nativeEvent, FORM_SHORTCUTS.save.keys)) read(event.target);
    },
  };
}
