import type { LucideIcon } from "lucide-react";
import { createContext, type ComponentType, type ReactElement, type ReactNode } from "react";
import type { ListQuery } from "../contract/list-query.ts";
import type { Values } from "../fields/field-value.ts";
import type { Module } from "./define-module.ts";
import type { Row } from "./use-crud.web.ts";

/*
 * What lists and forms show that comes from rooms of its own, such as sheets and history: named where the program is composed, so that
 * who reads a list or a form need not read them.
 */

/** Something that can be done with all that a list shows. */
export interface ListAction {
  readonly key: string;
  readonly icon: ReactElement;
  readonly label: string;
  readonly act: (query: ListQuery) => void;
}
/** Something that can be done with some records of a list and leaves them as they are. */
export interface TickedTool {
  readonly key: string;
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly act: (ids: readonly string[], query: ListQuery) => Promise<unknown>;
}
export interface ListTools {
  /** In the menu of the heading. */
  readonly menu: readonly ListAction[];
  /** In the bin too. */
  readonly ofTicked: readonly TickedTool[];
  /** One of the menu is under way. */
  readonly isBusy: boolean;
}
export interface ListToolsProps {
  readonly module: Module;
  /** The list. */
  readonly children: (tools: ListTools) => ReactNode;
}

export interface BesideRecordProps {
  readonly module: Module;
  readonly record: Row;
  /** Something unsaved stands in its form. */
  readonly isDirty?: boolean;
  /** Puts values into its form; absent where it is only read. */
  readonly onRestore?: (values: Values) => void;
}

export interface Parts {
  /** Stands around each list and says what it offers besides what every list does. */
  readonly ListTools: ComponentType<ListToolsProps>;
  /** Stands with each stored record that can be changed at all. */
  readonly BesideRecord: ComponentType<BesideRecordProps>;
}

export const PartsContext = createContext<Parts>({
  ListTools: ({ children }) => children({ menu: [], ofTicked: [], isBusy: false }),
  BesideRecord: () => null,
});
