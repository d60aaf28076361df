import { useLanguage } from "../../web/i18n/language.tsx";
import { formatPublishedDay, publishedDay } from "../../contract/date/published-day.ts";

/** Day of issue in the region's calendar, with a large number. */
export function LargeDay({ of }: { readonly of: string }) {
  const language = useLanguage();
  const [year, month, date] = publishedDay(of).split("-");
  return (
    <time className="notice-day tabular" data-tone="quiet" dateTime={of}>
      <span aria-hidden="true">{date}</span>
      <span className="visually-hidden">{formatPublishedDay(of, language)}</span>
      <span aria-hidden="true">{language === "zh" ? `${year}.${month}` : `${month}/${year}`}</span>
    </time>
  );
}
