import type { Module } from "../define-module.ts";
import { keepInTab } from "../../web/preferences/keep-in-tab.ts";

/*
 * Which form of this browser tab was in front with unsaved text when the page was reloaded or the browser ended: its
 * text is put back unasked. A form that was left on purpose offers its draft instead.
 */

const keyOf = (module: Module, id: string): string => `terrace.typing.${module.path}.${id}`;
const address = (): string => location.pathname + location.search;

export const interruptedForm = {
  /** The form is in front and has unsaved text. */
  mark(module: Module, id: string): void {
    keepInTab(keyOf(module, id), address()); // where it is not kept, the draft is offered
  },
  /** The form is hidden, closed, saved or emptied. */
  clear(module: Module, id: string): void {
    sessionStorage.removeItem(keyOf(module, id));
  },
  /** True at the address where it was, so not for a copy of another record. */
  is(module: Module, id: string): boolean {
    return sessionStorage.getItem(keyOf(module, id)) === address();
  },
};
