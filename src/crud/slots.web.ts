import type { InputRef } from "antd";
import type { LucideIcon } from "lucide-react";
import { createContext, type ComponentType, type ReactElement, type ReactNode, type Ref } from "react";
import type { ListQuery } from "../contract/list-query.ts";
import type { FieldComparison, Values } from "../fields/field-value.ts";
import type { ListChange, ListView } from "../web/table/list-address.ts";
import type { Module } from "./define-module.ts";
import type { Row } from "./record-queries.web.ts";

/*
 * Slots for parts of lists and forms that the engine does not import, such as filters, spreadsheets and history. The
 * console fills them where it is composed.
 */

/** An action on the whole list. */
export interface ListAction {
  readonly key: string;
  readonly icon: ReactElement;
  readonly label: string;
  readonly act: (query: ListQuery) => void;
}
/** An action on the ticked records that does not change them. */
export interface TickedTool {
  readonly key: string;
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly act: (ids: readonly string[], query: ListQuery) => Promise<unknown>;
}
export interface ListTools {
  /** Shown in the menu beside the title. */
  readonly menu: readonly ListAction[];
  /** Offered in the bin too. */
  readonly ofTicked: readonly TickedTool[];
  /** True while one of `menu` runs. */
  readonly isBusy: boolean;
}
export interface ListToolsProps {
  readonly module: Module;
  readonly children: (tools: ListTools) => ReactNode;
}

export interface BesideRecordProps {
  readonly module: Module;
  readonly record: Row;
  /** The form has unsaved changes. */
  readonly isDirty?: boolean;
  /** Fills values into the form. Absent where the record is read only. */
  readonly onRestore?: (values: Values) => void;
}

interface InListProps {
  readonly module: Module;
  readonly view: ListView;
  readonly change: (part: ListChange) => void;
}
export interface ListFiltersProps extends InListProps {
  readonly searchBox: Ref<InputRef>;
  readonly onTyping: (isTyping: boolean) => void;
}
export interface ListViewsProps extends InListProps {
  /** The columns that are shown. */
  readonly columns: readonly string[];
}

/** Validation across the fields of a form, by the same rules as saves. */
export interface FormRules {
  /** The value that a field is compared with; undefined if there is none. */
  besideOf(module: Module, name: string, stored: Values | undefined): FieldComparison | undefined;
  /** Fields that are validated again when `changed` ones are, if somebody has typed in them or they have an error. */
  followersOf(module: Module, changed: readonly string[]): string[];
}

export interface CrudSlots {
  readonly formRules: FormRules;
  /** Wraps each list and passes it further actions. */
  readonly ListTools: ComponentType<ListToolsProps>;
  /** The search box and the filters above a list. */
  readonly ListFilters: ComponentType<ListFiltersProps>;
  /** Shown at the end of a list's filters: named sets of filters, order and columns. */
  readonly ListViews: ComponentType<ListViewsProps>;
  /** Shown with each stored record of a module that offers `update`. */
  readonly BesideRecord: ComponentType<BesideRecordProps>;
}

export const SlotsContext = createContext<CrudSlots>({
  formRules: { besideOf: () => undefined, followersOf: () => [] },
  ListTools: ({ children }) => children({ menu: [], ofTicked: [], isBusy: false }),
  ListFilters: () => null,
  ListViews: () => null,
  BesideRecord: () => null,
});
