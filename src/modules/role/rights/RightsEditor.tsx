import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Input } from "antd";
import { useEffect, useMemo, useState } from "react";
import { useChangesElsewhere, asLocalMutation, type Elsewhere } from "../../../crud/versions/local-mutations.web.ts";
import { ChangeNotice } from "../../../crud/versions/ChangeNotice.tsx";
import { VERSION_TEXTS } from "../../../crud/versions/texts.ts";
import { useRights } from "../../../crud/use-crud.web.ts";
import { FORM_SHORTCUTS } from "../../../crud/shortcuts.web.ts";
import { ApiError } from "../../../web/api/api-error.ts";
import { call } from "../../../web/api/call.ts";
import { ErrorState } from "../../../web/components/ErrorState.tsx";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { NoticeBar } from "../../../web/components/NoticeBar.tsx";
import { TableSkeleton } from "../../../web/components/Skeleton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { ariaKeys } from "../../../web/shortcuts/shortcut.ts";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import { usePushed } from "../../../web/push/pushed.ts";
import { rightsBelow, rightsTree, touch, wantedIds, type Branch, type Touched } from "./rights-tree.ts";
import { RightsGrid } from "./RightsGrid.tsx";
import { roleCalls } from "../role-calls.ts";
import { role } from "../role.ts";
import { ROLE_TEXTS } from "../texts.ts";
import style from "../role.module.css";

/** Up to here all branches stand open at first. */
const OPEN_UP_TO = 60; // pages and directories

const branchIds = (branches: readonly Branch[]): string[] =>
  branches.flatMap(({ entry, children }) => (children.length > 0 ? [entry.id, ...branchIds(children)] : []));
const countOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

interface RightsEditorProps {
  readonly id: string;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Which menu entries and buttons a role gives: ticked together, saved together (AZ-16). */
export function RightsEditor({ id, onDirty }: RightsEditorProps) {
  const t = useText();
  const feedback = useFeedback();
  const client = useQueryClient();
  const { canUpdate } = useRights(role);
  const key = [role.path, "rights", id] as const;
  const rights = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(roleCalls.rights, { id }, { signal }),
    meta: { isToldInPlace: true },
    staleTime: 0,
  });
  const [touched, setTouched] = useState<Touched>(new Map());
  const [closed, setClosed] = useState<ReadonlySet<string>>();
  const [search, setSearch] = useState("");
  const [news, setNews] = useState<Elsewhere | "stale">();

  const entries = rights.data?.entries;
  const tree = useMemo(() => rightsTree(entries ?? []), [entries]);
  const all = useMemo(() => tree.flatMap(rightsBelow), [tree]);
  const folded = closed ?? new Set(countOf(tree) > OPEN_UP_TO ? branchIds(tree) : []);
  const changed = all.filter((right) => (touched.get(right.key) ?? right.isGranted) !== right.isGranted);
  const added = changed.filter((right) => !right.isGranted).length;
  const isDirty = changed.length > 0;
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);

  const refresh = () => client.invalidateQueries({ queryKey: [role.path] });
  // The menu, or what this person may give, has changed.
  usePushed(({ type }) => {
    if (type === "RELOAD_MENU") void client.invalidateQueries({ queryKey: key });
  });
  useChangesElsewhere(role, (change) => {
    if (!change.ids.includes(id)) return;
    setNews(change);
    void client.invalidateQueries({ queryKey: key });
  });
  const saving = useMutation({
    mutationFn: () =>
      asLocalMutation(role, () =>
        call(roleCalls.setMenu, {
          id,
          menuIds: wantedIds(entries ?? [], all, touched),
          version: rights.data?.version ?? 1,
        }),
      ),
    meta: { isToldInPlace: true },
    onSuccess: async () => {
      await refresh();
      setTouched(new Map());
      setNews(undefined);
      feedback.success(t(ROLE_TEXTS.saved));
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.reason === "changedMeanwhile") setNews("stale");
      else feedback.error(error.message);
      await refresh();
    },
  });
  const save = () => {
    if (isDirty && !saving.isPending) saving.mutate();
  };
  useShortcuts(FORM_SHORTCUTS, { save });

  if (rights.isError && !rights.data) return <ErrorState error={rights.error} onRetry={() => void rights.refetch()} />;
  if (!rights.data) return <TableSkeleton columns={3} />;
  const { refusal } = rights.data;
  const isReadOnly = !canUpdate || refusal !== "";
  const hasForeign = !isReadOnly && all.some(({ canChange }) => !canChange);
  return (
    <section className={style.editor}>
      <div className={style.tools}>
        <Input
          type="search"
          allowClear
          className={style.search}
          aria-label={t(ROLE_TEXTS.search)}
          placeholder={t(ROLE_TEXTS.search)}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button type="text" onClick={() => setClosed(new Set())}>
          {t(ROLE_TEXTS.openAll)}
        </Button>
        <Button type="text" onClick={() => setClosed(new Set(branchIds(tree)))}>
          {t(ROLE_TEXTS.closeAll)}
        </Button>
      </div>
      {refusal ? <NoticeBar icon="lock" text={refusal} /> : null}
      {hasForeign ? <NoticeBar icon="info" text={t(ROLE_TEXTS.notYours)} /> : null}
      {news === "stale" ? <NoticeBar icon="refresh" tone="warning" text={t(ROLE_TEXTS.stale)} /> : null}
      {news && news !== "stale" ? (
        <ChangeNotice
          change={news}
          sentence={news.verb === "removed" ? VERSION_TEXTS.recordRemovedBy : VERSION_TEXTS.recordUpdatedBy}
          onDismiss={() => setNews(undefined)}
        />
      ) : null}
      <div className={style.scroller}>
        <RightsGrid
          branches={tree}
          search={search}
          touched={touched}
          closed={folded}
          isReadOnly={isReadOnly}
          onTick={(ticked, isOn) => setTouched((now) => touch(now, ticked, isOn))}
          onToggle={(branch) => {
            const next = new Set(folded);
            if (!next.delete(branch)) next.add(branch);
            setClosed(next);
          }}
        />
      </div>
      {isReadOnly ? null : (
        <footer className={style.foot}>
          <span role="status">
            {isDirty
              ? t(ROLE_TEXTS.changes, { count: changed.length, added, removed: changed.length - added })
              : t(ROLE_TEXTS.noChanges)}
          </span>
          <Button disabled={!isDirty} onClick={() => setTouched(new Map())}>
            {t(ROLE_TEXTS.discard)}
          </Button>
          <Button
            type="primary"
            disabled={!isDirty}
            loading={saving.isPending}
            aria-keyshortcuts={ariaKeys(FORM_SHORTCUTS.save.keys)}
            onClick={save}
          >
            {t(ROLE_TEXTS.save)}
          </Button>
        </footer>
      )}
    </section>
  );
}
