import { Search } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { preference } from "../../../web/preferences/preferences.ts";
import { useIsMenuOpen } from "../../layout/menu-open.ts";
import { useIsBelow1024 } from "../../layout/shell-store.ts";
import { useMenuLocation, useTopEntries } from "../../menu/use-menu-location.ts";
import styles from "./menu-search.module.css";
import { MenuSearchBox } from "./MenuSearchBox.tsx";
import { MENU_SEARCH_TEXTS } from "./texts.ts";

/** Search box above the left menu that finds a page of any module by its title. */
export function MenuSearch() {
  const t = useText();
  const isNarrow = useIsBelow1024();
  const isOpen = useIsMenuOpen();
  const entries = useTopEntries();
  const hasMenu = (useMenuLocation().top?.children.length ?? 0) > 0;
  const [isAsked, setAsked] = useState(false);
  if (!isNarrow && !hasMenu) return null; // there is no left menu to put it above
  if (isNarrow || isOpen) return <MenuSearchBox entries={entries} isAsked={isAsked} onLeave={() => setAsked(false)} />;
  return (
    <search className={`center ${styles.folded}`} aria-label={t(MENU_SEARCH_TEXTS.name)}>
      <IconButton
        label={t(MENU_SEARCH_TEXTS.name)}
        icon={<Search size={16} aria-hidden="true" />}
        onClick={() => {
          setAsked(true);
          preference.sidebarStatus.write("1");
        }}
      />
    </search>
  );
}
