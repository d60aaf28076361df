import { Undo2 } from "lucide-react";
import { IconButton } from "../../web/components/IconButton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useBusyButtons } from "../../web/press/busy-buttons.ts";
import type { Module } from "../define-module.ts";
import { useLastRemoval } from "./undoable-removals.web.ts";
import { BIN_TEXTS } from "./texts.ts";
import { useRemoval } from "./use-removal.web.ts";

/** Restores the records that were last removed from this list. */
export function UndoRemoval({ module }: { readonly module: Module }) {
  const t = useText();
  const removed = useLastRemoval(module.path);
  const { restore } = useRemoval(module);
  const { button } = useBusyButtons();
  if (!removed) return null;
  const { title, records } = removed;
  return (
    <IconButton
      type="default"
      label={
        title === undefined
          ? t(BIN_TEXTS.undoRemovalMany, { count: records.length })
          : t(BIN_TEXTS.undoRemoval, { title })
      }
      icon={<Undo2 size={16} />}
      {...button("undo", () => restore(records, title))}
    />
  );
}
