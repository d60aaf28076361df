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

/**
 * Two days, in whichever order, or one of them. Not a picker of ranges: it drops what it cannot read, and has no room for
 * days that are written out.
 */
export function DayBounds({ from, to, onChange }: DayBoundsProps) {
  const choose = (first: Day, last: Day) =>
    first && last && first > last ? onChange(last, first) : onChange(first, last);
  return (
    <>
      <DayBound label={TYPED_DAY_TEXTS.from} day={from} onChange={(day) => choose(day, to)} />
      <DayBound label={TYPED_DAY_TEXTS.to} day={to} onChange={(day) => choose(from, day)} />
    </>
  );
}
