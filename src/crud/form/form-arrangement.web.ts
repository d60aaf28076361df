import type { ComponentType } from "react";
import type { Text } from "../../contract/text.ts";
import type { Field } from "../../fields/field.ts";
import type { InputProps } from "../../fields/field-view.web.ts";
import type { Values } from "../../fields/field-value.ts";
import type { Row } from "../use-crud.web.ts";
import type { DraftKeeper } from "../drafts/draft-sender.web.ts";

/** What a module's own page says about its form beside the fields. The same object at each drawing. */
export interface FormArrangement {
  /** What a new record starts with. */
  readonly start?: Values;
  /** On the button that saves, where saving is not all there is. */
  readonly saveWords?: Text;
  /** What the form is for stands among its `Actions`; saving stands before them. */
  readonly isSavingSecond?: boolean;
  /** Whether a stored record may still be changed; otherwise it is read. */
  readonly mayChange?: (record: Row) => boolean;
  /** Whether a field is asked for, and read, by what is typed so far, keyed by property. What is not asked for keeps its value. */
  readonly asksFor?: (fieldName: string, typed: Values) => boolean;
  /** Controls in place of those of the fields' kinds. */
  readonly inputs?: Readonly<Record<string, ComponentType<InputProps<Field>>>>;
  /** Keeps drafts elsewhere too, so that they are offered back at another desk. */
  readonly drafts?: DraftKeeper;
  /** What stands between the fields' heading and the fields: how far the record is. */
  readonly Head?: ComponentType<{ readonly record: Row; readonly isDirty: boolean }>;
  /** What else can be done with what is typed; stands beside "save". */
  readonly Actions?: ComponentType<FormActionsProps>;
}

export interface FormActionsProps {
  readonly typed: Values;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** As it is stored; undefined: a new one. */
  readonly record: Row | undefined;
  /** Sends what is typed to where drafts are kept, now. */
  readonly keepDraft: () => Promise<void>;
  /** Saves what is typed; undefined where it was refused, and the form says why. */
  readonly save: () => Promise<Row | undefined>;
}
