import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { idAndVersion } from "../../contract/optimistic-locking.ts";
import { menuTitle } from "../../contract/menu.ts";
import type { Language } from "../../contract/text.ts";
import { fieldMessageOf } from "../../web/api/api-error.ts";
import { call } from "../../web/api/call.ts";
import { useConfirm } from "../../web/feedback/Confirm.tsx";
import { useFeedback } from "../../web/feedback/Feedback.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { usePushMessages } from "../../web/push/push-messages.ts";
import { LONGEST_NAME, MAX_NAMES, search } from "../record-search/record-search.ts";
import { menuAdmin, type MenuBranch } from "./menu-admin.ts";
import { branchesById, everyBranch, positionOf, sortFor, type MenuPosition } from "./tree/menu-positions.ts";
import { isChinese } from "./tree/menu-search.ts";
import { MENU_TEXTS } from "./texts.ts";

const KEY = ["/sys/menu", "list"] as const;

/** The title as the menu shows it: "dashboard" reads Home (§2). */
export const titleOf = ({ meta }: Pick<MenuBranch, "meta">, language: Language): string =>
  meta.title.toLowerCase() === "dashboard" ? MENU_TEXTS.home[language] : menuTitle(meta, language);

/** All entries as a tree; fetched again whenever anybody changes the menu. */
export function useMenus() {
  const client = useQueryClient();
  usePushMessages(({ type }) => {
    if (type === "RELOAD_MENU") void client.invalidateQueries({ queryKey: KEY });
  });
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(menuAdmin.list, {}, { signal }) });
}

/** Pinyin by Chinese title; fetched once `isEnabled`. */
export function useTitlePinyin(branches: readonly MenuBranch[], isEnabled: boolean): ReadonlyMap<string, string> {
  const names = useMemo(
    () => [...new Set(everyBranch(branches).map(({ meta }) => meta.title))].filter(isChinese),
    [branches],
  );
  const query = useQuery({
    queryKey: ["/sys/menu", "pinyin", names],
    enabled: isEnabled && names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showsOwnError: true },
    queryFn: async ({ signal }) => {
      const readable = names.filter((name) => name.length <= LONGEST_NAME);
      const found = new Map<string, string>();
      for (let from = 0; from < readable.length; from += MAX_NAMES) {
        const texts = readable.slice(from, from + MAX_NAMES);
        const pinyin = await call(search.readings, { texts }, { signal });
        texts.forEach((name, index) => found.set(name, pinyin[index] ?? ""));
      }
      return found;
    },
  });
  return query.data ?? NONE;
}
const NONE: ReadonlyMap<string, string> = new Map();

/** Moves and removes entries, with toasts; a move can be undone. */
export function useMenuActions() {
  const client = useQueryClient();
  const feedback = useFeedback();
  const ask = useConfirm();
  const t = useText();
  const language = useLanguage();
  const branches = () => client.getQueryData<MenuBranch[]>(KEY) ?? [];
  const refresh = () => client.invalidateQueries({ queryKey: KEY });

  const send = async (moved: MenuBranch, place: MenuPosition): Promise<boolean> => {
    const args = {
      ...idAndVersion(moved),
      sort: sortFor(branches(), moved, place),
      parentId: place.parentId,
      ...(place.before === undefined ? {} : { before: place.before }),
    };
    try {
      await call(menuAdmin.changeSort, args);
      return true;
    } catch (error) {
      feedback.error(fieldMessageOf(error));
      return false;
    } finally {
      await refresh();
    }
  };
  const move = async (moved: MenuBranch, place: MenuPosition): Promise<void> => {
    const back = positionOf(branches(), moved);
    if (!(await send(moved, place))) return;
    feedback.undo(t(MENU_TEXTS.moved, { title: titleOf(moved, language) }), async () => {
      const now = branchesById(branches()).get(moved.id);
      if (now) await send(now, back);
    });
  };
  const remove = async (branch: MenuBranch): Promise<void> => {
    const title = titleOf(branch, language);
    const roles = Math.max(branch.roles, ...branch.children.map((child) => child.roles));
    const question = {
      title: t(MENU_TEXTS.removeAsk, { title }),
      text: t(MENU_TEXTS.removeHelp, { count: roles }),
      yes: t(MENU_TEXTS.remove),
      isDangerous: true,
    };
    if (!(await ask(question))) return;
    try {
      await call(menuAdmin.remove, idAndVersion(branch));
      feedback.success(t(MENU_TEXTS.removed, { title }));
    } catch (error) {
      feedback.failure(error);
    }
    await refresh();
  };
  return { move, remove, refresh };
}
