import type { Density } from "../../contract/preferences/personal.ts";
import { NO_VIEW, type ListChange, type ListView } from "../../web/table/list-address.ts";
import { isInRows, type Module } from "../define-module.ts";
import type { Cells } from "../rows/RecordRow.tsx";
import { startOf, useListHabit } from "./use-list-view.web.ts";

/** All columns a list can show: the declared ones, then the other fields. */
const columnsOf = ({ fields, list }: Module, cells: Cells | undefined) => {
  const names = Object.keys(fields).filter(
    (name) => isInRows({ fields, list }, name) && fields[name]?.kind !== "password",
  );
  return [...list.columns, ...names.filter((name) => !list.columns.includes(name))].flatMap((name) => {
    const label = cells?.[name]?.label ?? fields[name]?.label;
    return label ? [{ name, label }] : [];
  });
};

/** The shown columns, and the props with which others are chosen. */
export function useShownColumns(
  { module, cells }: { readonly module: Module; readonly cells?: Cells | undefined },
  view: ListView,
  change: (part: ListChange) => void,
) {
  const [habit, setHabit] = useListHabit(module);
  const covered = Object.values(cells ?? {}).flatMap(({ covers = [] }) => covers);
  const isOwn = (name: string) => !covered.includes(name);
  const columns = (view.columns ?? habit.columns ?? module.list.columns).filter(isOwn);
  // A reference that is the same in every row need not be read in every row.
  const same = startOf(module, view.filters);
  const isTold = (name: string) => module.fields[name]?.kind !== "reference" || !Object.hasOwn(same, name);
  return {
    density: habit.density,
    inRows: columns.filter(isTold),
    beneath: Object.fromEntries(
      Object.entries(module.list.beneath ?? {}).flatMap(([column, name]) =>
        name === undefined || columns.includes(name) || !isTold(name) ? [] : [[column, name]],
      ),
    ),
    options: {
      columns: columnsOf(module, cells).filter(({ name }) => isOwn(name)),
      shown: columns,
      onShown(next: readonly string[] | undefined) {
        // Within a saved view columns are the view's, and elsewhere stay as they were.
        if (view.saved === undefined || view.saved === NO_VIEW) setHabit({ columns: next });
        change({ columns: next });
      },
      density: habit.density,
      onDensity: (density: Density) => setHabit({ density }),
    },
  };
}
