/** The ids of ticked records, on this page and others. */
export interface Selection {
  readonly ids: readonly string[];
  readonly change: (ids: readonly string[]) => void;
}

/** Ticks one row or all on show; those ticked on other pages stay. */
export function ticking(rows: readonly { readonly id: string }[], { ids, change }: Selection) {
  const ticked = new Set(ids);
  const here = rows.filter(({ id }) => ticked.has(id)).length;
  const isAll = here === rows.length;
  return {
    ticked: ticked as ReadonlySet<string>,
    /** How many of the rows on show. */
    extent: here === 0 ? ("none" as const) : isAll ? ("all" as const) : ("some" as const),
    toggle: (id: string) => change(ticked.has(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    toggleAll() {
      const shown = new Set(rows.map(({ id }) => id));
      const others = ids.filter((id) => !shown.has(id));
      change(isAll ? others : [...others, ...shown]);
    },
  };
}
