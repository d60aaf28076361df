import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { Sort } from "../../contract/list-query.ts";
import style from "./sort-button.module.css";

/** Cycles through ascending, descending and the default order. */
const turned = (wireName: string, sorted: Sort | undefined): readonly Sort[] =>
  sorted?.isDescending ? [] : [{ field: wireName, isDescending: sorted !== undefined }];

/** `aria-sort` of a heading. */
export const sortWord = (sorted: Sort | undefined): "ascending" | "descending" | undefined =>
  sorted && (sorted.isDescending ? "descending" : "ascending");

interface SortButtonProps {
  readonly label: string;
  readonly wireName: string;
  readonly sorted: Sort | undefined;
  readonly onSort: (sort: readonly Sort[]) => void;
  /** The heading is aligned with the right edge of the numbers, with the arrow before it. */
  readonly isNumeric?: boolean;
}

/** A column's heading that sorts by it. */
export function SortButton({ label, wireName, sorted, onSort, isNumeric = false }: SortButtonProps) {
  const Arrow = !sorted ? ChevronsUpDown : sorted.isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={`beside ${style.sorter}`}
      data-gap="4"
      data-figure={isNumeric ? "" : undefined}
      onClick={() => onSort(turned(wireName, sorted))}
    >
      <span className="cut">{label}</span>
      <Arrow size={14} aria-hidden />
    </button>
  );
}
