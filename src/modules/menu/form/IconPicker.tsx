import { Button, Popover, type InputRef } from "antd";
import { useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { SearchInput } from "../../../web/components/SearchInput.tsx";
import { Icon, iconNameOf } from "../../../web/components/Icon.tsx";
import { setInitialFocus } from "../../../web/focus/initial-focus.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { inLanguage } from "../../../contract/text.ts";
import { MENU_FORM_TEXTS } from "./form-texts.ts";
import { iconsFor, wordsOfIcon } from "./icon-words.web.ts";
import style from "./menu-form.module.css";

const PER_LINE = 8;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: PER_LINE,
  ArrowUp: -PER_LINE,
};

interface IconPickerProps {
  /** Set by `Form.Item`. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (name: string) => void;
  readonly disabled?: boolean;
}

interface IconGridProps {
  /** Name of the chosen icon; empty for none. */
  readonly value: string;
  readonly search: RefObject<InputRef | null>;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

const useIconWords = () => {
  const language = useLanguage();
  return (name: string) => inLanguage(wordsOfIcon(iconNameOf(name) ?? name), language);
};

function IconGrid({ value, search, onChoose, onClose }: IconGridProps) {
  const t = useText();
  const [words, setWords] = useState("");
  const wordsOf = useIconWords();
  const names = iconsFor(words);
  const frame = useRef<HTMLDivElement>(null);
  /** Arrow keys move between the search box and the icons; Escape closes the picker and not the form around it. */
  const press = (event: KeyboardEvent) => {
    const pictures = [...(frame.current?.querySelectorAll<HTMLElement>("[aria-pressed]") ?? [])];
    const at = pictures.findIndex((each) => each === event.target);
    const step = STEPS[event.key] ?? 0;
    const next = at < 0 ? (event.key === "ArrowDown" ? 0 : -1) : step === 0 ? -1 : at + step;
    if (event.key === "Escape") onClose();
    else if (at >= 0 && step < 0 && next < 0) search.current?.focus();
    else if (pictures[next]) pictures[next].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the controls in it
    <div ref={frame} onKeyDown={press}>
      <SearchInput
        ref={search}
        onPressEnter={(event) => {
          event.preventDefault(); // else it submits the form
          if (names[0]) onChoose(names[0]);
        }}
        label={t(MENU_FORM_TEXTS.searchIcon)}
        value={words}
        onType={setWords}
      />
      {names.length === 0 ? <p className="nothing">{t(MENU_FORM_TEXTS.noIconFound)}</p> : null}
      <div className={`stack ${style.icons}`} data-gap="4">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="pressable center"
            title={wordsOf(name)}
            aria-label={wordsOf(name)}
            aria-pressed={name === iconNameOf(value)}
            onClick={() => onChoose(name)}
          >
            <Icon name={name} size={20} />
          </button>
        ))}
      </div>
      <Button size="small" disabled={value === ""} onClick={() => onChoose("")}>
        {t(MENU_FORM_TEXTS.noIcon)}
      </Button>
    </div>
  );
}

/** Chooses an icon; the search matches words in all three languages. */
export function IconPicker({ id, value = "", onChange, disabled = false }: IconPickerProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const wordsOf = useIconWords();
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<InputRef>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (name: string) => {
    onChange?.(name);
    close();
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      afterOpenChange={(is) => is && setInitialFocus(search.current?.input)}
      trigger="click"
      placement="bottomLeft"
      content={<IconGrid value={value} search={search} onChoose={choose} onClose={close} />}
      destroyOnHidden
    >
      <Button
        ref={button}
        {...(id === undefined ? {} : { id })}
        disabled={disabled}
        icon={value === "" ? null : <Icon name={value} />}
      >
        {value === "" ? t(MENU_FORM_TEXTS.chooseIcon) : wordsOf(value)}
      </Button>
    </Popover>
  );
}
