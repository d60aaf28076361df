import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { flag } from "../../fields/flag/flag.ts";
import { password } from "../../fields/password/password.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { fillDictionaries } from "../../web/lookups/dictionaries.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { defineModule } from "../define-module.ts";
import { EntryChanges } from "./EntryChanges.tsx";

const words = (zh: string) => ({ zh, lo: `${zh} lo`, en: `${zh} en` });
const crop = defineModule({
  path: "/x/crop",
  table: "crop",
  title: words("作物"),
  record: words("作物"),
  purpose: words("测试"),
  fields: {
    name: translatedText({ label: words("名称") }),
    season: dictionary({ label: words("季节"), group: "season" }),
    isActive: flag({ label: words("状态") }),
    pin: password({ label: words("密码") }),
    note: text({ label: words("备注") }),
  },
  list: { columns: ["name"], search: ["name"], sort: "name asc" },
  recordTitle: "name",
});
let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});
const rows = async (before: Record<string, unknown>, after: Record<string, unknown>) => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<EntryChanges module={crop} entry={{ before, after }} />);
  await vi.waitFor(() => expect(document.querySelector("table")).not.toBeNull(), 5_000);
  return [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
};

it("tells what changed in readable words, in the order of the form, and of a secret only that it did", async () => {
  fillDictionaries({ season: [{ value: "dry", label: words("旱季"), isActive: true, color: "" }] });
  const long = { cut: "开头", length: 30_000 };
  expect(
    await rows(
      { gone: [1], members: ["甲"], note: long, pin: "•", season: null, nameLo: null },
      { gone: [], members: ["甲", "乙"], note: "短", pin: "•", season: "dry", nameLo: "ຊາ" },
    ),
  ).toEqual([
    ["名称（老挝文）", "未填写", "ຊາ"],
    ["季节", "未填写", "旱季"],
    ["密码", "保密，不显示", "保密，不显示"],
    ["备注", "开头…（共 30000 字）", "短"],
    ["成员", "甲", "甲\n乙"],
    ["gone", "[1]", "未填写"],
  ]);
});

it("tells of a new record only what it holds", async () => {
  expect(await rows({}, { name: "茶", isActive: true })).toEqual([
    ["名称", "茶"],
    ["状态", expect.stringMatching(/./)],
  ]);
  expect(document.querySelectorAll("thead th")).toHaveLength(2);
});

it("tells of a switch, of a choice and of a text in three languages in the reader's words, whatever order the log keeps", async () => {
  expect(await rows({ en: "a", value: true, zh: "甲" }, { en: "b", value: words("后台"), zh: "乙" })).toEqual([
    ["值", expect.stringMatching(/./), "后台"],
    ["中文", "甲", "乙"],
    ["英文", "a", "b"],
  ]);
});

it("tells of a move from where to where, and of the top by its name", async () => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const entry = { action: "move", before: { name: null }, after: { name: "茶" } };
  root.render(<EntryChanges module={crop} entry={entry} />);
  await vi.waitFor(() => expect(document.querySelector("table")?.textContent).toContain("原属移至名称最上级茶"), 5_000);
});
