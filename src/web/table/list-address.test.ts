import { describe, expect, it } from "vitest";
import { readListAddress, writeListAddress, type ListView } from "./list-address.ts";

const names = {
  asked: new Set(["name", "nameEn", "nameLo", "season", "price", "del_flag", "id", "createdAt", "updatedAt"]),
  sortable: new Set(["name", "nameLo", "price"]),
  columns: new Set(["name", "season", "price", "isActive"]),
};
const read = (address: string, pageSize = 10) => readListAddress(names, new URLSearchParams(address), pageSize);
const plain: ListView = { page: 1, pageSize: 10, sort: [], filters: [] };

describe("the address of a list page", () => {
  it("says nothing for the plain list", () => {
    expect(writeListAddress(plain, 10).toString()).toBe("");
    expect(read("")).toEqual(plain);
  });

  it("gives back every view it was written from", () => {
    const view: ListView = {
      page: 3,
      pageSize: 50,
      sort: [
        { field: "price", isDescending: true },
        { field: "nameLo", isDescending: false },
      ],
      filters: [
        { field: "season", operator: "in", values: ["dry", "rain, late"] },
        { field: "price", operator: "between", values: ["10", "20.5"] },
        { field: "del_flag", operator: "eq", values: ["0"] },
        { field: "nameEn", operator: "isNull", values: [] },
      ],
      search: "咖啡 & ກາເຟ",
      isBin: true,
      columns: ["name", "price"],
      look: "rows",
      open: "new",
      parent: "p1",
    };
    expect(readListAddress(names, new URLSearchParams(writeListAddress(view, 10).toString()), 10)).toEqual(view);
  });

  it("names what it cannot do, and keeps the rest", () => {
    expect(
      read("page=0&size=33&sort=secret,-price&columns=name,hash&season.like2=a&hash.eq=x&season.in.x=1&bin=yes"),
    ).toEqual({
      ...plain,
      sort: [{ field: "price", isDescending: true }],
      columns: ["name"],
      misread: ["page", "size", "sort", "season.like2", "hash.eq", "season.in.x", "bin"],
    });
    for (const page of ["-1", "1.5", "1e3", "99999999999", "two"])
      expect(read(`page=${page}`)).toEqual({ ...plain, misread: ["page"] });
    expect(read("season=dry").misread).toEqual(["season"]);
    expect(read("bin=yes&columns=hash,colour")).toEqual({ ...plain, misread: ["bin", "columns"] });
    expect(read("bin=0&columns=")).toEqual(plain);
    expect(read("sort=season").misread).toEqual(["sort"]);
  });

  it("ignores what is meant for nobody in this list", () => {
    expect(read("utm_source=mail&fbclid=1.2&a.b=c")).toEqual(plain);
  });

  it("takes a saved view that the reader does not have, whose question stands in the address", () => {
    expect(read("view=gone&price.ge=3").misread).toBeUndefined();
  });

  it("shares the sender's page size where the reader's own differs", () => {
    expect(writeListAddress({ ...plain, pageSize: 20 }, 20).get("size")).toBe("20");
    expect(read("size=20", 50).pageSize).toBe(20);
    expect(read("", 50).pageSize).toBe(50);
  });
});
