import type { Filter, ListQuery, Sort } from "../../contract/list-query.ts";
import { DOCUMENT_KINDS } from "../../contract/files/documents.ts";
import { usePage } from "../../web/page/page.tsx";
import { addressOf, asMember, oneIn, pageIn, severalIn, textIn } from "../../web/table/address-members.ts";

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
export const TYPES = ["jpg", "png", ...DOCUMENT_KINDS] as const;

const DAY = 86_400_000; // ms
const PAGE_SIZE = 60;

/** The view in the page's query; unknown values are ignored. */
const read = (query: URLSearchParams) => ({
  search: textIn(query, "search"),
  type: severalIn(query, "type", TYPES),
  period: oneIn(query, "period", PERIODS),
  size: oneIn(query, "size", SIZES),
  owner: textIn(query, "owner"),
  unused: oneIn(query, "unused", ["1"]),
  sort: oneIn(query, "sort", Object.keys(PICTURE_SORTS) as PictureSort[]) ?? "newest",
  look: oneIn(query, "look", ["grid", "rows"]) ?? "grid",
  page: pageIn(query),
  open: textIn(query, "open"),
});
export type PictureView = ReturnType<typeof read>;
export type PictureChange = { readonly [K in keyof PictureView]?: PictureView[K] | undefined };

const INITIAL: Readonly<Record<string, unknown>> = { sort: "newest", look: "grid", page: 1 };

export function usePictureView() {
  const { query, setQuery } = usePage();
  const view = read(query);
  const change = (part: PictureChange) => {
    const isSameList = Object.keys(part).every((name) => ["page", "open", "look"].includes(name));
    const { type, ...next } = { ...view, ...(isSameList ? {} : { page: 1 }), ...part };
    setQuery(addressOf({ type: asMember(type ?? []), ...next }, INITIAL));
  };
  return { view, change };
}

export const isNarrowed = ({ search, type, period, size, owner, unused }: PictureView): boolean =>
  type.length > 0 || [search, period, size, owner, unused].some((part) => part !== undefined);

/** The list query of a view. A period begins at midnight, so that the query, and with it the cache key, is the same all day. */
export function listQueryOf(view: PictureView, now: number): ListQuery {
  const filters: Filter[] = [];
  const add = (field: string, operator: Filter["operator"], value: string | undefined) =>
    value === undefined ? undefined : filters.push({ field, operator, values: [value] });
  if (view.type.length > 0) filters.push({ field: "fileExtension", operator: "in", values: view.type });
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
