import { Button, Checkbox, Segmented } from "antd";
import type { Density } from "../../contract/preferences/personal.ts";
import type { Words } from "../../contract/text.ts";
import { useText } from "../i18n/language.tsx";
import { TABLE_TEXTS } from "./table-texts.ts";
import style from "./view-options.module.css";

export interface ViewChoicesProps {
  /** All there are, in the order in which they stand. The first one names the row and stays. */
  readonly columns: readonly { readonly name: string; readonly label: Words }[];
  readonly shown: readonly string[];
  /** Undefined restores the default columns. */
  readonly onShown: (names: readonly string[] | undefined) => void;
  /** Absent: the rows stand in one way. */
  readonly density?: Density;
  readonly onDensity?: (density: Density) => void;
}

/** The columns that a table shows, and how close its rows stand. */
export function ViewChoices({ columns, shown, onShown, density, onDensity }: ViewChoicesProps) {
  const t = useText();
  return (
    <div className={`stack ${style.options}`}>
      <strong>{t(TABLE_TEXTS.shownColumns)}</strong>
      <Checkbox.Group
        value={[...shown]}
        options={columns.map(({ name, label }, index) => ({ value: name, label: t(label), disabled: index === 0 }))}
        onChange={(ticked) => onShown(columns.flatMap(({ name }) => (ticked.includes(name) ? [name] : [])))}
      />
      <Button type="link" size="small" className="in-words at-start" onClick={() => onShown(undefined)}>
        {t(TABLE_TEXTS.declaredColumns)}
      </Button>
      {density && onDensity ? (
        <>
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
        </>
      ) : null}
    </div>
  );
}
