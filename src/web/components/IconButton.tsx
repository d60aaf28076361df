import { Button, type ButtonProps } from "antd";
import type { ReactNode, Ref } from "react";

interface IconButtonProps extends Omit<ButtonProps, "icon" | "title" | "children" | "aria-label"> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. */
export const IconButton = ({ label, icon, ...rest }: IconButtonProps) => (
  <Button type="text" {...rest} icon={icon} aria-label={label} data-tooltip={label} />
);
