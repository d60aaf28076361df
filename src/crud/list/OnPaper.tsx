import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { formatMoment } from "../../web/format/moment.ts";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { CRUD_TEXTS } from "../texts.ts";

interface OnPaperProps {
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** Said at the head of a printed list only: when it was printed, and which of its rows these are. */
export function OnPaper({ from, to, total }: OnPaperProps) {
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
  const figure = (count: number) => formatNumber(count, language);
  return (
    <p className="on-paper">
      {t(CRUD_TEXTS.onPaper, {
        date: formatMoment(moment, language),
        from: figure(from),
        to: figure(to),
        total: figure(total),
      })}
    </p>
  );
}
