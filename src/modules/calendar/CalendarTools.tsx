import { useMutation } from "@tanstack/react-query";
import { Button, Dropdown, Segmented } from "antd";
import { ChevronLeft, ChevronRight, Ellipsis } from "lucide-react";
import { useState } from "react";
import { saveAnsweredFile } from "../../web/jobs/save-file.ts";
import { SHEET_TEXTS } from "../../crud/sheet/texts.ts";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { call } from "../../web/api/call.ts";
import { IconButton } from "../../web/components/IconButton.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import { calendarCalls } from "./calendar.ts";
import { COUNTRIES, type Country } from "./calendar-day.ts";
import { COUNTRY_WORDS } from "./calendar-words.ts";
import { CALENDAR_TEXTS } from "./texts.ts";
import { currentDay } from "../../web/format/time-zone.ts";
import { Toolbar } from "../../web/page/Toolbar.tsx";
import style from "./calendar.module.css";

const [FIRST_YEAR, LAST_YEAR] = [1900, 2299];

export interface CountryYear {
  readonly country: Country;
  readonly year: number;
}

/** Country and year from the page's query; `go` changes them. */
export function useCountryYear() {
  const { query, setQuery } = usePage();
  const country = COUNTRIES.find((each) => each === query.get("country")) ?? "CN";
  const [thisYear] = useState(() => Number(currentDay().slice(0, 4)));
  const requested = Number(query.get("year"));
  const isValid = Number.isInteger(requested) && requested >= FIRST_YEAR && requested <= LAST_YEAR;
  const year = isValid ? requested : thisYear;
  const go = (next: Partial<CountryYear>) =>
    setQuery(new URLSearchParams({ country: next.country ?? country, year: String(next.year ?? year) }));
  return { country, year, go };
}

function useYearExport({ country, year }: CountryYear) {
  const t = useText();
  const feedback = useFeedback();
  return useMutation({
    mutationFn: () => call(calendarCalls.exportYear, { country, year }),
    onSuccess: (file) => {
      saveAnsweredFile(file);
      feedback.success(t(SHEET_TEXTS.exported, { file: file.title }));
    },
    onError: (error) => feedback.error(error.message),
    meta: { showsOwnError: true },
  });
}

interface CalendarToolsProps extends CountryYear {
  readonly onGo: (next: Partial<CountryYear>) => void;
  /** Countries with unsaved edits. */
  readonly unsaved: ReadonlySet<Country>;
  /** Absent for users who may not edit. */
  readonly onImport: (() => void) | undefined;
}

/** Chooses country and year; import and export. */
export function CalendarTools({ country, year, onGo, unsaved, onImport }: CalendarToolsProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const exporting = useYearExport({ country, year });
  return (
    <Toolbar className={style.tools}>
      <Segmented
        aria-label={t(CALENDAR_TEXTS.country)}
        value={country}
        options={COUNTRIES.map((each) => ({
          value: each,
          label: `${t(COUNTRY_WORDS[each])}${unsaved.has(each) ? " •" : ""}`,
        }))}
        onChange={(next) => onGo({ country: next })}
      />
      <div className={`row ${style.years}`} data-gap="0">
        <IconButton
          label={t(CALENDAR_TEXTS.lastYear)}
          icon={<ChevronLeft size={18} aria-hidden="true" />}
          disabled={year <= FIRST_YEAR}
          onClick={() => onGo({ year: year - 1 })}
        />
        <strong aria-live="polite">{t(CALENDAR_TEXTS.year, { year })}</strong>
        <IconButton
          label={t(CALENDAR_TEXTS.nextYear)}
          icon={<ChevronRight size={18} aria-hidden="true" />}
          disabled={year >= LAST_YEAR}
          onClick={() => onGo({ year: year + 1 })}
        />
      </div>
      {onImport && !isPhone ? <Button onClick={onImport}>{t(SHEET_TEXTS.import)}</Button> : null}
      <Dropdown
        trigger={["click"]}
        menu={{
          items: [
            ...(onImport && isPhone ? [{ key: "import", label: t(SHEET_TEXTS.import), onClick: onImport }] : []),
            { key: "export", label: t(SHEET_TEXTS.export), onClick: () => exporting.mutate() },
          ],
        }}
      >
        <IconButton
          label={t(CRUD_TEXTS.more)}
          icon={<Ellipsis size={18} aria-hidden="true" />}
          loading={exporting.isPending}
        />
      </Dropdown>
    </Toolbar>
  );
}
