import { Search, X } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { closeSheet } from "../../layout/shell-store.ts";
import type { MenuEntry } from "../../menu/menu-entries.ts";
import { openPage } from "../../routing/navigation.ts";
import { pageTitle } from "../../routing/page-title.ts";
import { usePinyin } from "../../pinyin/use-pinyin.ts";
import { chineseTitles, isLatinOnly, matches, matchesPinyin, type Hit } from "./matches.ts";
import styles from "./menu-search.module.css";
import { MENU_SEARCH_TEXTS } from "./texts.ts";

interface MenuSearchBoxProps {
  readonly entries: readonly MenuEntry[];
  /** The person opened the box, so it takes the focus. */
  readonly isAsked: boolean;
  readonly onLeave: () => void;
}

const NO_NAMES: readonly string[] = [];

/** The matches; undefined while it is not known whether there are any. */
function useHits(entries: readonly MenuEntry[], question: string): readonly Hit[] | undefined {
  const titled = matches(entries, question);
  // The server knows the pinyin of titles; it is asked only when Latin letters match no title.
  const mayBeSound = titled.length === 0 && isLatinOnly(question);
  const pinyin = usePinyin(mayBeSound ? chineseTitles(entries) : NO_NAMES);
  return mayBeSound ? pinyin && matchesPinyin(entries, question, pinyin) : titled;
}

/** State of the search: query, matches, selected match, and the keys that move and open it. */
function useMenuSearch(entries: readonly MenuEntry[]) {
  const [question, setQuestion] = useState("");
  const [at, setAt] = useState(0);
  const found = useHits(entries, question);
  const hits = found ?? [];
  const isOpen = question.trim() !== "";
  const ask = (text: string) => {
    setQuestion(text);
    setAt(0);
  };
  const open = ({ entry }: Hit) => {
    ask("");
    closeSheet();
    openPage(entry.path);
  };
  const press = (event: KeyboardEvent) => {
    const chosen = hits[at];
    if (event.nativeEvent.isComposing || !isOpen) return;
    if (event.key === "ArrowDown") setAt(Math.max(0, Math.min(at + 1, hits.length - 1)));
    else if (event.key === "ArrowUp") setAt(Math.max(at - 1, 0));
    else if (event.key === "Enter" && chosen) open(chosen);
    else if (event.key === "Escape") ask("");
    else return;
    event.preventDefault();
    event.stopPropagation(); // Escape must not also close the sheet around the box
  };
  return { question, hits, isWaiting: !found, at, isOpen, ask, open, press };
}

/** Search box whose matches are listed over the menu below it; arrows select, Enter opens, Escape clears. */
export function MenuSearchBox({ entries, isAsked, onLeave }: MenuSearchBoxProps) {
  const t = useText();
  const list = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);
  const { question, hits, isWaiting, at, isOpen, ask, open, press } = useMenuSearch(entries);
  return (
    <search className={styles.place} aria-label={t(MENU_SEARCH_TEXTS.name)}>
      <div className={`line ${styles.box}`}>
        <Search size={14} aria-hidden="true" />
        <input
          className="grow"
          ref={box}
          type="text"
          role="combobox"
          autoComplete="off"
          maxLength={100}
          aria-label={t(MENU_SEARCH_TEXTS.name)}
          placeholder={t(MENU_SEARCH_TEXTS.name)}
          aria-expanded={isOpen}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && hits[at] ? `${list}-${at}` : undefined}
          value={question}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={press}
          onBlur={onLeave}
        />
        {isOpen ? (
          <button
            type="button"
            className="tool"
            aria-label={t(MENU_SEARCH_TEXTS.clear)}
            onClick={() => (ask(""), box.current?.focus())}
          >
            <X size={14} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      <Answers id={list} isOpen={isOpen} hits={hits} isWaiting={isWaiting} at={at} onOpen={open} />
    </search>
  );
}

interface AnswersProps {
  /** Id of the listbox; the ids of its options begin with it. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly hits: readonly Hit[];
  readonly isWaiting: boolean;
  /** Index of the selected match. */
  readonly at: number;
  readonly onOpen: (hit: Hit) => void;
}

function Answers({ id, isOpen, hits, isWaiting, at, onOpen }: AnswersProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <div className={styles.answers} hidden={!isOpen}>
      <div id={id} role="listbox" aria-label={t(MENU_SEARCH_TEXTS.name)}>
        {hits.map((hit, index) => (
          <button
            key={hit.entry.id}
            type="button"
            className="pick"
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            ref={index === at ? (line) => line?.scrollIntoView({ block: "nearest" }) : undefined}
            onMouseDown={(event) => event.preventDefault()} // the box keeps the focus
            onClick={() => onOpen(hit)}
          >
            {pageTitle(hit.entry.meta, language)}
            <small>{hit.trail.map(({ meta }) => pageTitle(meta, language)).join(" / ")}</small>
          </button>
        ))}
      </div>
      {hits.length === 0 && !isWaiting ? (
        <p className="note" role="status">
          {t(MENU_SEARCH_TEXTS.none)}
        </p>
      ) : null}
    </div>
  );
}
