import type { ReactNode } from "react";
import style from "./dictionary.module.css";

/** A tag in one of the colours of the dictionary `tagType`; grey without. */
export function ColorTag({ color, children }: { readonly color: string | undefined; readonly children: ReactNode }) {
  return (
    <span className={style.tag} data-color={color}>
      {children}
    </span>
  );
}
