import { Drawer as KitDrawer, type DrawerProps } from "antd";
import { CLOSING } from "../focus/focus-trail.ts";
import { useFocusBack } from "../focus/use-focus-back.ts";

/** antd's drawer, never wider than the window, that returns the focus to what opened it. */
export function Drawer({ open: isOpen = false, rootClassName = "", styles, ...props }: DrawerProps) {
  useFocusBack(isOpen);
  return (
    <KitDrawer
      {...props}
      styles={{ ...styles, wrapper: { maxWidth: "100vw" } }}
      open={isOpen}
      rootClassName={isOpen ? rootClassName : `${rootClassName} ${CLOSING}`}
      focusable={{ ...props.focusable, focusTriggerAfterClose: false }}
    />
  );
}
