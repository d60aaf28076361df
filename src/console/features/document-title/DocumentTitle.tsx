import { useEffect } from "react";
import { useLanguage } from "../../../web/i18n/language.tsx";
import { useSetting } from "../../../web/lookups/settings.ts";
import { useRoutes } from "../../routing/routes-store.ts";
import { tabTitle } from "../../tabs/tab-title.ts";
import { useActiveTab } from "../../tabs/tabs-store.ts";

/** Sets `document.title` to the active page and the installation's name (§3 sys.name "page title"). */
export function DocumentTitle() {
  const language = useLanguage();
  const name = useSetting("sys.name");
  const table = useRoutes((routes) => routes.table);
  const tab = useActiveTab();
  const title = tab && tabTitle(tab, table, language);
  useEffect(() => {
    document.title = [title, name].filter(Boolean).join(" · ");
  }, [title, name]);
  return null;
}
