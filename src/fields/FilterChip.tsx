import { Button, Popover } from "antd";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { useText } from "../web/i18n/language.tsx";
import type { Condition } from "./field-view.web.ts";
import type { Field, Property } from "./field.ts";
import { FIELD_TEXTS } from "./texts.ts";
import { viewOfField } from "./views.tsx";
import style from "./filter-chip.module.css";

interface FilterChipProps {
  readonly field: Field;
  /** The property that is filtered. */
  readonly property: Property;
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition | undefined) => void;
  /** Just added by the user: its popover opens at once. */
  readonly isNew?: boolean;
}

const SIGNS: Partial<Record<Condition["operator"], string>> = {
  ge: "≥ ",
  le: "≤ ",
  gt: "> ",
  lt: "< ",
  ne: "≠ ",
  notIn: "≠ ",
};

/** The values of a condition, shown as the field's kind shows them in a table. */
function Asked({
  field,
  property,
  condition,
}: {
  readonly field: Field;
  readonly property: Property;
  readonly condition: Condition;
}) {
  const { Cell } = viewOfField(field);
  const isPlainText = field.kind === "text" || field.kind === "long-text" || field.kind === "translated-text";
  return (
    <>
      {SIGNS[condition.operator]}
      {condition.values.map((wire, index) => {
        const read = z.safeDecode(property.schema, wire);
        return (
          <span key={wire}>
            {index === 0 ? null : condition.operator === "between" ? " – " : ", "}
            {isPlainText || !read.success ? wire : <Cell field={field} value={read.data as never} />}
          </span>
        );
      })}
    </>
  );
}

/** A filter of a list: dashed while unset, otherwise filled with its values; the control opens in a popover. */
export function FilterChip({ field, property, condition, onChange, isNew = false }: FilterChipProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(isNew);
  const { Filter } = viewOfField(field);
  const label = t(property.label);
  if (!Filter) return null;
  return (
    <span className={style.chip} data-active={condition ? "" : undefined}>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        content={
          <div className={style.control}>
            <Filter field={field} condition={condition} label={label} onChange={onChange} />
          </div>
        }
      >
        <Button
          type={condition ? "text" : "dashed"}
          size="small"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          icon={condition ? undefined : <Plus size={14} aria-hidden />}
        >
          {label}
          {condition ? (
            <span className={`cut ${style.asked}`}>
              <Asked field={field} property={property} condition={condition} />
            </span>
          ) : null}
        </Button>
      </Popover>
      {condition ? (
        <Button
          type="text"
          size="small"
          aria-label={t(FIELD_TEXTS.liftFilter, { label })}
          icon={<X size={14} aria-hidden />}
          onClick={() => onChange(undefined)}
        />
      ) : null}
    </span>
  );
}
