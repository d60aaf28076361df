import { ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import style from "./twig.module.css";

interface TwigProps extends ComponentProps<"button"> {
  /** Undefined: nothing hangs below, and its place stays empty. */
  readonly isOpen: boolean | undefined;
  readonly label: string;
}

/** What opens and shuts a branch of a tree, before the name of what it hangs from. */
export const Twig = ({ isOpen, label, ...rest }: TwigProps) =>
  isOpen === undefined ? (
    <span className={style.twig} />
  ) : (
    <button type="button" className={style.twig} data-open={isOpen ? "" : undefined} aria-label={label} {...rest}>
      <ChevronRight size={16} aria-hidden />
    </button>
  );
