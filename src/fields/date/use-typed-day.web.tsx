import type { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentRef,
  type FocusEvent,
  type KeyboardEvent,
} from "react";
import { shortened } from "../../contract/shortened-text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useInputValidity } from "../input-validity.web.ts";
import type { Field } from "../field.ts";
import type { InputProps } from "../field-view.web.ts";
import { TYPED_DAY_TEXTS } from "./typed-day-texts.ts";
import { isOfFormats, typedDay } from "./typed-day.web.ts";

const LONGEST_QUOTED = 40; // characters

interface TypedDay extends Pick<InputProps<Field>, "onBlur" | "aria-invalid"> {
  /** In the spelling of the record. */
  readonly value: string | null | undefined;
  readonly onChange: ((value: string | null) => void) | undefined;
  /** Spellings that the picker reads itself, the shown one first. */
  readonly formats: readonly [string, ...string[]];
  readonly valueOf: (day: Dayjs) => string;
}

/** As if somebody had typed it: the picker takes text no other way. */
function retype(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Takes what is typed or pasted into a picker in a spelling that is none of its `formats`, such as 2026年12月1日 9:30 or
 * full-width digits: the picker itself would drop it. What is no day it would drop without a word; here it stays, and
 * nothing is saved while it stands. An emptied input has no day, where the picker would bring back the former one. Enter
 * takes the text, too, and does not submit the form. Returns the picker's props.
 */
export function useTypedDay({ value, onChange, onBlur, formats, valueOf, "aria-invalid": isWrong }: TypedDay) {
  const t = useText();
  const picker = useRef<ComponentRef<typeof DatePicker>>(null);
  const unread = useRef(""); // the text that is no day; "" for none
  const [isUnread, setIsUnread] = useState(false);
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    setIsUnread(false);
  }
  const setUnread = (text: string) => {
    unread.current = text;
    setIsUnread(text !== "");
  };
  const inputNow = () => picker.current?.nativeElement.querySelector("input");
  const read = (now: unknown): void => {
    const text = inputNow()?.value.trim();
    if (text === undefined) return;
    const isOfPicker = isOfFormats(text, formats);
    const typed = isOfPicker || text === "" ? undefined : typedDay(text);
    setUnread(isOfPicker || typed || text === "" ? "" : text);
    if (typed && valueOf(typed) !== now) onChange?.(valueOf(typed));
    if (text === "" && now) onChange?.(null);
  };
  const report = useInputValidity((now) => {
    // Saved by keys, or by a finger, which leaves the focus where it was.
    if (document.activeElement === inputNow()) read(now);
    if (unread.current === "") return "";
    const text = shortened(unread.current, LONGEST_QUOTED);
    return t(TYPED_DAY_TEXTS.unread, { text, example: dayjs().format(formats[0]) });
  });
  const comeBack = useEffectEvent(() => {
    const input = inputNow();
    if (!input || unread.current === "") return;
    retype(input, unread.current);
    report();
  });
  useEffect(() => {
    // A page that was put away first draws its inputs by their values when it comes back.
    const drawn = requestAnimationFrame(comeBack);
    return () => cancelAnimationFrame(drawn);
  }, []);
  useEffect(() => {
    if (!isUnread) unread.current = "";
  }, [isUnread]);
  return {
    ref: picker,
    ...(isUnread ? { status: "error" as const } : {}),
    preserveInvalidOnBlur: isUnread,
    // The picker's own would stay after a text that it could not read and that was taken here.
    "aria-invalid": isUnread || isWrong === "true",
    onChange: (day: Dayjs | null) => {
      setUnread("");
      onChange?.(day ? valueOf(day) : null);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      read(value);
      onBlur?.(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      read(value);
      report();
    },
  };
}
