import { Button, Tooltip, type ButtonProps } from "antd";
import type { ReactNode, Ref } from "react";

interface IconButtonProps extends Omit<ButtonProps, "icon" | "title" | "children" | "aria-label"> {
  /** What it does: its name for screen readers and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is only a picture; it always has a name. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  // A menu that hangs from the button says more than its name would.
  const isOpen = rest.className?.includes("ant-dropdown-open") ?? false;
  // After a touch the tooltip would stay, over whatever the button opened.
  const isTouch = matchMedia("(hover: none)").matches;
  return (
    <Tooltip title={isOpen || isTouch ? "" : label} mouseEnterDelay={0.4}>
      <Button type="text" {...rest} icon={icon} aria-label={label} />
    </Tooltip>
  );
}
