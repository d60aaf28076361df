import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ERRORS, type Failure } from "../errors.ts";
import { int, line } from "../scalars.ts";
import {
  DEL_FLAG,
  decodeForm,
  encodeForm,
  errorNameOf,
  listInput,
  pageReply,
  withWireNames,
  successBody,
  textFlag,
} from "./wire.ts";
import type { ListQuery } from "../list-query.ts";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const read = (body: string) => plain(decodeForm(body));

test("a code that two failures share reads as that of a record which is not there", () => {
  expect(ERRORS.notFound.code).toBe(ERRORS.unknownAddress.code);
  expect(errorNameOf(ERRORS.notFound.code)).toBe("notFound");
});

describe("form bodies", () => {
  test("dots nest, indices make lists, + and % are decoded", () => {
    expect(read("meta.title=a+b&meta.titleEn=%E4%BD%A0&ids[0]=x&ids[1]=y&a=")).toEqual({
      meta: { title: "a b", titleEn: "你" },
      ids: ["x", "y"],
      a: "",
    });
  });

  test("lists of records nest both ways", () => {
    expect(read("rows[0].a=1&rows[0].b=2&rows[1].a=3")).toEqual({ rows: [{ a: "1", b: "2" }, { a: "3" }] });
  });

  test("filter names keep their operator", () => {
    expect(read("query.status||eq=1&page.pn=2")).toEqual({ query: { "status||eq": "1" }, page: { pn: "2" } });
  });

  test.each([
    ["a repeated key", "a=1&a=2"],
    ["a value that is also a branch", "a=1&a.b=2"],
    ["a branch that is also a value", "a.b=2&a=1"],
    ["a list that is also a branch", "a[0]=1&a.b=2"],
    ["empty brackets", "a[]=1"],
    ["a name in brackets", "a[b]=1"],
    ["a hole in a list", "a[1]=1"],
    ["a far index", "a[9999]=1"],
    ["an index of five digits", "a[00000]=1"],
    ["no name", "=1"],
    ["no equals sign", "abc"],
    ["an empty member", "a..b=1"],
    ["a leading dot", ".a=1"],
    ["a trailing dot", "a.=1"],
    ["a lone bracket", "a[0=1"],
    ["a bad percent sign", "a=%zz"],
    ["overlong UTF-8", "a=%c0%af"],
    ["a cut sequence", "a=%e4%bd"],
    ["__proto__", "__proto__.x=1"],
    ["__proto__ inside", "a.__proto__.x=1"],
    ["constructor", "constructor.prototype.x=1"],
    ["prototype", "a.prototype=1"],
    ["33 levels", `${Array(33).fill("a").join(".")}=1`],
    ["a name of more than 1,000 characters", `${"a".repeat(1001)}=1`],
    ["501 fields", Array.from({ length: 501 }, (_, index) => `a${index}=1`).join("&")],
  ])("%s is refused", (_, body) => {
    expect(() => decodeForm(body)).toThrow("invalidInput");
  });

  test.each([
    ["title=a&title=b", "title", "Only one value is accepted"],
    ["permissionTitles=a&permissionTitles[0]=b", "permissionTitles[0]", "Only one value is accepted"],
    ["meta=a&meta.title=b", "meta.title", "Only one value is accepted"],
    ["meta.title=a&meta[title]=b", "meta[title]", "This parameter’s name is not written correctly"],
    ["ids[1]=a", "ids[1]", "This parameter’s name is not written correctly"],
    ["__proto__.x=1", "__proto__.x", "This parameter’s name is not written correctly"],
  ])("%s is refused with the member's name", (body, field, message) => {
    try {
      decodeForm(body);
      expect.unreachable();
    } catch (error) {
      const { errors = [] } = (error as Failure).details;
      expect(errors.map(({ field: at, words }) => [at, words.en])).toEqual([[field, message]]);
    }
  });

  test("nothing a body says reaches an object's prototype", () => {
    const fields = decodeForm("a.b=1&toString=x&hasOwnProperty=y");
    expect(Object.getPrototypeOf(fields)).toBeNull();
    expect(plain(fields)).toEqual({ a: { b: "1" }, toString: "x", hasOwnProperty: "y" });
    expect(({} as Record<string, unknown>)["b"]).toBeUndefined();
  });

  test("what is written is read back, whatever the text", () => {
    const seed = Number(process.env["SEED"] ?? Date.now() % 1e9);
    let state = seed;
    const random = (below: number) => (state = (state * 1103515245 + 12345) % 2147483648) % below;
    const texts = ["", "a", "&=+%", "农业 ກະສິກຳ", "a.b[0]", "\u{1f33e}", "100%", "line\nbreak", "||", "null"];
    const value = (depth: number): unknown => {
      const kind = depth > 3 ? 0 : random(3);
      if (kind === 1) return Array.from({ length: 1 + random(3) }, () => value(depth + 1));
      if (kind === 2)
        return Object.fromEntries(Array.from({ length: 1 + random(3) }, (_, index) => [`k${index}`, value(depth + 1)]));
      return texts[random(texts.length)];
    };
    for (let round = 0; round < 300; round++) {
      const record = { r: value(0), s: value(0) };
      expect(read(encodeForm(record)), `SEED=${seed} round ${round}`).toEqual(record);
    }
  });

  test("undefined is left out, null is written as nothing", () => {
    expect(encodeForm({ a: undefined, b: null, c: 0, d: false })).toBe("b=&c=0&d=false");
  });
});

describe("list requests", () => {
  const input = listInput([
    { name: "title", isSortable: true, plainOperator: "like" },
    { name: "status", isSortable: false, plainOperator: "eq" },
    { name: "sort", isSortable: true },
  ]);
  const list = (body: string): ListQuery => z.decode(input, decodeForm(body));

  test("without anything: page 1 of 10 in the order of id", () => {
    expect(list("")).toEqual({ page: 1, pageSize: 10, sort: [{ field: "id", isDescending: false }], filters: [] });
  });

  test.each([
    ["page.pn=0", { page: 1 }],
    ["page.pn=-5", { page: 1 }],
    ["page.pn=7&page.size=25", { page: 7, pageSize: 25 }],
    ["page.pn=&page.size=&gridtype=", { page: 1, pageSize: 10 }],
    ["page.size=0", { pageSize: 1 }],
    ["page.size=100000", { pageSize: 200 }],
    ["page=0&limit=0", { page: 1, pageSize: 1 }],
    ["page=3&limit=100000", { page: 3, pageSize: 200 }],
    ["page=&limit=", { page: 1, pageSize: 10 }],
  ])("%s is brought within bounds", (body, expected) => {
    expect(list(body)).toMatchObject(expected);
  });

  test.each(["1.5", "1e3", "0x1", " 1", "+1", "01", "9007199254740993", "12345678901234567890", "ten", "１"])(
    "page.pn=%s is refused",
    (value) => {
      expect(() => list(`page.pn=${encodeURIComponent(value)}`)).toThrow();
    },
  );

  test("sort takes declared columns in order, several by comma, ascending unless said", () => {
    expect(list("sort=title+desc,sort").sort).toEqual([
      { field: "title", isDescending: true },
      { field: "sort", isDescending: false },
    ]);
  });

  test.each(["password desc", "title;drop table", "title desc nulls first", "(select 1)", "title,--", "1", "'"])(
    "sort=%s falls back to the order of id",
    (value) => {
      expect(list(`sort=${encodeURIComponent(value)}`).sort).toEqual([{ field: "id", isDescending: false }]);
    },
  );

  test("every list can be sorted by id, both ways", () => {
    expect(list("sort=id+desc").sort).toEqual([{ field: "id", isDescending: true }]);
  });

  test.each([
    ["page=ten", "page"],
    ["page.pn=ten", "page.pn"],
    ["limit=ten", "limit"],
  ])("%s is refused by its own name", (body, field) => {
    const { error } = z.safeDecode(input, decodeForm(body));
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });

  test("page and page.pn in one request are one name twice", () => {
    expect(() => list("page=1&page.pn=2")).toThrow();
    expect(() => list("page.pn=2&page=1")).toThrow();
  });

  test("filters carry an operator and their operands", () => {
    expect(
      list("query.status||in=1,2&query.title||like=a,b&query.status||between=1,5&query.title||isNull=").filters,
    ).toEqual([
      { field: "status", operator: "in", values: ["1", "2"] },
      { field: "title", operator: "like", values: ["a,b"] },
      { field: "status", operator: "between", values: ["1", "5"] },
      { field: "title", operator: "isNull", values: [] },
    ]);
  });

  test("a plain name is compared as its field declares", () => {
    expect(list("title=x&status=1").filters).toEqual([
      { field: "title", operator: "like", values: ["x"] },
      { field: "status", operator: "eq", values: ["1"] },
    ]);
  });

  test.each([
    "query.password||eq=1",
    "query.sort||eq=1",
    "query.title||regex=1",
    "query.title||=1",
    "query.status||between=1",
    "query.title.x||eq=1",
    "title.x=1",
    "title[0]=x",
  ])("%s is refused", (body) => {
    expect(() => list(body)).toThrow();
  });

  test("unknown plain members have no influence", () => {
    expect(list("password=x&deleted_at=1&_t=99")).toEqual(list(""));
  });

  test("a query the console asks is the one the server reads", () => {
    const query: ListQuery = {
      page: 3,
      pageSize: 20,
      sort: [{ field: "title", isDescending: true }],
      filters: [{ field: "status", operator: "in", values: ["1", "2"] }],
      search: "茶 叶",
      isBin: true,
    };
    expect(list(encodeForm(z.encode(input, query)))).toEqual(query);
  });
});

describe("records", () => {
  const record = withWireNames(
    { isActive: textFlag(DEL_FLAG.on, DEL_FLAG.off), sort: int(0, 9), name: line(5).min(1) },
    { isActive: DEL_FLAG.name },
  );

  test("the wire has the family's names and values, the program its own", () => {
    const wire = { del_flag: "0", sort: 3, name: "x" };
    expect(z.decode(record, { del_flag: "0", sort: "3", name: " x " })).toEqual({ isActive: true, sort: 3, name: "x" });
    expect(z.encode(record, { isActive: true, sort: 3, name: "x" })).toEqual(wire);
  });

  test("members that are not declared are dropped both ways", () => {
    expect(z.decode(record, { del_flag: "1", sort: 3, name: "x", hash: "h" })).not.toHaveProperty("hash");
    expect(z.encode(record, { isActive: true, sort: 3, name: "x", hash: "h" } as never)).not.toHaveProperty("hash");
  });

  test("an error names the field as the caller wrote it", () => {
    const result = z.safeDecode(record, { del_flag: "2", sort: "10", name: "" });
    expect(result.error?.issues.map((issue) => issue.path[0]).sort()).toEqual(["del_flag", "name", "sort"]);
  });
});

describe("answers", () => {
  test("a plain payload stands in data only", () => {
    expect(JSON.parse(successBody([1], undefined, false))).toEqual({ code: 0, msg: "", data: [1] });
    expect(JSON.parse(successBody(undefined, undefined, false))).toEqual({ code: 0, msg: "", data: null });
  });

  test("a list has its rows under both names, at the top and in data", () => {
    const page = z.encode(pageReply(z.object({ id: z.string() })), {
      rows: [{ id: "a", secret: 1 } as { id: string }],
      total: 21,
      page: 2,
      pageSize: 10,
    });
    const payload = { results: [{ id: "a" }], records: [{ id: "a" }], total: 21, page: 2, rows: 10, totalPages: 3 };
    expect(JSON.parse(successBody(page, "members", false))).toEqual({ code: 0, msg: "", data: payload, ...payload });
  });

  test("a list whose finds are not counted to the end says so beside the number that was counted", () => {
    const schema = pageReply(z.object({ id: z.string() }));
    const page = { rows: [{ id: "a" }], total: 10_000, isMore: true, page: 1, pageSize: 10 };
    const wire = z.encode(schema, page);
    expect(wire).toMatchObject({ total: 10_000, totalPages: 1_000, isMore: true });
    expect(z.decode(schema, wire)).toEqual(page);
    expect(z.encode(schema, { ...page, total: 21, isMore: false })).not.toHaveProperty("isMore");
  });

  test("a payload's own code, msg or data never replaces the envelope's", () => {
    expect(JSON.parse(successBody({ code: "x", msg: "y", data: "z", bytes: "00" }, "members", false))).toEqual({
      code: 0,
      msg: "",
      data: { code: "x", msg: "y", data: "z", bytes: "00" },
      bytes: "00",
    });
    expect(JSON.parse(successBody({ msg: "y", bytes: "00" }, "members", false))).toMatchObject({
      msg: "",
      data: { msg: "y" },
    });
  });

  test("bare arrays only where the family's oldest clients are served", () => {
    expect(JSON.parse(successBody(["a"], "bare", true))).toEqual(["a"]);
    expect(JSON.parse(successBody(["a"], "bare", false))).toEqual({ code: 0, msg: "", data: ["a"] });
  });
});
