import { useId, useRef, useState } from "react";
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
}

function DayBound({ label, day, onChange }: DayBoundProps) {
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
  return (
    <>
      <DayBound label={TYPED_DAY_TEXTS.from} day={first} onChange={(day) => choose([day, last])} />
      <DayBound label={TYPED_DAY_TEXTS.to} day={last} onChange={(day) => choose([first, day])} />
    </>
  );
}
