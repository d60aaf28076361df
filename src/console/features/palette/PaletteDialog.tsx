import { Search, X } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { Keys } from "../../../web/shortcuts/Keys.tsx";
import { useOwnId } from "../../../web/lookups/own-id.ts";
import { useRoutes } from "../../routing/routes-store.ts";
import { useMayLose } from "../../tabs/use-closing.ts";
import { ChoiceLine } from "./ChoiceLine.tsx";
import type { Choice } from "./choices.ts";
import { goToChoice } from "./go-to-choice.ts";
import { untyped, type Group } from "./groups.ts";
import styles from "./palette.module.css";
import { recentKeys, rememberChoice } from "./recent.ts";
import { RecordsState } from "./RecordsState.tsx";
import { recordGroups } from "./record-lines.ts";
import { PALETTE_TEXTS } from "./texts.ts";
import { useChoices } from "./use-choices.ts";
import { useRecords } from "./use-records.ts";

/** One box for pages, actions and records. A dialog of the browser itself: it lies over everything and gives the focus back. */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const own = useId();
  const user = useOwnId();
  const mayLose = useMayLose();
  const table = useRoutes((routes) => routes.table);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [activeKey, setActiveKey] = useState<string>();
  const [recent] = useState(() => recentKeys(localStorage, user));
  const { pages, actions, findPages, findActions } = useChoices(language);
  const records = useRecords(text);

  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  const query = text.trim();
  const local = useMemo(
    (): readonly Group[] =>
      query === ""
        ? untyped(recent, pages, actions, {
            recent: t(PALETTE_TEXTS.recent),
            pages: t(PALETTE_TEXTS.pages),
            actions: t(PALETTE_TEXTS.actions),
          })
        : [
            { name: t(PALETTE_TEXTS.pages), lines: findPages(query) },
            { name: t(PALETTE_TEXTS.actions), lines: findActions(query) },
          ].filter(({ lines }) => lines.length > 0),
    [query, recent, pages, actions, findPages, findActions, t],
  );
  const remote = useMemo(
    () => recordGroups(records.found, query, language, table, (module) => t(PALETTE_TEXTS.records, { module })),
    [records.found, query, language, table, t],
  );
  const groups = [...local, ...remote];
  const lines = groups.flatMap((group) => group.lines);
  const at = Math.max(
    0,
    lines.findIndex(({ choice }) => choice.key === activeKey),
  );
  const active = lines[at]?.choice;
  const optionId = (choice: Choice) => `${own}${encodeURIComponent(choice.key)}`;

  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ block: "nearest" });
  }, [active?.key]);

  const choose = (choice: Choice) => {
    if (!choice.key.startsWith("record ")) rememberChoice(localStorage, user, choice.key);
    // Closed first: the focus goes back to where it was, and whatever opens next takes it from there.
    dialog.current?.close();
    if (choice.to === undefined) return choice.run?.();
    document.getElementById("main")?.focus({ preventScroll: true });
    void goToChoice(choice.to, mayLose);
  };
  const STEPS: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % lines.length,
    ArrowUp: (at - 1 + lines.length) % lines.length,
    Home: 0,
    End: lines.length - 1,
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = lines[STEPS[event.key] ?? -1];
    if (event.key === "Enter" && active) choose(active);
    else if (next) setActiveKey(next.choice.key);
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-modal="true"
      aria-label={t(PALETTE_TEXTS.open)}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.panel}>
        <div className={styles.box}>
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          <input
            className={styles.input}
            role="combobox"
            aria-label={t(PALETTE_TEXTS.open)}
            aria-expanded={lines.length > 0}
            aria-controls={`${own}list`}
            aria-autocomplete="list"
            aria-activedescendant={active ? optionId(active) : undefined}
            placeholder={t(PALETTE_TEXTS.hint)}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={text}
            onChange={(event) => (setText(event.target.value), setActiveKey(undefined))}
            onKeyDown={press}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={t(PALETTE_TEXTS.close)}
            onClick={() => dialog.current?.close()}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <div className={styles.progress} data-shown={records.isAsking || undefined} aria-hidden="true" />
        <div
          className={styles.results}
          ref={list}
          id={`${own}list`}
          role="listbox"
          aria-label={t(PALETTE_TEXTS.results)}
        >
          {groups.map((group, index) => (
            <div key={group.name} role="group" aria-labelledby={`${own}group${String(index)}`} className={styles.group}>
              <div className={styles.heading} id={`${own}group${String(index)}`} role="presentation">
                {group.name}
              </div>
              {group.lines.map((line) => (
                <ChoiceLine
                  key={line.choice.key}
                  id={optionId(line.choice)}
                  line={line}
                  language={language}
                  isActive={line.choice.key === active?.key}
                  onPoint={(choice) => setActiveKey(choice.key)}
                  onChoose={choose}
                />
              ))}
            </div>
          ))}
        </div>
        <RecordsState query={query} records={records} hasLines={lines.length > 0} />
        <p className="visually-hidden" role="status">
          {records.isAsking ? "" : t(PALETTE_TEXTS.count, { count: lines.length })}
        </p>
        <footer className={styles.foot} aria-hidden="true">
          <span>
            <Keys keys="ArrowUp|ArrowDown" /> {t(PALETTE_TEXTS.choose)}
          </span>
          <span>
            <Keys keys="Enter" /> {t(PALETTE_TEXTS.run)}
          </span>
          <span>
            <Keys keys="Escape" /> {t(PALETTE_TEXTS.close)}
          </span>
        </footer>
      </div>
    </dialog>
  );
}
