/** Ids of the selected records, on all pages. */
export interface Selection {
  readonly ids: readonly string[];
  readonly change: (ids: readonly string[]) => void;
}

/** Selects single rows or all rows of the page; selections on other pages stay. */
export function rowSelection(rows: readonly { readonly id: string }[], { ids, change }: Selection) {
  const ticked = new Set(ids);
  const here = rows.filter(({ id }) => ticked.has(id)).length;
  const isAll = here === rows.length;
  return {
    ticked: ticked as ReadonlySet<string>,
    /** Selection on this page: none, some or all of its rows. */
    extent: here === 0 ? ("none" as const) : isAll ? ("all" as const) : ("some" as const),
    toggle: (id: string) => change(ticked.has(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    toggleAll() {
      const shown = new Set(rows.map(({ id }) => id));
      const others = ids.filter((id) => !shown.has(id));
      change(isAll ? others : [...others, ...shown]);
    },
  };
}
