import type { Density } from "../../contract/preferences/personal.ts";
import { personal, usePersonal } from "../../web/preferences/personal.ts";
import { NO_VIEW, type ListChange, type ListView } from "../../web/table/list-address.ts";
import { isInRows, type Module } from "../define-module.ts";
import type { Cells } from "../rows/RecordRow.tsx";
import { startOf } from "./use-list-view.web.ts";

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

/** What a user prefers: row height for all lists, columns per list. */
interface ListPreferences {
  readonly columns?: readonly string[] | undefined;
  readonly density: Density;
}

function useListPreferences(module: Module): readonly [ListPreferences, (part: Partial<ListPreferences>) => void] {
  const density = usePersonal("density");
  // Stored by any version: unknown columns are dropped, and none left means none chosen.
  const known = usePersonal("columns")[module.path]?.filter((name) => isInRows(module, name));
  const columns = known?.length ? known : undefined;
  const write = (part: Partial<ListPreferences>) => {
    if (part.density) personal.write("density", part.density);
    if (!("columns" in part)) return;
    const { [module.path]: _, ...others } = personal.read("columns");
    personal.write("columns", part.columns ? { ...others, [module.path]: [...part.columns] } : others);
    if (part.columns) return;
    const { [module.path]: _widths, ...widths } = personal.read("widths");
    personal.write("widths", widths);
  };
  return [{ density, columns }, write];
}

/** The shown columns, and the props with which others are chosen. */
export function useShownColumns(
  { module, cells }: { readonly module: Module; readonly cells?: Cells | undefined },
  view: ListView,
  change: (part: ListChange) => void,
) {
  const [preferences, setPreferences] = useListPreferences(module);
  const covered = Object.values(cells ?? {}).flatMap(({ covers = [] }) => covers);
  const isUncovered = (name: string) => !covered.includes(name);
  const isOfUse = (name: string) => view.isBin !== true || cells?.[name]?.notInBin !== true;
  const columns = (view.columns ?? preferences.columns ?? module.list.columns.filter(isOfUse)).filter(isUncovered);
  // A reference that is the same in every row need not be read in every row.
  const same = startOf(module, view.filters);
  const isVarying = (name: string) => module.fields[name]?.kind !== "reference" || !Object.hasOwn(same, name);
  return {
    density: preferences.density,
    inRows: columns.filter(isVarying),
    beneath: Object.fromEntries(
      Object.entries(module.list.beneath ?? {}).flatMap(([column, name]) =>
        name === undefined || columns.includes(name) || !isVarying(name) ? [] : [[column, name]],
      ),
    ),
    options: {
      columns: columnsOf(module, cells).filter(({ name }) => isUncovered(name)),
      shown: columns,
      onShown(next: readonly string[] | undefined) {
        // Within a saved view columns are the view's, and elsewhere stay as they were.
        if (view.saved === undefined || view.saved === NO_VIEW) setPreferences({ columns: next });
        change({ columns: next });
      },
      density: preferences.density,
      onDensity: (density: Density) => setPreferences({ density }),
    },
  };
}
