import type { DatePickerProps } from "antd";
import { useId, useRef, useState, type FocusEvent } from "react";
import type { Words } from "../../contract/text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { InputValidityContext, NOTHING_WRONG } from "../input-validity.web.ts";
import { date } from "./date.ts";
import { DateInput } from "./DateControls.tsx";
import { TYPED_DAY_TEXTS } from "./typed-day-texts.ts";

/** `YYYY-MM-DD`. */
type Day = string | undefined;

interface DayBoundProps {
  readonly label: Words;
  readonly day: Day;
  readonly onChange: (day: Day) => void;
  readonly placements: DatePickerProps["builtinPlacements"];
}

function DayBound({ label, day, onChange, placements }: DayBoundProps) {
  const t = useText();
  const id = useId();
  const check = useRef<(value: unknown) => string>(NOTHING_WRONG);
  const [wrong, setWrong] = useState("");
  const report = () => setWrong(check.current(day));
  return (
    <div>
      <label htmlFor={id}>{t(label)}</label>
      <InputValidityContext value={{ check, report }}>
        <DateInput
          id={id}
          field={date({ label })}
          value={day ?? null}
          placements={placements}
          onChange={(next) => (setWrong(""), onChange(next ?? undefined))}
          onBlur={report}
          {...(wrong === "" ? {} : { "aria-describedby": `${id}-wrong` })}
        />
      </InputValidityContext>
      {wrong === "" ? null : (
        <p id={`${id}-wrong`} className="below" role="alert" data-tone="wrong">
          {wrong}
        </p>
      )}
    </div>
  );
}

interface DayBoundsProps {
  readonly from: Day;
  readonly to: Day;
  readonly onChange: (from: Day, to: Day) => void;
}

type Bounds = readonly [Day, Day];
const inOrder = ([first, last]: Bounds): Bounds => (first && last && first > last ? [last, first] : [first, last]);
const isSame = (one: Bounds, other: Bounds): boolean => one[0] === other[0] && one[1] === other[1];

const CALENDAR_HEIGHT = 368; // px, with the gap

interface Room {
  /** px from one field to the other. */
  readonly apart: number;
  readonly isAbove: boolean;
}

/** Below both fields, or above both: over the other one, the calendar would keep a pointer from it. */
function placementOf(bound: "first" | "last", { apart, isAbove }: Room): DatePickerProps["builtinPlacements"] {
  const isFarther = (bound === "last") === isAbove;
  const distance = 4 + (isFarther ? apart : 0);
  return {
    bottomLeft: {
      points: isAbove ? ["bl", "tl"] : ["tl", "bl"],
      offset: [0, isAbove ? -distance : distance],
      overflow: { adjustY: 1, shiftX: 1 },
    },
  };
}

/** Where the calendars of two fields have room; measured when one of them is entered. */
function useRoom() {
  const [room, setRoom] = useState<Room>({ apart: 0, isAbove: false });
  const measure = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    const [one, other] = currentTarget.querySelectorAll<HTMLElement>(".ant-picker");
    if (!one || !other) return;
    const above = one.getBoundingClientRect().top;
    const below = innerHeight - other.getBoundingClientRect().bottom;
    setRoom({ apart: other.offsetTop - one.offsetTop, isAbove: below < CALENDAR_HEIGHT && below < above });
  };
  return { room, measure };
}

/**
 * Two days, in whichever order, or one of them. Not a picker of ranges: it drops what it cannot read, and has no room for
 * days that are written out.
 */
export function DayBounds({ from, to, onChange }: DayBoundsProps) {
  const [typed, setTyped] = useState<Bounds>([from, to]);
  const [known, setKnown] = useState<Bounds>([from, to]);
  if (!isSame(known, [from, to])) {
    setKnown([from, to]);
    // Not where they only came back in order: the field in which nobody types would change.
    if (!isSame(inOrder(typed), [from, to])) setTyped([from, to]);
  }
  const choose = (bounds: Bounds) => {
    setTyped(bounds);
    onChange(...inOrder(bounds));
  };
  const [first, last] = typed;
  const { room, measure } = useRoom();
  return (
    <div className="stack" data-gap="4" onFocus={measure}>
      <DayBound
        label={TYPED_DAY_TEXTS.from}
        day={first}
        onChange={(day) => choose([day, last])}
        placements={placementOf("first", room)}
      />
      <DayBound
        label={TYPED_DAY_TEXTS.to}
        day={last}
        onChange={(day) => choose([first, day])}
        placements={placementOf("last", room)}
      />
    </div>
  );
}
