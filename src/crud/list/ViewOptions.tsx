import { Button, Checkbox, Popover, Segmented } from "antd";
import { SlidersHorizontal } from "lucide-react";
import { IconButton } from "../../web/components/IconButton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { isInRows, type Module } from "../define-module.ts";
import { CRUD_TEXTS } from "../texts.ts";
import type { Density } from "../../contract/preferences/personal.ts";
import { useListHabit } from "./use-list-view.web.ts";
import style from "./list.module.css";

interface ViewOptionsProps {
  readonly module: Module;
  readonly columns: readonly string[];
  /** Undefined: the declared ones. */
  readonly onColumns: (columns: readonly string[] | undefined) => void;
}

/** Which columns are shown and how close the rows stand. The first column names the record and stays. */
export function ViewOptions({ module, columns, onColumns }: ViewOptionsProps) {
  const t = useText();
  const [{ density }, setHabit] = useListHabit(module);
  const names = Object.keys(module.fields).filter(
    (name) => isInRows(module, name) && module.fields[name]?.kind !== "password",
  );
  // Columns keep the declaration's order, whichever was ticked first.
  const ordered = [...module.list.columns, ...names.filter((name) => !module.list.columns.includes(name))];
  const content = (
    <div className={style.options}>
      <strong>{t(CRUD_TEXTS.shownColumns)}</strong>
      <Checkbox.Group
        value={[...columns]}
        options={ordered.map((name, index) => ({
          value: name,
          label: t(module.fields[name]?.label ?? CRUD_TEXTS.columns),
          disabled: index === 0,
        }))}
        onChange={(ticked) => onColumns(ordered.filter((name) => ticked.includes(name)))}
      />
      <Button type="link" size="small" onClick={() => onColumns(undefined)}>
        {t(CRUD_TEXTS.declaredColumns)}
      </Button>
      <strong>{t(CRUD_TEXTS.density)}</strong>
      <Segmented<Density>
        block
        value={density}
        onChange={(next) => setHabit({ density: next })}
        options={[
          { value: "normal", label: t(CRUD_TEXTS.normal) },
          { value: "compact", label: t(CRUD_TEXTS.compact) },
        ]}
      />
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={content}>
      <IconButton label={t(CRUD_TEXTS.columns)} icon={<SlidersHorizontal size={16} />} />
    </Popover>
  );
}
