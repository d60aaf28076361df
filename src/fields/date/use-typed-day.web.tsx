import type { DatePicker } from "antd";
import type { Dayjs } from "dayjs";
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { SHIFTED_PLACEMENT } from "../../web/components/shifted-placement.ts";
import { useInputValidity } from "../input-validity.web.ts";
import type { Field } from "../field.ts";
import type { InputProps } from "../field-view.web.ts";
import { useUnreadText } from "../unread-text.web.ts";
import { useUnreadWords } from "./use-unread-words.web.ts";
import { dayOfFormats, typedDay, type MomentOfDay } from "./typed-day.web.ts";

interface TypedDay extends Pick<InputProps<Field>, "onBlur" | "aria-invalid"> {
  /** In the spelling of the record. */
  readonly value: string | null | undefined;
  readonly onChange: ((value: string | null) => void) | undefined;
  /** Spellings that the picker reads itself, the shown one first. */
  readonly formats: readonly [string, ...string[]];
  readonly dayOf: (value: string) => Dayjs;
  readonly valueOf: (day: Dayjs) => string;
  /** The moment that is meant by a day alone, where the value has a time. */
  readonly momentOf?: MomentOfDay;
  /** What is meant by a moment that was chosen from the panel. */
  readonly pickedOf?: MomentOfDay;
}

/** As if somebody had typed it: the picker takes text no other way. */
function retype(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

type Picker = ComponentRef<typeof DatePicker>;

/** Whether the panel is open: only for somebody who is in the field, so not where a text is put back. */
function usePanel(picker: RefObject<Picker | null>) {
  const [open, setOpen] = useState(false);
  return {
    open,
    onOpenChange: (is: boolean) => {
      const isIn = picker.current?.nativeElement.contains(document.activeElement) === true;
      setOpen((was) => is && (was || isIn));
    },
  };
}

const inputOf = (picker: RefObject<Picker | null>) => picker.current?.nativeElement.querySelector("input");

/** Tells of each text in the picker's input while somebody types it. */
function useTyping(picker: RefObject<Picker | null>, onText: (text: string) => void): void {
  const told = useEffectEvent(onText);
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target === inputOf(picker)) told(target.value.trim());
    };
    // Not at the input: what is drawn anew before the picker has heard of the text would take it away.
    document.addEventListener("input", onInput);
    return () => document.removeEventListener("input", onInput);
  }, [picker]);
}

/** The text of the input that is not its value, which the form keeps with all else that is not saved. */
function useKeptText(value: unknown) {
  const kept = useUnreadText();
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
    kept.keep(text);
  };
  const last = useRef<{ readonly value: unknown; readonly round: number | undefined }>({ value, round: undefined });
  return {
    kept,
    unread,
    isUnread,
    setUnread,
    /** Takes the text that was put into the form, and forgets its own where another value took its place. */
    follow() {
      const before = last.current;
      last.current = { value, round: kept.round };
      if (kept.round !== before.round) unread.current = kept.text();
      else if (value !== before.value) setUnread("");
    },
  };
}

/** Calls `follow` where the value or the form's texts are others, and `show` once the input is drawn with them. */
function useFollowing([value, round]: readonly [unknown, unknown], follow: () => void, show: () => void): void {
  const followed = useEffectEvent(follow);
  const drawn = useEffectEvent(show);
  useEffect(() => {
    followed();
    // A page that was put away first draws its inputs by their values when it comes back.
    const frame = requestAnimationFrame(() => drawn());
    return () => cancelAnimationFrame(frame);
  }, [value, round]);
}

interface InputOfDay {
  readonly picker: RefObject<Picker | null>;
  /** How the value stands in the input. */
  readonly shownText: string;
  readonly keep: (text: string) => void;
  readonly setUnread: (text: string) => void;
}

/** `read` hands over the day in the input, or keeps what is none; `typed` is what was typed and not yet chosen otherwise. */
function useReading({ onChange, formats, valueOf, momentOf }: TypedDay, input: InputOfDay) {
  const { picker, shownText, keep, setUnread } = input;
  const typed = useRef<string>(undefined); // since the panel was opened or a day was chosen
  useTyping(picker, (text) => {
    typed.current = text;
    keep(text === "" || text === shownText ? "" : text);
  });
  const read = (now: unknown): void => {
    const text = inputOf(picker)?.value.trim();
    if (text === undefined) return;
    // What the picker reads itself it hands over only when it is left. Not the text in the input: beneath a pointer over
    // the panel it is another day.
    const own = typed.current === undefined ? undefined : dayOfFormats(typed.current, formats);
    const isOfPicker = own !== undefined || dayOfFormats(text, formats) !== undefined;
    const found = own ?? (isOfPicker || text === "" ? undefined : typedDay(text, momentOf));
    if (found && valueOf(found) !== now) onChange?.(valueOf(found));
    if (text === "" && now) onChange?.(null);
    setUnread(isOfPicker || found ? "" : text);
  };
  return { typed, read };
}

/**
 * Takes what is typed or pasted into a picker in a spelling that is none of its `formats`, such as 2026年12月1日 9:30 or
 * full-width digits: the picker itself would drop it. What is no day it would drop without a word; here it stays, and
 * nothing is saved while it stands, but it is kept with the form's draft. An emptied input has no day, where the picker
 * would bring back the former one. Enter takes the text, too, and does not submit the form. Returns the picker's props.
 */
export function useTypedDay(props: TypedDay) {
  const { value, onChange, onBlur, formats, dayOf, valueOf, pickedOf, "aria-invalid": isWrong } = props;
  const words = useUnreadWords(formats[0]);
  const picker = useRef<Picker>(null);
  const { kept, unread, isUnread, setUnread, follow } = useKeptText(value);
  const panel = usePanel(picker);
  // The same object as long as it is the same day: by another one the picker forgets what is being typed.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `dayOf` is a new function at each drawing and does the same
  const day = useMemo(() => (value ? dayOf(value) : null), [value]);
  const shownText = day?.format(formats[0]) ?? "";
  const { typed, read } = useReading(props, { picker, shownText, keep: kept.keep, setUnread });
  const report = useInputValidity((now) => {
    // Saved by keys, or by a finger, which leaves the focus where it was.
    if (document.activeElement === inputOf(picker)) read(now);
    return words(unread.current);
  });
  useFollowing([value, kept.round], follow, () => {
    const input = inputOf(picker);
    if (!input || (unread.current === "" && !isUnread)) return;
    retype(input, unread.current === "" ? shownText : unread.current);
    read(value);
    report();
  });
  return {
    ref: picker,
    builtinPlacements: SHIFTED_PLACEMENT,
    open: panel.open,
    onOpenChange: (is: boolean) => {
      if (is && !panel.open) typed.current = undefined;
      panel.onOpenChange(is);
    },
    value: day,
    ...(isUnread ? { status: "error" as const } : {}),
    preserveInvalidOnBlur: isUnread,
    // The picker's own would stay after a text that it could not read and that was taken here.
    "aria-invalid": isUnread || isWrong === "true",
    onChange: (chosen: Dayjs | null) => {
      onChange?.(chosen ? valueOf(typed.current !== undefined || !pickedOf ? chosen : pickedOf(chosen)) : null);
      setUnread("");
      typed.current = undefined;
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
      // As it closes it hands over its own day, which is the former one until the picker is drawn with what was typed.
      requestAnimationFrame(() => panel.onOpenChange(false));
    },
  };
}
