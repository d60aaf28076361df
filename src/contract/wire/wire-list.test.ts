import { expect, test } from "vitest";
import { z } from "zod";
import { DEFAULT_PAGE_SIZE, type ListQuery } from "../list-query.ts";
import { says } from "../scalars.ts";
import { VALIDATION_TEXTS } from "../validation.ts";
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

const BY_ID = [{ field: "id", isDescending: false }];

test("without sort a list is in the order of id (§7)", () => {
  expect(read("")).toEqual({ page: 1, pageSize: 10, sort: BY_ID, filters: [] });
  expect(read("sort=")).toMatchObject({ sort: BY_ID });
  expect(read(written({}).toString())).toEqual({ page: 1, pageSize: 10, sort: BY_ID, filters: [] });
});

test("the page query is page, limit and type=2, beside page.pn and page.size (§3)", () => {
  const asked = { page: 2, pageSize: 25, sort: BY_ID, filters: [] };
  expect(read("page=2&limit=25&type=2")).toEqual(asked);
  expect(read("page.pn=2&page.size=25&type=2")).toEqual(asked);
});

test("type=2 is no filter of a list that has a column type; any other value is (§3)", () => {
  const typed = listInput([{ name: "type", isSortable: true, plainOperator: "eq" }]);
  expect(z.decode(typed, decodeForm("page=1&type=2"))).toMatchObject({ filters: [] });
  expect(z.decode(typed, decodeForm("query.type||eq=2"))).toMatchObject({
    filters: [{ field: "type", values: ["2"] }],
  });
  expect(z.decode(typed, decodeForm("type=NOTIFY"))).toMatchObject({ filters: [{ values: ["NOTIFY"] }] });
});

test("a range with one end is refused for what it lacks, and not as a field that has no filter", () => {
  const refused = (body: string) => {
    const { error } = z.safeDecode(input, decodeForm(body));
    return error?.issues.map((issue) => issue.code === "custom" && issue.params);
  };
  expect(refused("query.title||between=a")).toEqual([says(VALIDATION_TEXTS.twoEnds).params]);
  expect(refused("query.title||between=a,b")).toBeUndefined();
  expect(refused("query.price||between=a")).toEqual([says(VALIDATION_TEXTS.unknownFilter).params]);
});
