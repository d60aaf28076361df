import { formatMoment } from "../format/format-moment.ts";
import { useLanguage } from "../i18n/language.tsx";

/** A date and a time, between which a line may break. */
export function Moment({ at }: { readonly at: string }) {
  const said = formatMoment(at, useLanguage());
  const time = said.lastIndexOf(" ");
  return (
    <time dateTime={at} className="tabular">
      <span className="unbroken">{said.slice(0, time)}</span> <span className="unbroken">{said.slice(time + 1)}</span>
    </time>
  );
}
