import { Search, X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useOwnId } from "../../../web/lookups/own-id.ts";
import { Keys } from "../../../web/shortcuts/Keys.tsx";
import { useMayLose } from "../../tabs/use-closing.ts";
import { ChoiceLine } from "./ChoiceLine.tsx";
import type { Choice } from "./choices.ts";
import { goToChoice } from "./go-to-choice.ts";
import { rememberChoice } from "./recent.ts";
import { RecordsState } from "./RecordsState.tsx";
import { PALETTE_TEXTS } from "./texts.ts";
import { isPlainKey, usePalette } from "./use-palette.ts";
import styles from "./palette.module.css";

/**
 * Text box that finds pages, actions and records. A native modal `<dialog>`: it covers everything and restores the
 * focus.
 */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const own = useId();
  const user = useOwnId();
  const mayLose = useMayLose();
  const dialog = useRef<HTMLDialogElement>(null);
  const palette = usePalette();
  const { query, records, count } = palette;
  const close = () => dialog.current?.close();

  // As soon as it is in the document: the next key is meant for it.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // The browser itself closes the palette; antd, which listens at the window, would also close the dialog beneath it.
    const keepFromBeneath = (press: globalThis.KeyboardEvent) => press.key === "Escape" && press.stopPropagation();
    window.addEventListener("keydown", keepFromBeneath, { capture: true });
    return () => {
      window.removeEventListener("keydown", keepFromBeneath, { capture: true });
      opened?.close();
    };
  }, []);

  const choose = (choice: Choice) => {
    if (!choice.key.startsWith("record ")) rememberChoice(localStorage, user, choice.key);
    // Closing comes first: it restores the focus, which the next dialog or page then takes over.
    close();
    if (choice.to === undefined) return choice.run?.();
    document.getElementById("main")?.focus({ preventScroll: true });
    void goToChoice(choice.to, mayLose);
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
      <div className={`column ${styles.panel}`}>
        <QuestionBox own={own} palette={palette} onChoose={choose} onClose={close} />
        <div className={styles.progress} data-shown={records.isAsking || undefined} aria-hidden="true" />
        <Results own={own} palette={palette} onChoose={choose} />
        <RecordsState query={query} records={records} hasLines={count > 0} />
        <p className="visually-hidden" role="status">
          {records.isAsking ? "" : t(PALETTE_TEXTS.count, { count })}
        </p>
        <KeysLine />
      </div>
    </dialog>
  );
}

const optionId = (own: string, choice: Choice) => `${own}${encodeURIComponent(choice.key)}`;

interface PartProps {
  /** Prefix of the ids of the result elements. */
  readonly own: string;
  readonly palette: ReturnType<typeof usePalette>;
  readonly onChoose: (choice: Choice) => void;
}

interface QuestionBoxProps extends PartProps {
  readonly onClose: () => void;
}

function QuestionBox({ own, palette, onChoose, onClose }: QuestionBoxProps) {
  const t = useText();
  const { text, count, active, lineAt, mark, type } = palette;
  const press = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return;
    const next = lineAt(event.key);
    if (event.key === "Enter" && active) onChoose(active);
    else if (next) mark(next.choice);
    else return;
    event.preventDefault();
  };
  return (
    <div className={`line ${styles.box}`} data-gap="12">
      <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      <input
        className={`grow ${styles.input}`}
        role="combobox"
        aria-label={t(PALETTE_TEXTS.open)}
        aria-expanded={count > 0}
        aria-controls={`${own}list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? optionId(own, active) : undefined}
        placeholder={t(PALETTE_TEXTS.hint)}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <button type="button" className={`tool ${styles.close}`} aria-label={t(PALETTE_TEXTS.close)} onClick={onClose}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

function Results({ own, palette: { groups, active, mark }, onChoose }: PartProps) {
  const t = useText();
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ block: "nearest" });
  }, [active?.key]);
  return (
    <div className={styles.results} ref={list} id={`${own}list`} role="listbox" aria-label={t(PALETTE_TEXTS.results)}>
      {groups.map((group, index) => (
        <div key={group.name} role="group" aria-labelledby={`${own}group${String(index)}`}>
          <div className={`remark ${styles.heading}`} id={`${own}group${String(index)}`} role="presentation">
            {group.name}
          </div>
          {group.lines.map((line) => (
            <ChoiceLine
              key={line.choice.key}
              id={optionId(own, line.choice)}
              line={line}
              language={language}
              isActive={line.choice.key === active?.key}
              onPoint={mark}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function KeysLine() {
  const t = useText();
  return (
    <footer className={`remark ${styles.foot}`} aria-hidden="true">
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
  );
}
