import { SquareX } from "lucide-react";
import { useLeaveGuard } from "../../../web/feedback/leave-guard.ts";
import { useActions } from "../../palette-actions/actions.ts";
import { useIsBelow1024 } from "../../layout/shell-store.ts";
import { hasUnsaved } from "../../tabs/tabs.ts";
import { useTabs } from "../../tabs/tabs-store.ts";
import { useClosing } from "../../tabs/use-closing.ts";
import { TabRow } from "./TabRow.tsx";
import { TabSheet } from "./TabSheet.tsx";
import { TAB_BAR_TEXTS } from "./texts.ts";

/** The visited pages (§2 "Tab bar"): a row of tabs, on narrow screens a list in a sheet. */
export function TabBar() {
  useLeaveGuard(useTabs(hasUnsaved));
  const { closeAll } = useClosing();
  useActions(() => [{ id: "close tabs", title: TAB_BAR_TEXTS.closeEvery, icon: SquareX, run: () => void closeAll() }]);
  return useIsBelow1024() ? <TabSheet /> : <TabRow />;
}
