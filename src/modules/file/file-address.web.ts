import type { Filter, ListQuery, Sort } from "../../contract/list-query.ts";
import { usePage } from "../../web/page/page.tsx";

export const PICTURE_SORTS = {
  newest: { field: "createdAt", isDescending: true },
  oldest: { field: "createdAt", isDescending: false },
  largest: { field: "fileSize", isDescending: true },
  byName: { field: "fileName", isDescending: false },
} as const satisfies Readonly<Record<string, Sort>>;
export type PictureSort = keyof typeof PICTURE_SORTS;
/** Upload within so many days. */
export const PERIODS = ["7", "30", "365"] as const;
/** Minimum file sizes in bytes. */
export const SIZES = ["102400", "512000", "1048576"] as const;
export const TYPES = ["jpg", "png"] as const;

const DAY = 86_400_000; // ms
const PAGE_SIZE = 60;

const oneOf = <const T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((value) => value === text);

/** The view in the page's query; unknown values are ignored. */
const read = (query: URLSearchParams) => ({
  search: query.get("search")?.slice(0, 100) || undefined,
  type: oneOf(TYPES, query.get("type")),
  period: oneOf(PERIODS, query.get("period")),
  size: oneOf(SIZES, query.get("size")),
  owner: query.get("owner")?.slice(0, 100) || undefined,
  unused: query.get("unused") === "1" ? ("1" as const) : undefined,
  sort: oneOf(Object.keys(PICTURE_SORTS) as PictureSort[], query.get("sort")) ?? "newest",
  look: oneOf(["grid", "rows"], query.get("look")) ?? "grid",
  page: Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1),
  open: query.get("open")?.slice(0, 100) || undefined,
});
export type PictureView = ReturnType<typeof read>;
export type PictureChange = { readonly [K in keyof PictureView]?: PictureView[K] | undefined };

const INITIAL: Readonly<Record<string, unknown>> = { sort: "newest", look: "grid", page: 1 };

export function usePictureView() {
  const { query, setQuery } = usePage();
  const view = read(query);
  const change = (part: PictureChange) => {
    const isSameList = Object.keys(part).every((name) => ["page", "open", "look"].includes(name));
    const next = { ...view, ...(isSameList ? {} : { page: 1 }), ...part };
    const address = new URLSearchParams();
    for (const [name, value] of Object.entries(next))
      if (value !== undefined && INITIAL[name] !== value) address.set(name, String(value));
    setQuery(address);
  };
  return { view, change };
}

export const isNarrowed = ({ search, type, period, size, owner, unused }: PictureView): boolean =>
  [search, type, period, size, owner, unused].some((part) => part !== undefined);

/** The list query of a view. A period begins at midnight, so that the query, and with it the cache key, is the same all day. */
export function listQueryOf(view: PictureView, now: number): ListQuery {
  const filters: Filter[] = [];
  const add = (field: string, operator: Filter["operator"], value: string | undefined) =>
    value === undefined ? undefined : filters.push({ field, operator, values: [value] });
  add("fileExtension", "eq", view.type);
  add("ownerId", "eq", view.owner);
  add("isUnused", "eq", view.unused);
  add("fileSize", "ge", view.size);
  if (view.period)
    add("createdAt", "ge", new Date(new Date(now - Number(view.period) * DAY).setHours(0, 0, 0, 0)).toISOString());
  return {
    page: view.page,
    pageSize: PAGE_SIZE,
    sort: [PICTURE_SORTS[view.sort]],
    filters,
    ...(view.search ? { search: view.search } : {}),
  };
}
