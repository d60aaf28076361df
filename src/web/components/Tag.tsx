import type { ComponentProps } from "react";
import style from "./tag.module.css";

interface TagProps extends ComponentProps<"span"> {
  /** `accent`, `success`, `info`, `warning` or `danger`; grey when omitted. */
  readonly color?: string | undefined;
  /** Has the font size of the values beside it, and is cut off where there is no room. */
  readonly isValue?: boolean;
}

/** A short label on a coloured background. */
export const Tag = ({ color, isValue = false, ...rest }: TagProps) => (
  <span className={style.tag} data-color={color} data-value={isValue ? "" : undefined} {...rest} />
);
