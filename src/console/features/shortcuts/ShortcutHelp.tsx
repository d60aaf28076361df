import { Keyboard } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Coming } from "../../../web/components/Coming.tsx";
import { useShortcuts } from "../../../web/keys/use-shortcuts.ts";
import { useActions } from "../../actions/actions.ts";
import { HELP_SHORTCUTS } from "./shortcuts.ts";
import { SHORTCUTS_TEXTS } from "./texts.ts";

const ShortcutList = lazy(async () => ({ default: (await import("./ShortcutList.tsx")).ShortcutList }));

/** `?` lists what keys do here. */
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
  return (
    <Suspense fallback={<Coming />}>
      {isWanted ? <ShortcutList isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </Suspense>
  );
}
