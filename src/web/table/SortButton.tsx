import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { Sort } from "../../contract/list-query.ts";
import style from "./sort-button.module.css";

/** Cycles through ascending, descending and the default order; from the default order to its opposite. */
const turned = (wireName: string, sorted: Sort | undefined, isDefault: boolean): readonly Sort[] => {
  if (sorted && isDefault) return [{ field: wireName, isDescending: !sorted.isDescending }];
  return sorted?.isDescending ? [] : [{ field: wireName, isDescending: sorted !== undefined }];
};

/** `aria-sort` of a heading. */
export const sortWord = (sorted: Sort | undefined): "ascending" | "descending" | undefined =>
  sorted && (sorted.isDescending ? "descending" : "ascending");

interface SortButtonProps {
  readonly label: string;
  readonly wireName: string;
  readonly sorted: Sort | undefined;
  /** `sorted` is the list's default order, which nobody chose. */
  readonly isDefault?: boolean;
  readonly onSort: (sort: readonly Sort[]) => void;
  /** The heading is aligned with the right edge of the numbers, with the arrow before it. */
  readonly isNumeric?: boolean;
}

/** A column's heading that sorts by it. */
export function SortButton({ label, wireName, sorted, isDefault = false, onSort, isNumeric = false }: SortButtonProps) {
  const Arrow = !sorted ? ChevronsUpDown : sorted.isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={`beside ${style.sorter}`}
      data-gap="4"
      data-figure={isNumeric ? "" : undefined}
      onClick={() => onSort(turned(wireName, sorted, isDefault))}
    >
      <span className="cut">{label}</span>
      <Arrow size={14} aria-hidden />
    </button>
  );
}
