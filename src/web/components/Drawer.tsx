import { Drawer as KitDrawer, type DrawerProps } from "antd";
import { CLOSING } from "../focus/focus-trail.ts";
import { useFocusBack } from "../focus/use-focus-back.ts";

/** The kit's, but that the focus goes back to what opened it. */
export function Drawer({ open: isOpen = false, rootClassName = "", ...props }: DrawerProps) {
  useFocusBack(isOpen);
  return (
    <KitDrawer
      {...props}
      open={isOpen}
      rootClassName={isOpen ? rootClassName : `${rootClassName} ${CLOSING}`}
      focusable={{ ...props.focusable, focusTriggerAfterClose: false }}
    />
  );
}
