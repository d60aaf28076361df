import type { ComponentProps } from "react";
import style from "./tag.module.css";

interface TagProps extends ComponentProps<"span"> {
  /** `accent`, `success`, `info`, `warning` or `danger`; grey without. */
  readonly color?: string | undefined;
  /** As large as the values beside it, and cut where there is no room. */
  readonly isValue?: boolean;
}

/** A word on a ground of its own, beside what it is said of. */
export const Tag = ({ color, isValue = false, ...rest }: TagProps) => (
  <span className={style.tag} data-color={color} data-value={isValue ? "" : undefined} {...rest} />
);
