import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { dayRangeOf } from "../contract/date/day-range.ts";
import type { Counts } from "../contract/counts.ts";
import { ChipPopover } from "../web/filter/ChipPopover.tsx";
import { useText } from "../web/i18n/language.tsx";
import type { Condition, FilterProps } from "./field-view.web.ts";
import type { Field, Property } from "./field.ts";
import { referenceView } from "./reference/ReferenceView.tsx";
import { FIELD_TEXTS } from "./texts.ts";
import { viewOfField } from "./views.tsx";

interface FilterChipProps {
  readonly field: Field;
  /** The property that is filtered. */
  readonly property: Property;
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition | undefined) => void;
  /** Just added by the user: its popover opens at once. */
  readonly isNew?: boolean;
  /** Asks for the number of records of each choice. */
  readonly counts?: UseQueryOptions<Counts> | undefined;
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
  const t = useText();
  // Of several references, each is asked for by its own id; one that no record has is said to be gone.
  const isOfRecords = field.kind === "reference" || field.kind === "references";
  const { Cell } = isOfRecords ? referenceView : viewOfField(field);
  const range = dayRangeOf(condition);
  if (range) return <>{t(FIELD_TEXTS[range])}</>;
  const isPlainText = field.kind === "text" || field.kind === "long-text" || field.kind === "translated-text";
  return (
    <>
      {SIGNS[condition.operator]}
      {condition.values.map((wire, index) => {
        const read = isOfRecords ? { success: true, data: wire } : z.safeDecode(property.schema, wire);
        return (
          <span key={wire}>
            {index === 0 ? null : condition.operator === "between" ? " – " : ", "}
            {isPlainText || !read.success ? wire : <Cell field={field as never} value={read.data as never} />}
          </span>
        );
      })}
      {condition.operator === "within" ? ` ${t(FIELD_TEXTS.andBelow)}` : null}
    </>
  );
}

interface CountedFilterProps extends FilterProps<Field> {
  readonly query: UseQueryOptions<Counts>;
}

function CountedFilter({ query, ...filter }: CountedFilterProps) {
  const { Filter } = viewOfField(filter.field);
  const { data } = useQuery(query);
  return Filter ? <Filter {...filter} counts={data} /> : null;
}

/** A filter of a list by one field; the kind's control opens in a popover. */
export function FilterChip({ field, property, condition, onChange, isNew = false, counts }: FilterChipProps) {
  const t = useText();
  const { Filter } = viewOfField(field);
  const label = t(property.label);
  if (!Filter) return null;
  const filter = { field, condition, label, onChange };
  return (
    <ChipPopover
      label={label}
      asked={condition ? <Asked field={field} property={property} condition={condition} /> : undefined}
      onLift={() => onChange(undefined)}
      isNew={isNew}
    >
      {() => (counts ? <CountedFilter {...filter} query={counts} /> : <Filter {...filter} />)}
    </ChipPopover>
  );
}
