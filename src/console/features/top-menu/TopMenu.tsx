import { Dropdown } from "antd";
import { ChevronDown } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useIsBelow1024 } from "../../layout/shell-store.ts";
import { leafOf, type MenuEntry } from "../../menu/menu-entries.ts";
import { followByKeyboard, menuItems } from "../../menu/menu-items.tsx";
import { PageLink } from "../../routing/PageLink.tsx";
import { pageTitle } from "../../routing/page-title.ts";
import { rememberTop, showBeside, useMenuLocation, useTopEntries } from "../../menu/use-menu-location.ts";
import { countFitting } from "./fit.ts";
import { TOP_MENU_TEXTS } from "./texts.ts";
import styles from "./top-menu.module.css";

/** §2: selecting a top entry opens its first page. */
const targetOf = (entry: MenuEntry): string => leafOf(entry)?.path ?? entry.path;

/** True for an entry that leads to no page of the console; choosing it only shows its links in the left menu. */
const isLinksOnly = (entry: MenuEntry): boolean => entry.children.length > 0 && !leafOf(entry);

/** Number of entries that fit in the bar; measured again when its width or the titles change. */
function useFit(entries: readonly MenuEntry[], language: string) {
  const bar = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(entries.length);
  useLayoutEffect(() => {
    const list = bar.current;
    if (!list) return undefined;
    const measure = () => {
      const widths = [...list.querySelectorAll<HTMLElement>("[data-entry]")].map((item) => item.offsetWidth);
      const more = list.querySelector<HTMLElement>("[data-more]")?.offsetWidth ?? 0;
      setCount(countFitting(widths, list.clientWidth, more));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    for (const item of list.children) observer.observe(item);
    measure();
    return () => observer.disconnect();
  }, [entries, language]);
  return { bar, count };
}

/** The modules (§2 "Top horizontal menu"); those that do not fit are in a "more" menu. */
export function TopMenu() {
  const t = useText();
  const language = useLanguage();
  const isNarrow = useIsBelow1024();
  const entries = useTopEntries();
  const { top } = useMenuLocation();
  const { bar, count } = useFit(entries, language);
  const chosen = entries.findIndex((entry) => entry.id === top?.id);
  useEffect(() => {
    if (chosen >= 0) rememberTop(chosen);
  }, [chosen]);
  if (isNarrow) return null; // on narrow screens the sheet holds the whole menu
  const folded = entries.slice(count);
  return (
    <nav className={`grow ${styles.nav}`} aria-label={t(TOP_MENU_TEXTS.name)}>
      <ul className={`grow ${styles.bar}`} ref={bar}>
        {entries.map((entry, index) => (
          <li key={entry.id} data-entry="" className={index < count ? styles.item : styles.folded}>
            {isLinksOnly(entry) ? (
              <button
                type="button"
                className={styles.link}
                data-lit={index === chosen || undefined}
                onClick={() => showBeside(entry)}
              >
                {pageTitle(entry.meta, language)}
              </button>
            ) : (
              <PageLink className={styles.link} to={targetOf(entry)} isCurrent={index === chosen}>
                {pageTitle(entry.meta, language)}
              </PageLink>
            )}
          </li>
        ))}
        <li data-more="" className={folded.length > 0 ? styles.item : styles.folded}>
          <Dropdown
            trigger={["click"]}
            menu={{
              items: menuItems(folded, language, targetOf),
              selectedKeys: top ? [top.id] : [],
              onClick: followByKeyboard,
            }}
          >
            <button type="button" className={styles.link} data-lit={chosen >= count || undefined} aria-haspopup="menu">
              {t(TOP_MENU_TEXTS.more)}
              <ChevronDown size={14} aria-hidden="true" />
            </button>
          </Dropdown>
        </li>
      </ul>
    </nav>
  );
}
