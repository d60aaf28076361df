import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hasEnded } from "../../contract/job.ts";
import { call } from "../../web/api/call.ts";
import { ErrorState, NotPermittedState } from "../../web/components/states/ErrorState.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { namedZone } from "../../contract/date/named-zone.ts";
import { isElsewhere } from "../../web/format/time-zone.ts";
import { useText } from "../../web/i18n/language.tsx";
import { JOBS_KEY } from "../../web/jobs/use-job.ts";
import { useMayCall } from "../../web/lookups/permissions.ts";
import { usePage } from "../../web/page/page.tsx";
import { Screen } from "../../web/page/Screen.tsx";
import { useRecordChanges } from "../../web/push/push-messages.ts";
import { scheduleCalls, SCHEDULES_PAGE, type Schedule } from "./schedule.ts";
import { ScheduleTable } from "./ScheduleTable.tsx";
import { SCHEDULE_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import { SCHEDULE_CALL_TEXTS } from "./texts.ts";
import { TimingDialog } from "./TimingDialog.tsx";

const BUSY_INTERVAL = 1_000; // ms between two reads while something runs
const IDLE_INTERVAL = 30_000; // ms otherwise

function useSchedules() {
  const { isActive } = usePage();
  const schedules = useQuery({
    queryKey: [JOBS_KEY, "schedules"],
    queryFn: ({ signal }) => call(scheduleCalls.list, {}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      isActive ? (data?.rows.some(({ last }) => last && !hasEnded(last.state)) ? BUSY_INTERVAL : IDLE_INTERVAL) : false,
    meta: { showsOwnError: true },
  });
  useRecordChanges(SCHEDULES_PAGE.path, () => void schedules.refetch());
  return schedules;
}

/** Says in which time zone schedules are set, and whether the reader's is another. */
function Zone({ zone, at }: { readonly zone: string; readonly at: number }) {
  const t = useText();
  const now = new Date(at);
  const words = isElsewhere(zone, now) ? texts.purposeElsewhere : texts.purpose;
  return <>{t(words, { zone: namedZone(zone, now) })}</>;
}

function Schedules() {
  const t = useText();
  const schedules = useSchedules();
  const [edited, setEdited] = useState<Schedule>();
  const { data } = schedules;
  const body = () => {
    if (schedules.isError && !data)
      return <ErrorState error={schedules.error} onRetry={() => void schedules.refetch()} />;
    return data ? <ScheduleTable schedules={data.rows} onEdit={setEdited} /> : <TableSkeleton columns={6} />;
  };
  return (
    <Screen
      title={t(SCHEDULE_CALL_TEXTS.page)}
      purpose={data ? <Zone zone={data.timeZone} at={schedules.dataUpdatedAt} /> : undefined}
      isScrolling
    >
      {body()}
      {edited && data ? (
        <TimingDialog key={edited.id} schedule={edited} zone={data.timeZone} onClose={() => setEdited(undefined)} />
      ) : null}
    </Screen>
  );
}

export function ScheduleScreen() {
  return useMayCall(scheduleCalls.list) ? <Schedules /> : <NotPermittedState />;
}
