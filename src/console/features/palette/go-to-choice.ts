import { goTo, openPage } from "../../routing/navigation.ts";
import { hrefOf, type Tab } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";

/**
 * Opens the choice in its tab. A record whose list is open already is opened inside that tab, keeping filters, sort and
 * page. `mayLose` asks before a form with unsaved text in that tab is left.
 */
export async function goToChoice(
  to: string,
  mayLose: (isLost: (tab: Tab) => boolean) => Promise<boolean>,
): Promise<void> {
  const at = to.indexOf("?");
  const tab =
    at < 0 ? undefined : useTabs.getState().tabs.find((each) => !each.isDetail && each.path === to.slice(0, at));
  if (!tab) {
    openPage(to);
    return;
  }
  if (!(await mayLose(({ id }) => id === tab.id))) return;
  const search = new URLSearchParams(tab.search);
  for (const [name, value] of new URLSearchParams(to.slice(at))) search.set(name, value);
  goTo(hrefOf({ path: tab.path, search: `?${search}` }));
}
