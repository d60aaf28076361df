import { Keyboard } from "lucide-react";
import { useState } from "react";
import { useShortcuts } from "../../../web/shortcuts/use-shortcuts.ts";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";
import { useActions } from "../../palette-actions/actions.ts";
import { HELP_SHORTCUTS } from "./shortcuts.ts";
import { SHORTCUTS_TEXTS } from "./texts.ts";

const ShortcutList = lazyDialog(async () => (await import("./ShortcutList.tsx")).ShortcutList);

/** Opens the list of keyboard shortcuts on `?`. */
export function ShortcutHelp() {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  useShortcuts(HELP_SHORTCUTS, { show });
  useActions(() => [
    { id: "shortcuts", title: SHORTCUTS_TEXTS.title, icon: Keyboard, keys: HELP_SHORTCUTS.show.keys, run: show },
  ]);
  return isWanted ? <ShortcutList isOpen={isOpen} onClose={() => setOpen(false)} /> : null;
}
