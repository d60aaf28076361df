import { useQueryClient } from "@tanstack/react-query";
import {
  KeyRound,
  LockKeyholeOpen,
  MonitorSmartphone,
  PanelLeft,
  ShieldQuestionMark,
  UserCheck,
  UserX,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { idAndVersion } from "../../contract/optimistic-locking.ts";
import { useWrite } from "../../crud/optimistic-locking/use-write.web.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import { CRUD_TEXTS } from "../../crud/texts.ts";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import type { RowAction } from "../../web/table/RowButton.tsx";
import { useRights, useSave, type Row } from "../../crud/record-queries.web.ts";
import { call } from "../../web/api/call.ts";
import { useConfirm, type Question } from "../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useOwnId } from "../../web/lookups/own-id.ts";
import { useMayCall } from "../../web/lookups/permissions.ts";
import { usePage } from "../../web/page/page.tsx";
import { endpointsOf } from "../../crud/endpoints.ts";
import { liveSession } from "../live-session/live-session.ts";
import { GRANTING_TEXTS } from "../role/role.web.ts";
import { USER_TEXTS } from "./texts.ts";
import { useUserForm } from "./user-form.web.tsx";
import { knownState, useAboveIds, useUserState } from "./user-state.web.ts";
import { userCalls } from "./user-calls.ts";
import { nameOf, USER_CELLS, userOf } from "./UserCells.tsx";
import { user } from "./user.ts";

// Loaded on first use.
const ResetPassword = lazyDialog(async () => (await import("./ResetPassword.tsx")).ResetPassword);
const UserSessions = lazyDialog(async () => (await import("./UserSessions.tsx")).UserSessions);
const UserRights = lazyDialog(async () => (await import("./UserRights.tsx")).UserRights);
const UserMenus = lazyDialog(async () => (await import("./UserMenus.tsx")).UserMenus);

interface OpenDialog {
  readonly what: "reset" | "new" | "sessions" | "rights" | "menus";
  readonly row: Row;
}

/** Enables a user, or disables one after a question. */
function useSetEnabled() {
  const t = useText();
  const language = useLanguage();
  const ask = useConfirm();
  const feedback = useFeedback();
  const client = useQueryClient();
  const saving = useSave(user);
  return async (row: Row, isEnabled: boolean) => {
    const name = nameOf(row, language);
    const isSure =
      isEnabled ||
      (await ask({
        title: t(USER_TEXTS.disableAsk, { name }),
        text: t(USER_TEXTS.disableText),
        yes: t(USER_TEXTS.disable),
        isDangerous: true,
      }));
    if (!isSure) return;
    try {
      await saving.mutateAsync({ ...idAndVersion(row), values: { isEnabled } });
      feedback.success(t(isEnabled ? USER_TEXTS.enabled : USER_TEXTS.disabled, { name }));
    } catch (error) {
      feedback.failure(error);
    }
    await client.invalidateQueries({ queryKey: [user.path] }); // their sessions ended too, or the update was refused
  };
}

/** The administrators' actions for a user. */
function useUserActions(above: ReadonlySet<string>, show: (shown: OpenDialog) => void) {
  const t = useText();
  const write = useWrite(user);
  const client = useQueryClient();
  const ownId = useOwnId();
  const setEnabled = useSetEnabled();
  const { canUpdate } = useRights(user);
  const may = {
    reset: useMayCall(userCalls.resetPassword),
    unlock: useMayCall(userCalls.unlock),
    explain: useMayCall(userCalls.explain),
    sessions: useMayCall(endpointsOf(liveSession).list),
  };
  const unlock = (row: Row) =>
    write(
      () => call(userCalls.unlock, idAndVersion(row)),
      () => t(USER_TEXTS.unlocked),
    );
  return (row: Row): RowAction[] => {
    const { isEnabled } = userOf(row);
    const isOwn = row.id === ownId;
    const known = knownState(client, row.id);
    const refusal = above.has(row.id) ? t(GRANTING_TEXTS.above) : undefined;
    const action = (
      isOffered: boolean,
      key: string,
      label: string,
      Icon: LucideIcon,
      act: () => unknown,
    ): RowAction[] => (isOffered ? [{ key, label, Icon, act }] : []);
    const change = (...offer: Parameters<typeof action>): RowAction[] =>
      action(...offer).map((each) => ({ ...each, refusal }));
    return [
      ...action(may.explain, "rights", t(USER_TEXTS.rights), ShieldQuestionMark, () => show({ what: "rights", row })),
      ...action(may.explain, "menus", t(USER_TEXTS.menus), PanelLeft, () => show({ what: "menus", row })),
      ...action(may.sessions, "sessions", t(USER_TEXTS.sessions), MonitorSmartphone, () =>
        show({ what: "sessions", row }),
      ),
      ...change(may.unlock && Boolean(known?.lockedUntil), "unlock", t(USER_TEXTS.unlock), LockKeyholeOpen, () =>
        unlock(row),
      ),
      ...change(may.reset && !isOwn, "reset", t(USER_TEXTS.reset), KeyRound, () => show({ what: "reset", row })),
      ...change(
        canUpdate && !isOwn,
        "enable",
        t(isEnabled ? USER_TEXTS.disable : USER_TEXTS.enable),
        isEnabled ? UserX : UserCheck,
        () => setEnabled(row, !isEnabled),
      ),
    ];
  };
}

/** Asks before users with open sessions are removed, because restoring the account does not restore the sessions. */
function useRemovalQuestion() {
  const t = useText();
  const language = useLanguage();
  const client = useQueryClient();
  return async (ids: readonly string[]): Promise<Question | undefined> => {
    // Queried now, because the list's states are up to 15 seconds old. If the query fails, it asks anyway.
    const states = await call(userCalls.states, { ids: [...ids] }).catch(() => undefined);
    const known = states ?? ids.flatMap((id) => knownState(client, id) ?? []);
    const atWork = known.filter(({ sessions }) => sessions > 0);
    if (states && atWork.length === 0) return undefined;
    const [first] = atWork;
    const row = client
      .getQueriesData<{ readonly rows: readonly Row[] }>({ queryKey: [user.path, "list"] })
      .flatMap(([, list]) => list?.rows ?? [])
      .find(({ id }) => id === ids[0]);
    const isOne = ids.length === 1 && row !== undefined;
    return {
      title: isOne
        ? t(USER_TEXTS.removeAsk, { name: nameOf(row, language) })
        : t(USER_TEXTS.removeManyAsk, { count: ids.length }),
      text: [
        isOne
          ? t(USER_TEXTS.atWork, { count: first?.sessions ?? 1 })
          : t(USER_TEXTS.atWorkMany, { count: atWork.length }),
        t(USER_TEXTS.backFromBin),
      ].join(" "),
      yes: t(CRUD_TEXTS.remove),
      isDangerous: true,
    };
  };
}

/** The standard list of users with actions for passwords, lockouts, sessions and rights. */
export function UserScreen() {
  const [shown, setShown] = useState<OpenDialog>();
  const mayReset = useMayCall(userCalls.resetPassword);
  const above = useAboveIds();
  const actionsOf = useUserActions(above, setShown);
  const questionOf = useRemovalQuestion();
  const t = useText();
  const ownId = useOwnId();
  const openId = usePage().query.get("open") ?? "new";
  useUserState(openId, openId !== "new"); // its row may not be among those shown
  const arrangement = useUserForm(above, openId === ownId);
  const whyAbove = (row: Row, words = GRANTING_TEXTS.above) => (above.has(row.id) ? t(words) : undefined);
  const whyKept = (row: Row) => (row.id === ownId ? t(USER_TEXTS.ownKept) : whyAbove(row));
  const whyNotCopied = (row: Row) => whyAbove(row, USER_TEXTS.aboveNotCopied);
  const close = () => setShown(undefined);
  const { what, row } = shown ?? {};
  return (
    <>
      <ListScreen
        module={user}
        cells={USER_CELLS}
        moreActions={actionsOf}
        askBeforeRemoval={questionOf}
        whyKept={whyKept}
        whyNotCopied={whyNotCopied}
        arrangement={arrangement}
        {...(mayReset ? { onAdded: (added: Row) => setShown({ what: "new", row: added }) } : {})}
      />
      {row && (what === "reset" || what === "new") ? (
        <ResetPassword row={row} isNew={what === "new"} onClose={close} />
      ) : null}
      {row && what === "sessions" ? <UserSessions row={row} onClose={close} /> : null}
      {row && what === "rights" ? <UserRights row={row} onClose={close} /> : null}
      {row && what === "menus" ? <UserMenus row={row} onClose={close} /> : null}
    </>
  );
}
