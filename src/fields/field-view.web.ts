import type { ComponentType } from "react";
import type { FilterOperator } from "../contract/list-query.ts";
import type { Words } from "../contract/text.ts";
import type { Field } from "./field.ts";
import type { FieldValue } from "./field-value.ts";

/** How a value is read in a table, a card or a read-only form. */
export interface CellProps<F extends Field> {
  readonly field: F;
  readonly value: FieldValue<F>;
  /** There is room, and reason, for all of it: every language of a text. */
  readonly isWhole?: boolean;
}

/** A form control: what a form item hands down to the element that takes the focus. */
export interface InputProps<F extends Field> {
  readonly field: F;
  readonly value?: FieldValue<F>;
  readonly onChange?: (value: FieldValue<F>) => void;
  readonly id?: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: "true" | "false";
  readonly "aria-required"?: "true" | "false";
}

/** What a filter asks of one property; values as the wire spells them. */
export interface Condition {
  readonly operator: FilterOperator;
  readonly values: readonly string[];
}

export interface FilterProps<F extends Field> {
  readonly field: F;
  readonly condition: Condition | undefined;
  readonly label: string;
  /** Undefined lifts the filter. */
  readonly onChange: (condition: Condition | undefined) => void;
}

/** The view half of a kind: how it is shown, typed and filtered by. Without `Filter` a list cannot be filtered by it. */
export interface FieldView<F extends Field> {
  readonly Cell: ComponentType<CellProps<F>>;
  readonly Input: ComponentType<InputProps<F>>;
  readonly Filter?: ComponentType<FilterProps<F>>;
  /** Pixels a column takes unless dragged wider by its content. */
  readonly width: number;
  /** Where room is short a column yields down to this; unless said it does not, as its values have one form. */
  readonly least?: number;
  readonly isNumeric?: boolean;
  /** What the control itself knows to be wrong with a value, beside what the schemas say; undefined: nothing. */
  readonly problem?: (field: F, value: FieldValue<F>) => Words | undefined;
  /** Takes the whole width of a two-column form. */
  readonly isWide?: boolean;
}
