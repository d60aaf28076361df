import type { ComponentType, FocusEvent } from "react";
import type { Counts } from "../contract/counts.ts";
import type { FilterOperator } from "../contract/list-query.ts";
import type { Language, Words } from "../contract/text.ts";
import type { Field } from "./field.ts";
import type { FieldValue } from "./field-value.ts";

/** Props of a read-only value in a table, card or form. */
export interface CellProps<F extends Field> {
  readonly field: F;
  readonly value: FieldValue<F>;
  /** Shows the whole value, such as every language of a text. */
  readonly isUncut?: boolean;
  /** The language in which the record was written, for texts in several languages. */
  readonly source?: Language | undefined;
}

/** Props that a form item passes to its input. */
export interface InputProps<F extends Field> {
  readonly field: F;
  readonly value?: FieldValue<F>;
  readonly onChange?: (value: FieldValue<F>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  readonly id?: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: "true" | "false";
  readonly "aria-required"?: "true" | "false";
}

/** A filter on one property; values in wire format. */
export interface Condition {
  readonly operator: FilterOperator;
  readonly values: readonly string[];
}

export interface FilterProps<F extends Field> {
  readonly field: F;
  readonly condition: Condition | undefined;
  readonly label: string;
  /** Undefined removes the filter. */
  readonly onChange: (condition: Condition | undefined) => void;
  /** For kinds with few values: the number of records with each. */
  readonly counts?: Counts | undefined;
}

/** The view half of a field kind. Without `Filter` lists cannot be filtered by it. */
export interface FieldView<F extends Field> {
  readonly Cell: ComponentType<CellProps<F>>;
  readonly Input: ComponentType<InputProps<F>>;
  readonly Filter?: ComponentType<FilterProps<F>>;
  /** Column width in pixels; the content may widen it. */
  readonly width: number;
  /** The width to which a column may shrink, where its words take a second line; absent: it does not. */
  readonly minWidth?: number;
  /** Width in pixels of its column in tables whose rows have two lines, where its values take both. */
  readonly twoLineWidth?: number;
  readonly isNumeric?: boolean;
  /** Sentences of any length: lists show their first two lines, in whatever room other columns leave. */
  readonly isProse?: boolean;
  /** Finds what only the input knows to be wrong, in addition to the schemas; undefined if nothing is. */
  readonly validate?: (field: F, value: FieldValue<F>) => Words | undefined;
  /** Spans both columns of a form. */
  readonly isWide?: boolean;
  /** Height of its control in pixels, where it is more than a line: for the shape of a form that is on its way. */
  readonly height?: number;
}
