import { useEffect, useMemo, useState } from "react";
import type { Language } from "../../../contract/text.ts";
import { modules } from "../../../modules/index.ts";
import { ownPermissions } from "../../../web/lookups/permissions.ts";
import { offeredActions } from "../../palette-actions/actions.ts";
import { useRoutes } from "../../routing/routes-store.ts";
import { usePinyin } from "../../pinyin/use-pinyin.ts";
import { actionChoices, chineseOf, pageChoices, type Choice } from "./choices.ts";
import { finder, type Finder } from "./grouped-choices.ts";

interface Choices {
  readonly pages: readonly Choice[];
  readonly actions: readonly Choice[];
  readonly findPages: Finder;
  readonly findActions: Finder;
}

/** The pages and actions available to the person now. */
export function useChoices(language: Language): Choices {
  const { menus, table } = useRoutes();
  const [offered, setOffered] = useState<ReturnType<typeof offeredActions>>([]);
  useEffect(() => setOffered(offeredActions()), []);
  const pages = useMemo(() => pageChoices(menus, language), [menus, language]);
  const actions = useMemo(() => actionChoices(offered, modules, ownPermissions(), table), [offered, table]);
  const names = useMemo(() => chineseOf([...pages, ...actions]), [pages, actions]);
  const pinyin = usePinyin(names);
  return useMemo(
    () => ({
      pages,
      actions,
      findPages: finder(pages, pinyin, language),
      findActions: finder(actions, pinyin, language),
    }),
    [pages, actions, pinyin, language],
  );
}
