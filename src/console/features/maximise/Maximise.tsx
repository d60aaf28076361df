import { Maximize2, Minimize2 } from "lucide-react";
import { useEffect } from "react";
import { IconButton } from "../../../web/components/IconButton.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { shownDialogs } from "../../../web/shortcuts/open-dialogs.ts";
import { useActions } from "../../palette-actions/actions.ts";
import { useIsBelow1024, useShell } from "../../layout/shell-store.ts";
import { useActiveTab } from "../../tabs/tabs-store.ts";
import styles from "./maximise.module.css";
import { MAXIMISE_TEXTS } from "./texts.ts";

/** What Escape closes before it brings the frame back. */
const OPEN = [".ant-dropdown", ".ant-popover", ".ant-select-dropdown", ".ant-picker-dropdown"]
  .map((kind) => `${kind}:not([class*="-hidden"])`)
  .join();

const leave = () => useShell.setState({ isMaximised: false });

/** The page over the whole window, without bars and menu; Escape or the button brings them back. */
export function Maximise() {
  const t = useText();
  const isNarrow = useIsBelow1024();
  const hasPage = useActiveTab() !== undefined;
  const isMaximised = useShell((shell) => shell.isMaximised);
  useActions(() =>
    isNarrow || !hasPage
      ? []
      : [
          {
            id: "maximise",
            title: isMaximised ? MAXIMISE_TEXTS.leave : MAXIMISE_TEXTS.enter,
            icon: isMaximised ? Minimize2 : Maximize2,
            run: () => useShell.setState({ isMaximised: !isMaximised }),
          },
        ],
  );
  // In a narrow window there is no such view, and none of a page that is gone.
  const isOver = isMaximised && (isNarrow || !hasPage);
  useEffect(() => {
    if (!isMaximised) return undefined;
    if (isOver) return leave();
    document.getElementById("main")?.focus({ preventScroll: true }); // the menu that had the focus is hidden
    const press = (event: KeyboardEvent) => {
      // Escape that ends the typing of a Chinese word closes nothing.
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented || shownDialogs().length > 0) return;
      if (document.querySelector(OPEN) === null) leave();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isMaximised, isOver]);
  if (!isMaximised) return null;
  return (
    <IconButton
      className={styles.leave ?? ""}
      size="small"
      label={t(MAXIMISE_TEXTS.leave)}
      icon={<Minimize2 size={16} aria-hidden="true" />}
      onClick={leave}
    />
  );
}
