import { useState, type DragEvent } from "react";
import type { MenuBranch } from "../menu-admin.ts";
import { positionAfterDrop, type Line, type MenuPosition, type Side } from "./menu-positions.ts";
import { rowOf } from "./row-of.web.ts";

/** The upper and lower quarters of a row drop beside it, its middle drops into it. */
const sideOf = (row: HTMLElement, y: number): Side => {
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  return part < 0.25 ? "before" : part > 0.75 ? "after" : "into";
};

interface RowDragOptions {
  readonly branches: readonly MenuBranch[];
  readonly lineOf: (target: EventTarget | null) => Line | undefined;
  readonly onMove: (branch: MenuBranch, place: MenuPosition) => void;
}

/** Drag and drop of rows within the tree; `listeners` go on the table's body. */
export function useRowDrag({ branches, lineOf, onMove }: RowDragOptions) {
  const [dragged, setDragged] = useState<MenuBranch>();
  const [over, setOver] = useState<{ readonly id: string; readonly side: Side }>();
  const targetOf = (event: DragEvent<HTMLElement>) => {
    const line = lineOf(event.target);
    const row = rowOf(event.target);
    if (!dragged || !line || !row) return undefined;
    const pointed = sideOf(row, event.clientY);
    // If the entry cannot be dropped into the row, its middle counts as the nearer edge.
    const nearer: Side = event.clientY < row.getBoundingClientRect().top + row.offsetHeight / 2 ? "before" : "after";
    for (const side of pointed === "into" ? [pointed, nearer] : [pointed]) {
      const place = positionAfterDrop(branches, dragged, line.branch, side);
      if (place) return { id: line.branch.id, side, place };
    }
    return undefined;
  };
  const stop = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    draggedId: dragged?.id,
    sideAt: (id: string): Side | undefined => (over?.id === id ? over.side : undefined),
    listeners: {
      onDragStart: (event: DragEvent<HTMLElement>) => {
        const line = lineOf(event.target);
        const row = rowOf(event.target);
        if (!line || !row) return;
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", line.branch.id);
        event.dataTransfer.setDragImage(row, 0, 0);
        setDragged(line.branch);
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        const found = targetOf(event);
        if (found) event.preventDefault();
        if (found?.id !== over?.id || found?.side !== over?.side) setOver(found);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => rowOf(event.relatedTarget) ?? setOver(undefined),
      onDrop: (event: DragEvent<HTMLElement>) => {
        const found = targetOf(event);
        event.preventDefault();
        if (found && dragged) onMove(dragged, found.place);
        stop();
      },
      onDragEnd: stop,
    },
  };
}
