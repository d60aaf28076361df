import { Button, Input, Popover } from "antd";
import { useState } from "react";
import { Icon, ICON_NAMES } from "../../web/components/Icon.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { MENU_FORM_TEXTS } from "./form-texts.ts";
import style from "./menu-form.module.css";

interface IconPickerProps {
  /** Given by the form item. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (name: string) => void;
  readonly disabled?: boolean;
}

/** One picture of the icon table, found by its English name. */
export function IconPicker({ id, value = "", onChange, disabled = false }: IconPickerProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const names = ICON_NAMES.filter((name) => name.includes(search.trim().toLowerCase()));
  const choose = (name: string) => {
    onChange?.(name);
    setOpen(false);
  };
  const grid = (
    <>
      <Input
        type="search"
        allowClear
        aria-label={t(MENU_FORM_TEXTS.searchIcon)}
        placeholder={t(MENU_FORM_TEXTS.searchIcon)}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className={style.icons}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={name === value}
            onClick={() => choose(name)}
          >
            <Icon name={name} size={20} />
          </button>
        ))}
      </div>
      <Button type="link" size="small" onClick={() => choose("")}>
        {t(MENU_FORM_TEXTS.noIcon)}
      </Button>
    </>
  );
  return (
    <Popover open={isOpen} onOpenChange={setOpen} trigger="click" placement="bottomLeft" content={grid} destroyOnHidden>
      <Button
        {...(id === undefined ? {} : { id })}
        disabled={disabled}
        icon={value === "" ? null : <Icon name={value} />}
      >
        {value === "" ? t(MENU_FORM_TEXTS.noIcon) : value}
      </Button>
    </Popover>
  );
}
