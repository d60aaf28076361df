import { z } from "zod";
import { jsonSchemaOf, wireSide } from "../json-schema.ts";
import type { Page } from "../list-query.ts";

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/**
 * The schema of a list call's reply. `results` and `records` are the same rows under both of the family's names. `more` adds
 * whole numbers to the reply.
 */
export const pageReply = <T extends z.ZodType, const M extends string = never>(row: T, more: readonly M[] = []) => {
  const list = z.array(row);
  const rowsWire = wireSide(isList, () => jsonSchemaOf(list));
  const paging = { total: z.int(), page: z.int(), rows: z.int(), totalPages: z.int() };
  // Typed as one known member: with names unknown to the compiler the type of all others would be lost.
  const beside = Object.fromEntries(more.map((name) => [name, z.int()])) as { total: z.ZodInt };
  const wireShape = z.object({
    results: rowsWire,
    records: rowsWire,
    ...beside,
    ...paging,
    isMore: z.boolean().optional(),
  });
  const besideOf = (from: unknown) =>
    Object.fromEntries(more.map((name) => [name, (from as Record<M, number>)[name]])) as Record<M, number>;
  return z.codec(wireShape, z.custom<Page<z.output<T>> & Readonly<Record<M, number>>>(), {
    decode: (wire) => ({
      rows: z.decode(list, wire.results as z.input<T>[]),
      total: wire.total,
      isMore: wire.isMore,
      page: wire.page,
      pageSize: wire.rows,
      ...besideOf(wire),
    }),
    encode: (page) => {
      const results = z.encode(list, page.rows as z.output<T>[]);
      return {
        results,
        records: results,
        total: page.total,
        page: page.page,
        rows: page.pageSize,
        totalPages: Math.ceil(page.total / page.pageSize),
        ...(page.isMore ? { isMore: true } : {}),
        ...(besideOf(page) as object),
      };
    },
  });
};
