import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import {
  asLocalMutation,
  useChangesElsewhere,
  type ChangeElsewhere,
} from "../../../crud/optimistic-locking/changes-elsewhere.web.ts";
import { ApiError } from "../../../web/api/api-error.ts";
import { call } from "../../../web/api/call.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { usePushMessages } from "../../../web/push/push-messages.ts";
import { roleCalls } from "../role-calls.ts";
import { role } from "../role.ts";
import { ROLE_TEXTS } from "../texts.ts";
import {
  rightsBelow,
  rightsTree,
  changesSince,
  changeTicks,
  grantedIds,
  withViews,
  type Right,
  type TickChanges,
} from "./rights-tree.ts";

/** The stored rights of a role, refetched when the menu, the user's own rights or the role change. */
function useStoredRights(id: string) {
  const client = useQueryClient();
  const key = [role.path, "rights", id] as const;
  const stored = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(roleCalls.rights, { id }, { signal }),
    meta: { showsOwnError: true },
    staleTime: 0,
  });
  const [news, setNews] = useState<ChangeElsewhere | "stale">();
  // The menu or the user's own rights changed.
  usePushMessages(({ type }) => {
    if (type === "RELOAD_MENU") void client.invalidateQueries({ queryKey: key });
  });
  useChangesElsewhere(role, (change) => {
    if (!change.ids.includes(id)) return;
    setNews(change);
    void client.invalidateQueries({ queryKey: key });
  });
  const refresh = () => client.invalidateQueries({ queryKey: [role.path] });
  return { stored, news, setNews, refresh };
}

/** The stored rights of a role, unsaved changes, and changes by others. */
export function useRightsEditor(id: string, onDirty: (isDirty: boolean) => void) {
  const t = useText();
  const feedback = useFeedback();
  const { stored, news, setNews, refresh } = useStoredRights(id);
  const [touched, setTouched] = useState<TickChanges>(new Map());
  const entries = stored.data?.entries;
  const tree = useMemo(() => rightsTree(entries ?? []), [entries]);
  const all = useMemo(() => tree.flatMap(rightsBelow), [tree]);
  const changed = all.filter((right) => (touched.get(right.key) ?? right.isGranted) !== right.isGranted);
  const added = changed.filter((right) => !right.isGranted).length;
  const isDirty = changed.length > 0;
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);
  const discard = () => setTouched(new Map());
  const saving = useMutation({
    mutationFn: (sent: TickChanges) => {
      const menuIds = grantedIds(entries ?? [], all, sent);
      return asLocalMutation(role, () => call(roleCalls.setMenu, { id, menuIds, version: stored.data?.version ?? 1 }));
    },
    meta: { showsOwnError: true },
    onSuccess: async (_, sent) => {
      await refresh();
      setTouched((now) => changesSince(sent, now));
      setNews(undefined);
      feedback.success(t(ROLE_TEXTS.saved));
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.reason === "changedMeanwhile") setNews("stale");
      else feedback.error(error.message);
      await refresh();
    },
  });
  return {
    stored,
    tree,
    /** Some rights cannot be changed by this user. */
    hasForeign: all.some(({ canChange }) => !canChange),
    touched,
    tick: (ticked: readonly Right[], isOn: boolean) =>
      setTouched((now) => changeTicks(now, isOn ? withViews(tree, ticked) : ticked, isOn)),
    /** Without the views that `tick` adds. */
    tickExactly: (rights: readonly Right[]) => setTouched((now) => changeTicks(now, rights, true)),
    changes: { count: changed.length, added, removed: changed.length - added },
    isDirty,
    discard,
    isSaving: saving.isPending,
    save() {
      if (isDirty && !saving.isPending) saving.mutate(touched);
    },
    news,
    dismissNews: () => setNews(undefined),
  };
}

export type RightsEditing = ReturnType<typeof useRightsEditor>;
