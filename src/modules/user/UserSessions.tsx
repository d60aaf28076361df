import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { MAX_PAGE_SIZE } from "../../contract/list-query.ts";
import { endpointsOf } from "../../crud/endpoints.ts";
import type { Row } from "../../crud/record-queries.web.ts";
import { call } from "../../web/api/call.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { Drawer } from "../../web/components/Drawer.tsx";
import { EmptyState } from "../../web/components/states/EmptyState.tsx";
import { ErrorState } from "../../web/components/states/ErrorState.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { LinesSkeleton } from "../../web/components/states/Skeleton.tsx";
import { Tag } from "../../web/components/Tag.tsx";
import { formatMoment, formatRelative } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import { useCan } from "../../web/lookups/permissions.ts";
import { END_SESSIONS, liveSession } from "../live-session/live-session.ts";
import { session } from "../session/session.ts";
import { nameOf } from "./UserCells.tsx";
import { USER_SESSION_TEXTS } from "./session-texts.ts";
import { user } from "./user.ts";
import style from "./user.module.css";

const LOOKS_AGAIN = 15_000; // ms between refetches

const useSessionsOf = (id: string) =>
  useQuery({
    queryKey: [liveSession.path, "list", "of", id],
    queryFn: ({ signal }) =>
      call(
        endpointsOf(liveSession).list,
        {
          page: 1,
          pageSize: MAX_PAGE_SIZE,
          sort: [{ field: "lastUsedAt", isDescending: true }],
          filters: [{ field: "accountId", operator: "eq", values: [id] }],
        },
        { signal },
      ),
    refetchInterval: LOOKS_AGAIN,
    meta: { showsOwnError: true },
  });
type Session = NonNullable<ReturnType<typeof useSessionsOf>["data"]>["rows"][number];

/** Ends sessions and resolves when that is done or told to have failed. */
function useEndSessions() {
  const t = useText();
  const feedback = useFeedback();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const each of ids) await call(session.endSession, { id: each });
    },
    onSuccess: (_, { length: count }) =>
      feedback.success(count === 1 ? t(USER_SESSION_TEXTS.ended) : t(USER_SESSION_TEXTS.allEnded, { count })),
    onSettled: () =>
      Promise.all([liveSession.path, user.path].map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
  // shown by the default error handler
  return (ids: readonly string[]) => end.mutateAsync(ids).catch(() => undefined);
}

/** Device, use and address of a session; `now` is when it was looked up. */
function SessionFacts({ of, now }: { readonly of: Session; readonly now: number }) {
  const t = useText();
  const language = useLanguage();
  return (
    <div>
      <strong>{of.device}</strong> {of.isCurrent ? <Tag color="info">{t(USER_SESSION_TEXTS.current)}</Tag> : null}{" "}
      {of.isLocked ? <Tag color="info">{t(USER_SESSION_TEXTS.locked)}</Tag> : null}
      <p className="row remark">
        <span>{t(USER_SESSION_TEXTS.lastUsed, { when: formatRelative(of.lastUsedAt ?? "", now, language) })}</span>
        <span>{t(USER_SESSION_TEXTS.since, { when: formatMoment(of.since ?? "", language) })}</span>
        <bdi className="tabular">{of.address}</bdi>
      </p>
    </div>
  );
}

function List({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useText();
  const ask = useConfirm();
  const mayEnd = useCan(END_SESSIONS);
  const { button } = useBusyButtons();
  const list = useSessionsOf(id);
  const end = useEndSessions();
  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <LinesSkeleton lines={4} />;
  if (list.data.total === 0) return <EmptyState title={t(USER_SESSION_TEXTS.none)} />;
  const others = list.data.rows.filter(({ isCurrent }) => !isCurrent).map((row) => row.id);
  const endAll = async () => {
    const count = others.length;
    const question = {
      title: t(USER_SESSION_TEXTS.endAllAsk, { name, count }),
      text: t(USER_SESSION_TEXTS.endAllText),
    };
    if (await ask({ ...question, yes: t(USER_SESSION_TEXTS.endAll), isDangerous: true })) await end(others);
  };
  return (
    <>
      {mayEnd && others.length > 1 ? (
        <p className="to-end">
          <Button size="small" danger {...button("all", endAll)}>
            {t(USER_SESSION_TEXTS.endAll)}
          </Button>
        </p>
      ) : null}
      <ul>
        {list.data.rows.map((row) => (
          <li key={row.id} className={`line ${style.item}`} data-gap="16" data-ends="">
            <SessionFacts of={row} now={list.dataUpdatedAt} />
            {mayEnd && !row.isCurrent ? (
              <Button size="small" danger {...button(row.id, () => end([row.id]))}>
                {t(USER_SESSION_TEXTS.end)}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A user's sessions, with buttons to end them. */
export function UserSessions({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  return (
    <Drawer open onClose={onClose} size={520} title={t(USER_SESSION_TEXTS.of, { name: nameOf(row, language) })}>
      <List id={row.id} name={nameOf(row, language)} />
    </Drawer>
  );
}
