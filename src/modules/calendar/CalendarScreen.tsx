import { useMutation } from "@tanstack/react-query";
import { Alert, Button, Dropdown, Segmented } from "antd";
import { ChevronLeft, ChevronRight, Ellipsis } from "lucide-react";
import { useEffect, useState } from "react";
import { ChangeNotice } from "../../crud/versions/ChangeNotice.tsx";
import type { Elsewhere } from "../../crud/versions/local-mutations.web.ts";
import { FORM_SHORTCUTS } from "../../crud/shortcuts.web.ts";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { SHEET_TEXTS } from "../../crud/sheet/texts.ts";
import { VERSION_TEXTS } from "../../crud/versions/texts.ts";
import { download } from "../../crud/sheet/use-export.tsx";
import { call } from "../../web/api/call.ts";
import { useLeaveGuard } from "../../web/feedback/Confirm.tsx";
import { ErrorState } from "../../web/components/ErrorState.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { IconButton } from "../../web/components/IconButton.tsx";
import { BoxesSkeleton } from "../../web/components/ShapeSkeletons.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { ariaKeys } from "../../web/shortcuts/shortcut.ts";
import { useShortcuts } from "../../web/shortcuts/use-shortcuts.ts";
import { useOwnId } from "../../web/lookups/own-id.ts";
import { useCan } from "../../web/lookups/permissions.ts";
import { usePage } from "../../web/page/page.tsx";
import { PageHead } from "../../web/page/PageHead.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import { useRecordChanges } from "../../web/push/pushed.ts";
import { CALENDAR_PAGE, calendarCalls, MAY_CHANGE } from "./calendar.ts";
import { COUNTRIES, DAY_KINDS, type Country } from "./calendar-day.ts";
import { COUNTRY_WORDS, KIND_WORDS } from "./calendar-words.ts";
import { CalendarImport } from "./CalendarImport.tsx";
import { DayForm } from "./DayForm.tsx";
import { DayList } from "./DayList.tsx";
import { CALENDAR_TEXTS } from "./texts.ts";
import { useCalendar } from "./use-calendar.web.ts";
import { hasOnlyFixedDays, localToday } from "./year-days.ts";
import { YearDifference } from "./YearDifference.tsx";
import { YearGrid } from "./YearGrid.tsx";
import style from "./calendar.module.css";

const [FIRST_YEAR, LAST_YEAR] = [1900, 2999];

/** Country and year, from the address and back. */
function useMenuLocation() {
  const { query, setQuery } = usePage();
  const country = COUNTRIES.find((each) => each === query.get("country")) ?? "CN";
  const [thisYear] = useState(() => Number(localToday().slice(0, 4)));
  const asked = Number(query.get("year"));
  const year = Number.isInteger(asked) && asked >= FIRST_YEAR && asked <= LAST_YEAR ? asked : thisYear;
  const go = (next: { readonly country?: Country; readonly year?: number }) =>
    setQuery(new URLSearchParams({ country: next.country ?? country, year: String(next.year ?? year) }));
  return { country, year, go };
}

/** A year of one country: twelve months, its days by name, and one save for all that was changed. */
export function CalendarScreen() {
  const t = useText();
  const feedback = useFeedback();
  const ownId = useOwnId();
  const { setDirty, isActive } = usePage();
  const { country, year, go } = useMenuLocation();
  const isReadOnly = !useCan(MAY_CHANGE);
  const isPhone = useIsPhone();
  const calendar = useCalendar(country, year);
  const { stored, days, changes, counts, isDirty, isSaving, place } = calendar;
  const [chosen, setChosen] = useState<readonly [string, string]>();
  const [isReviewing, setReviewing] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  const title = `${t(COUNTRY_WORDS[country])} ${t(CALENDAR_TEXTS.year, { year })}`;
  useLeaveGuard(isDirty);
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  useRecordChanges(CALENDAR_PAGE.path, (change) => {
    if (change.byId !== ownId && change.ids.includes(place)) setElsewhere({ ...change, isSelf: false });
  });
  useShortcuts(FORM_SHORTCUTS, { save: isActive && changes.length > 0 ? () => setReviewing(true) : undefined });
  const exporting = useMutation({
    mutationFn: () => call(calendarCalls.exportYear, { country, year }),
    onSuccess: (file) => {
      download({ ...file, code: 0 });
      feedback.success(t(SHEET_TEXTS.exported, { file: file.title }));
    },
    onError: (error) => feedback.error(error.message),
    meta: { isToldInPlace: true },
  });
  const choose = (from: string, to: string) => setChosen([from, to]);
  const save = async () => {
    if (await calendar.save()) setReviewing(false);
  };
  const look = () => {
    setElsewhere(undefined);
    void stored.refetch();
  };
  return (
    <section className={style.page}>
      <PageHead title={t(CALENDAR_TEXTS.title)} purpose={t(CALENDAR_TEXTS.purpose)}>
        <div className={style.tools}>
          <Segmented
            aria-label={t(CALENDAR_TEXTS.country)}
            value={country}
            options={COUNTRIES.map((each) => ({
              value: each,
              label: `${t(COUNTRY_WORDS[each])}${calendar.unsavedPlaces.some((key) => key.startsWith(each)) ? " •" : ""}`,
            }))}
            onChange={(next) => go({ country: next })}
          />
          <div className={style.years}>
            <IconButton
              label={t(CALENDAR_TEXTS.lastYear)}
              icon={<ChevronLeft size={18} aria-hidden="true" />}
              disabled={year <= FIRST_YEAR}
              onClick={() => go({ year: year - 1 })}
            />
            <strong aria-live="polite">{t(CALENDAR_TEXTS.year, { year })}</strong>
            <IconButton
              label={t(CALENDAR_TEXTS.nextYear)}
              icon={<ChevronRight size={18} aria-hidden="true" />}
              disabled={year >= LAST_YEAR}
              onClick={() => go({ year: year + 1 })}
            />
          </div>
          {isReadOnly || isPhone ? null : <Button onClick={() => setImporting(true)}>{t(SHEET_TEXTS.import)}</Button>}
          <Dropdown
            trigger={["click"]}
            menu={{
              items: [
                ...(isPhone && !isReadOnly
                  ? [{ key: "import", label: t(SHEET_TEXTS.import), onClick: () => setImporting(true) }]
                  : []),
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
        </div>
      </PageHead>
      {elsewhere ? (
        <ChangeNotice
          change={elsewhere}
          action={
            <Button size="small" onClick={look}>
              {t(VERSION_TEXTS.showChange)}
            </Button>
          }
          onDismiss={() => setElsewhere(undefined)}
        />
      ) : null}
      {stored.isError ? (
        <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />
      ) : stored.isPending ? (
        <div className={style.body}>
          <BoxesSkeleton boxes={12} least={252} />
        </div>
      ) : (
        <div className={style.body}>
          {hasOnlyFixedDays(country, days) ? (
            <Alert
              className={style.lacking ?? ""}
              type="info"
              showIcon
              title={t(CALENDAR_TEXTS.lacking, { year })}
              description={
                isReadOnly ? null : (
                  <Button size="small" onClick={() => setImporting(true)}>
                    {t(CALENDAR_TEXTS.importDays)}
                  </Button>
                )
              }
            />
          ) : null}
          <YearGrid key={place} year={year} days={days} changes={changes} isReadOnly={isReadOnly} onChoose={choose} />
          <div className={style.side}>
            <ul className={style.legend} aria-label={t(CALENDAR_TEXTS.legend)}>
              {DAY_KINDS.map((kind) => (
                <li key={kind} data-kind={kind}>
                  <small>{t(kind === "holiday" ? CALENDAR_TEXTS.holidaySign : CALENDAR_TEXTS.workdaySign)}</small>
                  {t(KIND_WORDS[kind])}
                </li>
              ))}
            </ul>
            <DayList days={days} isReadOnly={isReadOnly} onChoose={choose} onImport={() => setImporting(true)} />
          </div>
        </div>
      )}
      {changes.length > 0 ? (
        <div className={style.bar}>
          <span role="status">{t(CALENDAR_TEXTS.changes, { ...counts })}</span>
          <Button onClick={calendar.discard}>{t(CALENDAR_TEXTS.discard)}</Button>
          <Button
            type="primary"
            aria-keyshortcuts={ariaKeys(FORM_SHORTCUTS.save.keys)}
            onClick={() => setReviewing(true)}
          >
            {t(CALENDAR_TEXTS.review)}
          </Button>
        </div>
      ) : null}
      {chosen ? (
        <DayForm
          key={chosen.join(" ")}
          year={year}
          from={chosen[0]}
          to={chosen[1]}
          day={days.find(({ date }) => date === chosen[0])}
          days={days}
          onDone={(next) => {
            calendar.put(next);
            setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
      {isImporting ? (
        <CalendarImport
          country={country}
          year={year}
          title={title}
          onTaken={(next) => {
            calendar.replace(next);
            setImporting(false);
            setReviewing(true);
          }}
          onClose={() => setImporting(false)}
        />
      ) : null}
      {isReviewing ? (
        <YearDifference
          title={title}
          changes={changes}
          isStale={calendar.isStale}
          isSaving={isSaving}
          onSave={() => void save()}
          onClose={() => setReviewing(false)}
        />
      ) : null}
    </section>
  );
}
