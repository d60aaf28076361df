import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { formatMoment } from "../format/format-moment.ts";
import { formatNumber } from "../format/number.ts";
import { useLanguage, useText } from "../i18n/language.tsx";
import { TABLE_TEXTS } from "./table-texts.ts";

interface PrintedRangeProps {
  /** Places of the first and the last row in the whole list. */
  readonly from: number;
  readonly to: number;
}

/** On paper only: when a list was printed, and which of its rows these are. */
export function PrintedRange({ from, to }: PrintedRangeProps) {
  const t = useText();
  const language = useLanguage();
  const [moment, setMoment] = useState<string>();
  useEffect(() => {
    // The browser takes the page right after this event.
    const print = () => flushSync(() => setMoment(new Date().toISOString()));
    addEventListener("beforeprint", print);
    return () => removeEventListener("beforeprint", print);
  }, []);
  if (moment === undefined) return null;
  return (
    <span className="on-paper">
      {t(TABLE_TEXTS.printed, {
        date: formatMoment(moment, language),
        from: formatNumber(from, language),
        to: formatNumber(to, language),
      })}
    </span>
  );
}
