import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { DatabaseBackup, LifeBuoy } from "lucide-react";
import { hasEnded } from "../../contract/job.ts";
import type { ListQuery } from "../../contract/list-query.ts";
import { ListError } from "../../crud/list/ListError.tsx";
import { NoResults } from "../../web/table/NoRows.tsx";
import { ListToolbar } from "../../crud/list/ListToolbar.tsx";
import { ListRows } from "../../crud/list/ListRows.tsx";
import { useClampedPage } from "../../web/table/use-clamped-page.ts";
import { useOwnRows } from "../../crud/list/use-own-rows.web.ts";
import { call } from "../../web/api/call.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { NotPermittedState } from "../../web/components/states/ErrorState.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { formatNumber } from "../../web/format/number.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { JOBS_KEY, useJobAction } from "../../web/jobs/use-job.ts";
import { isNarrowed } from "../../web/table/list-address.ts";
import { TableFoot } from "../../web/table/TableFoot.tsx";
import { useCan } from "../../web/lookups/permissions.ts";
import { usePage } from "../../web/page/page.tsx";
import { Screen } from "../../web/page/Screen.tsx";
import { JobDrawer } from "./JobDrawer.tsx";
import { jobList, ownJobList } from "./job-lists.ts";
import { jobCalls } from "./job-calls.ts";
import { JobTable } from "./JobTable.tsx";
import { JOB_SCREEN_TEXTS as texts } from "./screen-texts.ts";

const BUSY_INTERVAL = 1_000; // ms between two reads while a job is running
const IDLE_INTERVAL = 15_000; // ms otherwise
const PAGE_SIZE = 20;
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

/** Actions of administrators on backups. */
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

function useJobs(isOwn: boolean, query: ListQuery) {
  const { isActive } = usePage();
  return useQuery({
    queryKey: [JOBS_KEY, isOwn ? "own" : "all", query],
    queryFn: ({ signal }) => call(isOwn ? jobCalls.mine : jobCalls.list, query, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      isActive ? (data?.rows.some(({ state }) => !hasEnded(state)) ? BUSY_INTERVAL : IDLE_INTERVAL) : false,
    meta: { showsOwnError: true },
  });
}

function Jobs({ isOwn }: { readonly isOwn: boolean }) {
  const t = useText();
  const language = useLanguage();
  const module = isOwn ? ownJobList : jobList;
  const { view, change, query, columns, isTyping, line, options } = useOwnRows(module);
  const canBackUp = useCan("sys:job:backup") && !isOwn;
  const list = useJobs(isOwn, { ...query, pageSize: PAGE_SIZE });
  useClampedPage(list, { ...view, pageSize: PAGE_SIZE }, change);
  const total = list.data?.total ?? 0;
  const body = () => {
    if (list.isError)
      return <ListError {...{ module, view, change }} error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <TableSkeleton columns={columns.length} />;
    if (list.data.rows.length > 0)
      return (
        <JobTable
          module={module}
          columns={columns}
          jobs={list.data.rows}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          onOpen={(id) => change({ open: id })}
        />
      );
    if (isNarrowed(view)) return <NoResults onClear={() => change({ filters: [], search: undefined })} />;
    return <EmptyState title={t(texts.none)} text={t(texts.noneHelp)} />;
  };
  return (
    <Screen title={t(module.title)} purpose={t(module.purpose)} tools={canBackUp ? <BackupTools /> : null}>
      <ListToolbar {...line} options={options} />
      <ListRows isOld={isTyping || list.isPlaceholderData} asked={{ ...line, rows: list }}>
        {body()}
      </ListRows>
      <TableFoot
        said={t(texts.total, { total: formatNumber(total, language) })}
        view={view}
        pageSize={PAGE_SIZE}
        total={total}
        onPage={(page) => change({ page })}
      />
      <JobDrawer id={view.open} onClose={() => change({ open: undefined })} />
    </Screen>
  );
}

export const OwnJobs = () => <Jobs isOwn />;

export function AllJobs() {
  return useCan("sys:job:list") ? <Jobs isOwn={false} /> : <NotPermittedState />;
}
