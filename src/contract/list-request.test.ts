import { expect, test } from "vitest";
import { z } from "zod";
import { DEFAULT_PAGE_SIZE, type ListQuery } from "./list-query.ts";
import { decodeForm, encodeForm, listInput } from "./wire.ts";

const input = listInput([{ name: "title", isSortable: true, plainOperator: "like" }]);
const read = (body: string): ListQuery => z.decode(input, decodeForm(body));
const written = (query: Partial<ListQuery>) =>
  new URLSearchParams(
    encodeForm(z.encode(input, { page: 1, pageSize: DEFAULT_PAGE_SIZE, sort: [], filters: [], ...query })),
  );

test("a list is asked for with page.pn, page.size, gridtype=jqgrid and sort, by id unless another order is wanted (§7)", () => {
  expect(Object.fromEntries(written({}))).toEqual({
    "page.pn": "1",
    "page.size": "10",
    gridtype: "jqgrid",
    sort: "id asc",
  });
  expect(
    Object.fromEntries(written({ page: 3, pageSize: 50, sort: [{ field: "title", isDescending: true }] })),
  ).toEqual({
    "page.pn": "3",
    "page.size": "50",
    gridtype: "jqgrid",
    sort: "title desc",
  });
});

test("the default order is the list's own (§7)", () => {
  expect(read(written({}).toString())).toEqual({ page: 1, pageSize: 10, sort: [], filters: [] });
});

test("the family's page query with its type=2 is taken (§3)", () => {
  expect(read("page.pn=2&page.size=25&type=2")).toEqual({ page: 2, pageSize: 25, sort: [], filters: [] });
});
