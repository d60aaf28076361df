import { ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import style from "./twig.module.css";

interface TwigProps extends ComponentProps<"button"> {
  /** Undefined: the node has no children, and the space stays empty. */
  readonly isOpen: boolean | undefined;
  readonly label: string;
}

/** The button that expands or collapses a tree node. */
export const Twig = ({ isOpen, label, ...rest }: TwigProps) =>
  isOpen === undefined ? (
    <span className={`tool ${style.twig}`} />
  ) : (
    <button
      type="button"
      className={`tool ${style.twig}`}
      data-open={isOpen ? "" : undefined}
      aria-label={label}
      {...rest}
    >
      <ChevronRight size={16} aria-hidden />
    </button>
  );
