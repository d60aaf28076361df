import type { ComponentProps } from "react";
import style from "./list-checkbox.module.css";

interface ListCheckboxProps extends Omit<ComponentProps<"input">, "type" | "className" | "ref"> {
  /** Some of several are ticked. */
  readonly isPartial?: boolean;
}

/**
 * A checkbox of a list. Without `autocomplete` browsers leave its state out of the history: they save that of all
 * controls at every change of address, a third of what a switch between twenty tabs cost, and Firefox ticks them again
 * after a reload.
 */
export function ListCheckbox({ isPartial = false, ...input }: ListCheckboxProps) {
  return (
    <input
      type="checkbox"
      autoComplete="off"
      className={style.box}
      ref={(box) => {
        if (box) box.indeterminate = isPartial;
      }}
      {...input}
    />
  );
}
