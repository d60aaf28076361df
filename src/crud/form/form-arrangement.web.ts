import type { ComponentType, ReactElement } from "react";
import type { Text } from "../../contract/text.ts";
import type { Field } from "../../fields/field.ts";
import type { InputProps } from "../../fields/field-view.web.ts";
import type { Values } from "../../fields/field-value.ts";
import type { Row } from "../record-queries.web.ts";
import type { DraftKeeper } from "../drafts/draft-sender.web.ts";

/** A page's changes to the standard form. Must be the same object at each render. */
export interface FormArrangement {
  /** First values of a new record. */
  readonly start?: Values;
  /** Label of the save button. */
  readonly saveWords?: Text;
  /** False makes the record read-only, even for users with the right to change it. */
  readonly mayChange?: (record: Row) => boolean;
  /** Said above a record that `mayChange` makes read-only. */
  readonly whyFixed?: Text;
  /** What is said of a step that the program itself took at a set time, and that changed none of the form's fields. */
  readonly stepSaid?: (record: Row) => Text | undefined;
  /** False hides a field, by the values typed so far (by property). A hidden field keeps its value. */
  readonly asksFor?: (fieldName: string, typed: Values) => boolean;
  /** Names of fields that are required whenever they are asked for, though the declaration does not say so. */
  readonly requires?: readonly string[];
  /** Controls by field name, in place of those of the fields' kinds. */
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps<Field>>>>;
  /** Also keeps drafts outside this browser, so that they are offered on other devices. */
  readonly drafts?: DraftKeeper;
  /** Shown above the fields of a stored record, or first in the panel beside them. */
  readonly Head?: ComponentType<{ readonly record: Row; readonly isDirty: boolean }>;
  /** Shown last in the panel of a stored record, also where it is read only. */
  readonly Aside?: ComponentType<{ readonly record: Row }>;
  /** The buttons after "Cancel". They place the save button themselves. */
  readonly Actions?: ComponentType<FormActionsProps>;
}

/** The record that an action needs; `isSaved`: something of the form had to be saved for it. */
export interface Ready {
  readonly row: Row;
  readonly isSaved: boolean;
}

export interface FormActionsProps {
  /** The save button; the main one of the form, or one among others. */
  readonly saveButton: (isMain: boolean) => ReactElement;
  readonly typed: Values;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** The stored record; undefined: a new one. */
  readonly record: Row | undefined;
  /** Sends the draft to the `drafts` keeper at once. */
  readonly keepDraft: () => Promise<void>;
  /** Saves the form. Undefined: it was refused, and the form shows why. */
  readonly save: () => Promise<Ready | undefined>;
}
