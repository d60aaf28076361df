import type { KeyboardEvent } from "react";
import type { MenuBranch } from "../menu-admin.ts";
import { positionAfterStep, type Line, type MenuPosition, type Step } from "./menu-positions.ts";

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

export interface RowKeys {
  readonly branches: readonly MenuBranch[];
  readonly canMove: boolean;
  readonly onOpen: (branch: MenuBranch) => void;
  readonly onToggle: (branch: MenuBranch) => void;
  readonly onMove: (branch: MenuBranch, place: MenuPosition) => void;
}

/**
 * Keys of a focused row: Alt and arrows move the entry, arrows alone move the focus, expand and collapse (ARIA
 * treegrid).
 */
export function pressRow(event: KeyboardEvent<HTMLElement>, row: HTMLElement, { branch, isOpen }: Line, does: RowKeys) {
  if (event.ctrlKey || event.metaKey) return;
  if (event.altKey) {
    const step = STEPS[event.key];
    if (!step || !does.canMove) return;
    event.preventDefault(); // Alt+Left is also the browser's Back
    const place = positionAfterStep(does.branches, branch, step);
    if (place) does.onMove(branch, place);
    return;
  }
  const next = event.key === "ArrowDown" ? row.nextElementSibling : row.previousElementSibling;
  if (event.key === "Enter") does.onOpen(branch);
  else if (event.key === "ArrowRight" && isOpen === false) does.onToggle(branch);
  else if (event.key === "ArrowLeft" && isOpen === true) does.onToggle(branch);
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") (next as HTMLElement | null)?.focus();
  else return;
  event.preventDefault();
}
