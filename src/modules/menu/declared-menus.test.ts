import { expect, it } from "vitest";
import { defineModule } from "../../crud/define-module.ts";
import { crop } from "../../crud/testing/stored-crop.ts";
import { text } from "../../fields/text/text.ts";
import { menuRowsOf } from "./declared-menus.ts";

const words = { zh: "词", lo: "ຄຳ", en: "Word" };
const account = defineModule({
  path: "/test/account/login",
  table: "account",
  title: words,
  record: words,
  purpose: words,
  menu: { group: "system", icon: "user", order: 3 },
  form: { as: "page" },
  without: ["import", "export"],
  fields: { name: text({ label: words, required: true }) },
  list: { columns: ["name"], search: ["name"], sort: "name asc" },
  recordTitle: "name",
});

it("gives a module its page, its form page and a button per right it offers", () => {
  expect(
    menuRowsOf(account).map(({ key, parentKey, type, path, component, permission }) => [
      key,
      parentKey,
      type,
      path,
      component,
      permission,
    ]),
  ).toEqual([
    ["/test/account/login", "system", "2", "/test/account/login", "test/account/login/index", "test:accountLogin:list"],
    [
      "/test/account/login/edit",
      "/test/account/login",
      "4",
      "/test/account/login/edit",
      "test/account/login/edit",
      "test:accountLogin:list",
    ],
    ["test:accountLogin:list", "/test/account/login", "3", "", "", "test:accountLogin:list"],
    ["test:accountLogin:add", "/test/account/login", "3", "", "", "test:accountLogin:add"],
    ["test:accountLogin:update", "/test/account/login", "3", "", "", "test:accountLogin:update"],
    ["test:accountLogin:delete", "/test/account/login", "3", "", "", "test:accountLogin:delete"],
  ]);
  expect(menuRowsOf(crop)).toEqual([]);
});
