import { keepPreviousData, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { Button } from "antd";
import { DatabaseBackup, LifeBuoy } from "lucide-react";
import type { Counts } from "../../contract/counts.ts";
import { hasEnded, JOB_STATES } from "../../contract/job.ts";
import type { Filter } from "../../contract/list-query.ts";
import type { Text } from "../../contract/text.ts";
import { CheckChip } from "../../web/filter/CheckChip.tsx";
import { call } from "../../web/api/call.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { EmptyState } from "../../web/components/EmptyState.tsx";
import { ErrorState, NotPermittedState } from "../../web/components/ErrorState.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { TableSkeleton } from "../../web/components/Skeleton.tsx";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { JOBS_KEY, useJobAction } from "../../web/jobs/use-job.ts";
import { addressOf, asMember, pageIn, severalIn, textIn } from "../../web/table/address-members.ts";
import { TableFoot } from "../../web/table/TableFoot.tsx";
import { useCan } from "../../web/lookups/permissions.ts";
import { usePage } from "../../web/page/page.tsx";
import { Screen } from "../../web/page/Screen.tsx";
import { SCHEDULE_KINDS } from "../schedule/schedule.ts";
import { JobDrawer } from "./JobDrawer.tsx";
import { jobCalls } from "./job.ts";
import { JobTable } from "./JobTable.tsx";
import { JOB_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import { Toolbar } from "../../web/page/Toolbar.tsx";

const BUSY_INTERVAL = 1_000; // ms between two reads while a job is running
const IDLE_INTERVAL = 15_000; // ms otherwise
const PAGE_SIZE = 20;
const NEWEST_FIRST = [{ field: "createdAt", isDescending: true }];
const KINDS: Readonly<Record<string, Text>> = {
  export: texts.export,
  import: texts.import,
  backup: texts.backupKind,
  rehearsal: texts.rehearsalKind,
  applicationMail: texts.mailKind,
  ...Object.fromEntries(Object.entries(SCHEDULE_KINDS).map(([kind, { title }]) => [kind, title])),
  nightlyBackup: texts.scheduledBackupKind,
};

/** Filters, page and open job in the page's query; unknown values are ignored. */
function useAsked() {
  const { query, setQuery } = usePage();
  const asked = {
    state: severalIn(query, "state", JOB_STATES),
    kind: severalIn(query, "kind", Object.keys(KINDS)),
    page: pageIn(query),
    open: textIn(query, "open"),
  };
  const change = (part: { readonly [K in keyof typeof asked]?: (typeof asked)[K] | undefined }) => {
    const { state, kind, ...next } = { ...asked, ...("state" in part || "kind" in part ? { page: 1 } : {}), ...part };
    setQuery(addressOf({ state: asMember(state ?? []), kind: asMember(kind ?? []), ...next }));
  };
  return { asked, change };
}

const useBackup = () => {
  const t = useText();
  const ask = useConfirm();
  const feedback = useFeedback();
  const begin = useJobAction(async () => {
    await call(jobCalls.backup, {});
    feedback.success(t(texts.backupBegun));
  });
  const start = async () => {
    if (await ask({ title: t(texts.backupAsk), text: t(texts.backupHelp), yes: t(texts.backup) }))
      begin.mutate(undefined);
  };
  return { start, isPending: begin.isPending };
};

const useRehearsal = () => {
  const t = useText();
  const ask = useConfirm();
  const feedback = useFeedback();
  const begin = useJobAction(async () => {
    await call(jobCalls.rehearse, {});
    feedback.success(t(texts.rehearseBegun));
  });
  const start = async () => {
    if (await ask({ title: t(texts.rehearseAsk), text: t(texts.rehearseHelp), yes: t(texts.rehearse) }))
      begin.mutate(undefined);
  };
  return { start, isPending: begin.isPending };
};

/** What administrators do with backups. */
function BackupTools() {
  const t = useText();
  const backup = useBackup();
  const rehearsal = useRehearsal();
  return (
    <div className="row">
      <Button icon={<LifeBuoy size={16} />} loading={rehearsal.isPending} onClick={() => void rehearsal.start()}>
        {t(texts.rehearse)}
      </Button>
      <Button
        type="primary"
        icon={<DatabaseBackup size={16} />}
        loading={backup.isPending}
        onClick={() => void backup.start()}
      >
        {t(texts.backup)}
      </Button>
    </div>
  );
}

type Asking = ReturnType<typeof useAsked>;

const filtersOf = (asked: Asking["asked"]): Filter[] =>
  (["state", "kind"] as const).flatMap((field) =>
    asked[field].length > 0 ? [{ field, operator: "in" as const, values: asked[field] }] : [],
  );

/** Numbers beside the choices of a filter, of the list as the other one leaves it. */
const countsQueryOf = (isOwn: boolean, by: "state" | "kind", asked: Asking["asked"]): UseQueryOptions<Counts> => {
  const of = { page: 1, pageSize: 1, sort: [], filters: filtersOf(asked).filter(({ field }) => field !== by) };
  return {
    queryKey: [JOBS_KEY, isOwn ? "own" : "all", "counts", by, of.filters],
    queryFn: ({ signal }) => call(isOwn ? jobCalls.myCounts : jobCalls.counts, { by, of }, { signal }),
    meta: { showsOwnError: true },
  };
};

function useJobs(isOwn: boolean, asked: Asking["asked"]) {
  const { isActive } = usePage();
  const filters = filtersOf(asked);
  const page = { page: asked.page, pageSize: PAGE_SIZE, sort: NEWEST_FIRST, filters };
  return useQuery({
    queryKey: [JOBS_KEY, isOwn ? "own" : "all", asked.page, filters],
    queryFn: ({ signal }) => call(isOwn ? jobCalls.mine : jobCalls.list, page, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      isActive ? (data?.rows.some(({ state }) => !hasEnded(state)) ? BUSY_INTERVAL : IDLE_INTERVAL) : false,
    meta: { showsOwnError: true },
  });
}

function JobFilters({ asked, change, isOwn }: Asking & { readonly isOwn: boolean }) {
  const t = useText();
  return (
    <Toolbar className="slides">
      <CheckChip
        label={t(texts.state)}
        chosen={asked.state}
        choices={JOB_STATES.map((value) => ({ value, label: t(texts[value]) }))}
        onChosen={(state) => change({ state })}
        counts={countsQueryOf(isOwn, "state", asked)}
      />
      <CheckChip
        label={t(texts.kind)}
        chosen={asked.kind}
        choices={Object.entries(KINDS).map(([value, words]) => ({ value, label: t(words) }))}
        onChosen={(kind) => change({ kind })}
        counts={countsQueryOf(isOwn, "kind", asked)}
      />
    </Toolbar>
  );
}

function Jobs({ isOwn }: { readonly isOwn: boolean }) {
  const t = useText();
  const language = useLanguage();
  const { asked, change } = useAsked();
  const canBackUp = useCan("sys:job:backup") && !isOwn;
  const list = useJobs(isOwn, asked);
  const total = list.data?.total ?? 0;
  const body = () => {
    if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <TableSkeleton columns={5} />;
    if (list.data.rows.length > 0)
      return <JobTable jobs={list.data.rows} isOwn={isOwn} onOpen={(id) => change({ open: id })} />;
    if (filtersOf(asked).length > 0)
      return (
        <EmptyState
          title={t(texts.noneSuch)}
          actions={<Button onClick={() => change({ state: [], kind: [] })}>{t(texts.clear)}</Button>}
        />
      );
    return <EmptyState title={t(texts.none)} text={t(texts.noneHelp)} />;
  };
  return (
    <Screen
      title={t(isOwn ? texts.own : texts.all)}
      purpose={t(isOwn ? texts.ownPurpose : texts.allPurpose)}
      tools={canBackUp ? <BackupTools /> : null}
    >
      <JobFilters asked={asked} change={change} isOwn={isOwn} />
      <div className="fill">{body()}</div>
      <TableFoot
        said={t(texts.total, { total: formatNumber(total, language) })}
        page={asked.page}
        pageSize={PAGE_SIZE}
        total={total}
        onPage={(next) => change({ page: next })}
      />
      <JobDrawer id={asked.open} onClose={() => change({ open: undefined })} />
    </Screen>
  );
}

export const OwnJobs = () => <Jobs isOwn />;

export function AllJobs() {
  return useCan("sys:job:list") ? <Jobs isOwn={false} /> : <NotPermittedState />;
}
