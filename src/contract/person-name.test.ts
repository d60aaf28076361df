import { expect, it } from "vitest";
import { LANGUAGES } from "./text.ts";
import { personNameIn } from "./person-name.ts";

it("says the first administrator's name in the reader's language, and everybody else's as they wrote it", () => {
  expect(LANGUAGES.map((language) => personNameIn("系统管理员", language)).toSorted()).toEqual(
    ["ຜູ້ດູແລລະບົບ", "System administrator", "系统管理员"].toSorted(),
  );
  for (const name of ["王建国", "ອ້າຍວັນ", "", "系统管理员二"])
    expect(LANGUAGES.map((language) => personNameIn(name, language))).toEqual([name, name, name]);
});
