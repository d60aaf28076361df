import { useQuery } from "@tanstack/react-query";
import { call } from "../../web/api/call.ts";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { TableSkeleton } from "../../web/components/states/Skeleton.tsx";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { Screen } from "../../web/page/Screen.tsx";
import { usePushMessages } from "../../web/push/push-messages.ts";
import { ErrorTable } from "./ErrorTable.tsx";
import { InstallationTiles } from "./InstallationTiles.tsx";
import { InstanceTable } from "./InstanceTable.tsx";
import { MONITOR_PAGE, monitor } from "./monitor.ts";
import { MONITOR_TEXTS as texts } from "./screen-texts.ts";
import { SlowCalls } from "./SlowCalls.tsx";
import style from "./monitor.module.css";

const EVERY = 5_000; // ms, while the tab is in front and its window is seen

/** State of the installation, refetched while the page is visible. */
export function MonitorScreen() {
  const t = useText();
  const language = useLanguage();
  const { isActive } = usePage();
  const read = useQuery({
    queryKey: [MONITOR_PAGE.path],
    queryFn: ({ signal }) => call(monitor.state, {}, { signal }),
    refetchInterval: isActive ? EVERY : false,
    meta: { showsOwnError: true },
  });
  // Its own connection, which opens after the page, is to be among the sockets.
  usePushMessages(({ type }) => {
    if (type === "MENU_VERSION") void read.refetch();
  });
  const { data } = read;
  return (
    <Screen
      isScrolling
      title={t(MONITOR_PAGE.title)}
      purpose={data ? t(texts.updated, { time: formatMoment(data.at, language), seconds: EVERY / 1000 }) : undefined}
    >
      {read.isPending ? <TableSkeleton /> : null}
      {/* What was read last stays, with the reason above it why it is not newer. */}
      {read.isError ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : null}
      {data ? (
        <div className={`stack ${style.parts}`} data-gap="24">
          <InstallationTiles state={data} />
          <section>
            <h2>{t(texts.instances)}</h2>
            {data.instances.length > 0 ? (
              <InstanceTable instances={data.instances} />
            ) : (
              <EmptyState title={t(texts.noInstance)} text={data.installation ? undefined : t(texts.noInstanceText)} />
            )}
          </section>
          <SlowCalls instances={data.instances} />
          <ErrorTable errors={data.clientErrors} />
        </div>
      ) : null}
    </Screen>
  );
}
