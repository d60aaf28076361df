import { ChevronRight, ExternalLink } from "lucide-react";
import { useId, useState } from "react";
import { Icon } from "../../../web/components/Icon.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { chainTo } from "../../menu/menu-place.ts";
import type { MenuEntry } from "../../menu/menu-entries.ts";
import { PageLink } from "../../routing/PageLink.tsx";
import { pageTitle } from "../../routing/page-title.ts";
import styles from "./side-menu.module.css";
import { SIDE_MENU_TEXTS } from "./texts.ts";

interface LevelProps {
  readonly entries: readonly MenuEntry[];
  readonly highlightedPath: string | undefined;
  readonly depth: number;
}

function Line({ entry, highlightedPath, depth }: Omit<LevelProps, "entries"> & { readonly entry: MenuEntry }) {
  const t = useText();
  const language = useLanguage();
  return (
    <PageLink className={`line ${styles.line}`} to={entry.path} isCurrent={entry.path === highlightedPath}>
      {depth === 0 || entry.icon !== "" ? <Icon name={entry.icon} /> : null}
      <span className="grow two-lines">{pageTitle(entry.meta, language)}</span>
      {/^https?:/.test(entry.path) ? (
        <ExternalLink data-tone="faint" size={14} role="img" aria-label={t(SIDE_MENU_TEXTS.newWindow)} />
      ) : null}
    </PageLink>
  );
}

interface BranchProps extends Omit<LevelProps, "entries"> {
  readonly entry: MenuEntry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Branch({ entry, isOpen, onToggle, ...level }: BranchProps) {
  const language = useLanguage();
  const below = useId();
  const isLit = chainTo(entry.children, level.highlightedPath).length > 0;
  return (
    <>
      <button
        type="button"
        className={`line ${styles.line}`}
        data-above={(isLit && !isOpen) || undefined}
        aria-expanded={isOpen}
        aria-controls={below}
        onClick={onToggle}
      >
        {level.depth === 0 || entry.icon !== "" ? <Icon name={entry.icon} /> : null}
        <span className="grow two-lines">{pageTitle(entry.meta, language)}</span>
        <ChevronRight className={styles.arrow} size={14} aria-hidden="true" />
      </button>
      <div id={below} className={styles.below} hidden={!isOpen}>
        {isOpen ? <Level {...level} entries={entry.children} depth={level.depth + 1} /> : null}
      </div>
    </>
  );
}

/** One level of the menu. One of its submenus is open at a time (§2), at first the one that holds the active page. */
function Level({ entries, highlightedPath, depth }: LevelProps) {
  const holder = chainTo(entries, highlightedPath)[0]?.id;
  const [open, setOpen] = useState({ id: holder, holder });
  // When another page becomes active, the submenu that holds it opens.
  if (open.holder !== holder) setOpen({ id: holder, holder });
  return (
    <ul data-depth={depth}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.children.length === 0 ? (
            <Line entry={entry} highlightedPath={highlightedPath} depth={depth} />
          ) : (
            <Branch
              entry={entry}
              highlightedPath={highlightedPath}
              depth={depth}

              isOpen={open.id === entry.id}
              onToggle={() => setOpen({ id: open.id === entry.id ? undefined : entry.id, holder })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A menu as nested lists of links. */
export const MenuTree = ({ entries, highlightedPath }: Pick<LevelProps, "entries" | "highlightedPath">) => (
  <Level entries={entries} highlightedPath={highlightedPath} depth={0} />
);
