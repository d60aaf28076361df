import { useRef, useState, type DragEvent } from "react";
import { move } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";

/** The tab beside which a dragged tab would land, and the side. */
export interface Mark {
  readonly id: string;
  readonly side: "before" | "after";
}

/** Id of the tab before which a drop at `x` (client px) falls; null at the end. */
function targetOf(bar: HTMLElement, x: number): string | null {
  const tabs = [...bar.querySelectorAll<HTMLElement>("[data-tab]")];
  const next = tabs.find((tab) => {
    const { left, width } = tab.getBoundingClientRect();
    return x < left + width / 2;
  });
  return next?.dataset["tab"] ?? null;
}

/** The actual landing place: pinned tabs stay among the pinned, and the Dashboard stays first. */
function markOf(id: string, beforeId: string | null): Mark | undefined {
  const { tabs } = move(useTabs.getState(), id, beforeId);
  const at = tabs.findIndex((tab) => tab.id === id);
  const [next, last] = [tabs[at + 1], tabs[at - 1]];
  return next ? { id: next.id, side: "before" } : last && { id: last.id, side: "after" };
}

/** Drag and drop of tabs in their row; by keyboard, the tab's menu moves them. */
export function useTabDrag() {
  const [mark, setMark] = useState<Mark>();
  const dragged = useRef<string>(undefined);
  const end = () => {
    dragged.current = undefined;
    setMark(undefined);
  };
  const over = (event: DragEvent<HTMLElement>) => {
    if (dragged.current === undefined) return;
    event.preventDefault();
    const next = markOf(dragged.current, targetOf(event.currentTarget, event.clientX));
    setMark((now) => (now?.id === next?.id && now?.side === next?.side ? now : next));
  };
  return {
    mark,
    handlers: {
      onDragStart: ({ target, dataTransfer }: DragEvent<HTMLElement>) => {
        dragged.current = (target as HTMLElement).closest<HTMLElement>("[data-tab]")?.dataset["tab"];
        dataTransfer.effectAllowed = "move";
      },
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setMark(undefined);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        const [id, beforeId] = [dragged.current, targetOf(event.currentTarget, event.clientX)];
        if (id !== undefined) useTabs.setState((state) => move(state, id, beforeId));
        end();
      },
      onDragEnd: end,
    },
  };
}
