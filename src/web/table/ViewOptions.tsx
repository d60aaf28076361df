import { Button, Checkbox, Popover, Segmented } from "antd";
import { SlidersHorizontal } from "lucide-react";
import type { Density } from "../../contract/preferences/personal.ts";
import type { Words } from "../../contract/text.ts";
import { IconButton } from "../components/IconButton.tsx";
import { useText } from "../i18n/language.tsx";
import { TABLE_TEXTS } from "./table-texts.ts";
import style from "./view-options.module.css";

interface ViewOptionsProps {
  /** All there are, in the order in which they stand. The first one names the row and stays. */
  readonly columns: readonly { readonly name: string; readonly label: Words }[];
  readonly shown: readonly string[];
  /** Undefined restores the default columns. */
  readonly onShown: (names: readonly string[] | undefined) => void;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
}

/** The columns that a table shows, and how close its rows stand. */
export function ViewOptions({ columns, shown, onShown, density, onDensity }: ViewOptionsProps) {
  const t = useText();
  const content = (
    <div className={style.options}>
      <strong>{t(TABLE_TEXTS.shownColumns)}</strong>
      <Checkbox.Group
        value={[...shown]}
        options={columns.map(({ name, label }, index) => ({ value: name, label: t(label), disabled: index === 0 }))}
        onChange={(ticked) => onShown(columns.flatMap(({ name }) => (ticked.includes(name) ? [name] : [])))}
      />
      <Button type="link" size="small" onClick={() => onShown(undefined)}>
        {t(TABLE_TEXTS.declaredColumns)}
      </Button>
      <strong>{t(TABLE_TEXTS.density)}</strong>
      <Segmented<Density>
        block
        value={density}
        onChange={onDensity}
        options={[
          { value: "normal", label: t(TABLE_TEXTS.normal) },
          { value: "compact", label: t(TABLE_TEXTS.compact) },
        ]}
      />
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={content}>
      <IconButton label={t(TABLE_TEXTS.columns)} icon={<SlidersHorizontal size={16} />} />
    </Popover>
  );
}
