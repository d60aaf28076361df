import { z } from "zod";
import { isStale, recordsOf, type RecordToChange } from "../../contract/optimistic-locking.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import { ERRORS, Failure, type Author } from "../../contract/errors.ts";
import type { Filter, ListQuery } from "../../contract/list-query.ts";
import type { Words } from "../../contract/text.ts";
import { fieldErrorsOf, translateFieldErrors } from "../../contract/validation.ts";
import { decodeForm, successBody } from "../../contract/wire/wire.ts";
import { countsCallOf, type CountsAsked } from "../counts/counts-call.ts";
import { optionsCallOf } from "../options/options-call.ts";
import type { Module } from "../define-module.ts";
import { endpointsOf } from "../endpoints.ts";
import { sheetEndpointsOf } from "../sheet/sheet-endpoints.ts";
import { treeListOf } from "../tree/tree-endpoints.ts";
import type { Row } from "../record-queries.web.ts";
import type { AskedPage } from "../../contract/list-query.ts";

type Kept = Row & { readonly isRemoved?: boolean };

/** A received call with decoded arguments. */
export interface Asked {
  readonly call: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface FakeRecords {
  /** Replaces the global `fetch`. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly asked: readonly Asked[];
  rows: readonly Kept[];
  /** The next call fails with this. */
  failNext: Failure | undefined;
  /** Limit of the count of matches. */
  mostCounted: number;
  /** Author reported with a stale save. */
  savedBy: Author | undefined;
}

/** A scalar as form text. */
const textOf = (value: unknown): string =>
  value === null || value === undefined ? "" : `${value as string | number | boolean}`;

/** In-memory records of one module behind `fetch`, in the real wire format, for tests of screens. */
export function fakeRecords(module: Module, initial: readonly Row[], base = "/api"): FakeRecords {
  const calls = endpointsOf(module);
  const asked: Asked[] = [];
  const state: FakeRecords = {
    fetch: answer,
    asked,
    rows: initial,
    failNext: undefined,
    mostCounted: 10_000,
    savedBy: undefined,
  };
  const propertyOf = (wireName: string) =>
    module.properties.find((property) => property.wireName === wireName)?.name ?? wireName;
  const wireText = (name: string, value: unknown): string => {
    const property = module.properties.find((each) => each.name === name)?.property;
    return textOf(property ? z.encode(property.schema, value) : value);
  };
  const matches = (row: Row, { field, operator, values }: Filter): boolean => {
    const name = propertyOf(field);
    const text = wireText(name, (row as Record<string, unknown>)[name]);
    if (operator === "like") return text.includes(values[0] ?? "");
    return values.includes(text);
  };
  const found = (query: ListQuery): Row[] => {
    const words = query.search?.toLowerCase();
    const rows = state.rows.filter(
      (row) =>
        (row.isRemoved ?? false) === (query.isBin ?? false) &&
        query.filters.every((filter) => matches(row, filter)) &&
        (!words ||
          module.list.search.some((name) =>
            JSON.stringify(Object.entries(row).filter(([key]) => key.startsWith(name)))
              .toLowerCase()
              .includes(words),
          )),
    );
    const sort = query.sort[0];
    if (!sort) return rows;
    const name = propertyOf(sort.field);
    const value = (row: Row): string => textOf((row as Record<string, unknown>)[name]);
    return rows.toSorted(
      (a, b) => value(a).localeCompare(value(b), undefined, { numeric: true }) * (sort.isDescending ? -1 : 1),
    );
  };
  const oneOf = (id: unknown): Kept => {
    const row = state.rows.find((each) => each.id === id);
    if (!row) throw new Failure("notFound");
    return row;
  };
  const replace = (id: unknown, next: Partial<Kept>): Kept => {
    const row = { ...oneOf(id), ...next } as Kept;
    state.rows = state.rows.map((each) => (each.id === id ? row : each));
    return row;
  };
  /** A write; increments the version. */
  const change = ({ id, version }: RecordToChange, next: Partial<Kept>): Kept => {
    const row = oneOf(id);
    if (isStale(version, row.version))
      throw new Failure("changedMeanwhile", { current: z.encode(calls.get.reply, row), by: state.savedBy });
    return replace(id, { ...next, version: row.version + 1 });
  };
  const parentOf = (row: Row): unknown => (row as Record<string, unknown>)[module.tree?.parent ?? ""] ?? null;
  const above = (row: Row): { id: string; title: Words }[] => {
    const parent = state.rows.find(({ id }) => id === parentOf(row));
    return parent ? [...above(parent), { id: parent.id, title: titleOf(parent) }] : [];
  };
  const handlers: Record<string, (args: never) => unknown> = {
    list: (query: ListQuery) => {
      const rows = found(query);
      return {
        rows: rows.slice((query.page - 1) * query.pageSize, query.page * query.pageSize),
        total: Math.min(rows.length, state.mostCounted),
        isMore: rows.length > state.mostCounted,
        page: query.page,
        pageSize: query.pageSize,
      };
    },
    get: ({ id }: { id: string }) => oneOf(id),
    add: (values: Partial<Row>) => {
      const row = {
        createdAt: "2026-11-21T00:00:00Z",
        updatedAt: "2026-11-21T00:00:00Z",
        ...values,
        version: 1,
        id: crypto.randomUUID(),
      } as Kept;
      state.rows = [...state.rows, row];
      return row;
    },
    update: ({ version, id, ...values }: RecordToChange) => change({ id, version }, values),
    remove: (record: RecordToChange) => (change(record, { isRemoved: true }), null),
    removeMany: (wanted: Parameters<typeof recordsOf>[0]) => (
      recordsOf(wanted).forEach((record) => change(record, { isRemoved: true })),
      null
    ),
    restore: (record: RecordToChange) => change(record, { isRemoved: false }),
    options: ({ ids }: { ids?: string[] }) =>
      state.rows
        .filter((row) => !ids || ids.includes(row.id))
        .map((row) => ({ id: row.id, title: titleOf(row), ...(module.tree ? { path: above(row) } : {}) })),
    counts: ({ by, of }: CountsAsked) => {
      const texts = found(of).map((row) => wireText(propertyOf(by), (row as Record<string, unknown>)[propertyOf(by)]));
      const values = [...new Set(texts)].filter((text) => text !== "");
      return {
        values: values.map((value) => ({ value, count: texts.filter((text) => text === value).length })),
        isPart: false,
      };
    },
    exportRows: () => ({ code: 0, bytes: "504b", title: "rows.xlsx" }),
    treeList: ({ parent, page }: { parent?: string | null; page?: AskedPage }) => {
      const below = state.rows.filter((row) => !row.isRemoved && parentOf(row) === (parent ?? null));
      return (page ? below.slice((page.page - 1) * page.pageSize, page.page * page.pageSize) : below).map((row) => ({
        ...row,
        hasChildren: state.rows.some((each) => !each.isRemoved && parentOf(each) === row.id),
      }));
    },
  };
  const titleOf = (row: Row) => {
    const values = row as Record<string, unknown>;
    const own = textOf(values[module.recordTitle]);
    return {
      zh: own,
      lo: textOf(values[`${module.recordTitle}Lo`] ?? own),
      en: textOf(values[`${module.recordTitle}En`] ?? own),
    };
  };

  async function answer(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(url, "http://fake");
    for (const [name, endpoint] of Object.entries({
      ...calls,
      options: optionsCallOf(module),
      counts: countsCallOf(module),
      ...sheetEndpointsOf(module),
      treeList: treeListOf(module),
    }) as [string, Endpoint][]) {
      const match = new RegExp(`^${base}${endpoint.path.replace("{id}", "(?<id>[^/]+)")}$`).exec(pathname);
      if (!match || (init.method ?? "GET") !== endpoint.method) continue;
      const members = {
        ...decodeForm(endpoint.method === "GET" ? search.slice(1) : textOf(init.body)),
        ...match.groups,
      };
      try {
        const { failNext } = state;
        state.failNext = undefined;
        if (failNext) throw failNext;
        const read = z.safeDecode(endpoint.input, members);
        if (!read.success) throw new Failure("invalidInput", { errors: fieldErrorsOf(read.error, members) });
        asked.push({ call: name, args: read.data as Record<string, unknown> });
        const reply = await handlers[name]?.(read.data as never);
        return new Response(successBody(z.encode(endpoint.reply, reply), endpoint.flat, false));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const { code, status, words } = ERRORS[error.reason];
        const errors = error.details.errors && translateFieldErrors(error.details.errors, "en");
        return new Response(
          JSON.stringify({
            code,
            msg: words.en,
            requestId: "r-1",
            data: { errors, current: error.details.current, by: error.details.by },
          }),
          { status },
        );
      }
    }
    return new Response(JSON.stringify({ code: 400004, msg: "No such address", data: null }), { status: 404 });
  }
  return state;
}
