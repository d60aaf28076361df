import { Button } from "antd";
import { useState } from "react";
import { ChangeAlert } from "../../crud/optimistic-locking/ChangeAlert.tsx";
import type { ChangeElsewhere } from "../../crud/optimistic-locking/changes-elsewhere.web.ts";
import { FORM_SHORTCUTS } from "../../web/shortcuts/screen-shortcuts.ts";
import { VERSION_TEXTS } from "../../crud/optimistic-locking/texts.ts";
import { useText } from "../../web/i18n/language.tsx";
import { useOwnId } from "../../web/lookups/own-id.ts";
import { useCan } from "../../web/lookups/permissions.ts";
import { usePage } from "../../web/page/page.tsx";
import { SaveBar } from "../../web/page/SaveBar.tsx";
import { Screen } from "../../web/page/Screen.tsx";
import { useUnsaved } from "../../web/page/use-unsaved.ts";
import { useRecordChanges } from "../../web/push/push-messages.ts";
import { useShortcuts } from "../../web/shortcuts/use-shortcuts.ts";
import { CALENDAR_PAGE, MAY_CHANGE } from "./calendar.ts";
import { COUNTRIES, type Country } from "./calendar-day.ts";
import { COUNTRY_WORDS } from "./calendar-words.ts";
import { CalendarImport } from "./CalendarImport.tsx";
import { CalendarTools, useCountryYear } from "./CalendarTools.tsx";
import { DayForm } from "./DayForm.tsx";
import { CALENDAR_TEXTS } from "./texts.ts";
import { useCalendar, type Calendar } from "./use-calendar.web.ts";
import { YearDifference } from "./YearDifference.tsx";
import { YearView } from "./YearView.tsx";

/** The open dialog: the form for a range of days, the import, or the review before a save. */
type OpenDialog = { readonly days: readonly [from: string, to: string] } | "import" | "review" | undefined;

/** Notifies of other users' changes to the shown year. */
function ChangedElsewhere({ calendar: { place, stored } }: { readonly calendar: Calendar }) {
  const t = useText();
  const ownId = useOwnId();
  const [change, setChange] = useState<ChangeElsewhere>();
  useRecordChanges(CALENDAR_PAGE.path, (next) => {
    if (next.byId !== ownId && next.ids.includes(place)) setChange({ ...next, isSelf: false });
  });
  if (!change) return null;
  const dismiss = () => setChange(undefined);
  const show = () => {
    dismiss();
    void stored.refetch();
  };
  return (
    <ChangeAlert
      change={change}
      action={
        <Button size="small" onClick={show}>
          {t(VERSION_TEXTS.showChange)}
        </Button>
      }
      onDismiss={dismiss}
    />
  );
}

interface CalendarDialogProps {
  readonly over: OpenDialog;
  readonly calendar: Calendar;
  readonly country: Country;
  readonly year: number;
  readonly onReview: () => void;
  readonly onClose: () => void;
}

function CalendarDialog({ over, calendar, country, year, onReview, onClose }: CalendarDialogProps) {
  const t = useText();
  const title = `${t(COUNTRY_WORDS[country])} ${t(CALENDAR_TEXTS.year, { year })}`;
  const { days, changes, isStale, isSaving } = calendar;
  if (over === undefined) return null;
  if (over === "import") {
    const take = (next: Parameters<Calendar["replace"]>[0]) => {
      calendar.replace(next);
      onReview();
    };
    return <CalendarImport {...{ country, year, title, onClose }} onTaken={take} />;
  }
  if (over === "review") {
    const save = async () => {
      if (await calendar.save()) onClose();
    };
    return <YearDifference {...{ title, changes, isStale, isSaving, onClose }} onSave={() => void save()} />;
  }
  const [from, to] = over.days;
  return (
    <DayForm
      key={over.days.join(" ")}
      {...{ year, from, to, days, onClose }}
      day={days.find(({ date }) => date === from)}
      onDone={calendar.put}
    />
  );
}

/** Edits the holidays of one country and year; all changes are saved together. */
export function CalendarScreen() {
  const t = useText();
  const { isActive } = usePage();
  const { country, year, go } = useCountryYear();
  const isReadOnly = !useCan(MAY_CHANGE);
  const calendar = useCalendar(country, year);
  const { changes, isDirty } = calendar;
  const [over, setOver] = useState<OpenDialog>();
  const review = () => setOver("review");
  useUnsaved(isDirty);
  useShortcuts(FORM_SHORTCUTS, { save: isActive && changes.length > 0 ? review : undefined });
  return (
    <Screen
      isScrolling
      title={t(CALENDAR_TEXTS.title)}
      purpose={t(CALENDAR_TEXTS.purpose)}
      tools={
        <CalendarTools
          country={country}
          year={year}
          onGo={go}
          unsaved={new Set(COUNTRIES.filter((each) => calendar.unsavedPlaces.some((key) => key.startsWith(each))))}
          onImport={isReadOnly ? undefined : () => setOver("import")}
        />
      }
    >
      <ChangedElsewhere key={calendar.place} calendar={calendar} />
      <YearView
        calendar={calendar}
        country={country}
        year={year}
        isReadOnly={isReadOnly}
        onChoose={(from, to) => setOver({ days: [from, to] })}
        onImport={() => setOver("import")}
      />
      {changes.length > 0 ? <ChangesBar calendar={calendar} onReview={review} /> : null}
      <CalendarDialog {...{ over, calendar, country, year }} onReview={review} onClose={() => setOver(undefined)} />
    </Screen>
  );
}

function ChangesBar({ calendar, onReview }: { readonly calendar: Calendar; readonly onReview: () => void }) {
  const t = useText();
  return (
    <SaveBar
      said={t(CALENDAR_TEXTS.changes, { ...calendar.counts })}
      discard={{ label: t(CALENDAR_TEXTS.discard), onClick: calendar.discard }}
      save={{ label: t(CALENDAR_TEXTS.review), onClick: onReview }}
    />
  );
}
