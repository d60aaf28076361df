import { Drawer as KitDrawer, type DrawerProps } from "antd";
import { use } from "react";
import { CLOSING } from "../focus/focus-history.ts";
import { useRestoreFocus } from "../focus/use-restore-focus.ts";
import { DrawerAlerts } from "./drawer-alerts.ts";

/** antd's drawer, never wider than the window, that returns the focus to what opened it. */
export function Drawer({ open: isOpen = false, rootClassName = "", styles, children, ...props }: DrawerProps) {
  useRestoreFocus(isOpen);
  const alerts = use(DrawerAlerts);
  return (
    <KitDrawer
      {...props}
      styles={{ ...styles, wrapper: { maxWidth: "100vw" } }}
      open={isOpen}
      rootClassName={isOpen ? rootClassName : `${rootClassName} ${CLOSING}`}
      focusable={{ ...props.focusable, focusTriggerAfterClose: false }}
    >
      {alerts}
      {children}
    </KitDrawer>
  );
}
