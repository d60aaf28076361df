import { ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import style from "./tree-toggle.module.css";

interface TreeToggleProps extends ComponentProps<"button"> {
  /** Undefined: the node has no children, and the space stays empty. */
  readonly isOpen: boolean | undefined;
  readonly label: string;
}

/** The button that expands or collapses a tree node. */
export const TreeToggle = ({ isOpen, label, ...rest }: TreeToggleProps) =>
  isOpen === undefined ? (
    <span className={`tool ${style.toggle}`} />
  ) : (
    <button
      type="button"
      className={`tool ${style.toggle}`}
      data-open={isOpen ? "" : undefined}
      aria-label={label}
      {...rest}
    >
      <ChevronRight size={16} aria-hidden />
    </button>
  );
