import { expect, test } from "vitest";
import type { SettingRow } from "../setting-admin.ts";
import {
  changesOf,
  takeNewestVersions,
  keepShipped,
  rolledBack,
  resetValue,
  editValue,
  type Edits,
} from "./setting-edits.ts";

const row = (key: string, more: Partial<SettingRow> = {}): SettingRow => ({
  id: key,
  key,
  value: "",
  isSecret: false,
  isSet: true,
  updatedAt: null,
  version: 3,
  ...more,
});
const none: Edits = new Map();

test("what is typed back is no change; what was read first stays the version that is sent (RE-16)", () => {
  const name = row("sys.name", { value: "甲" });
  const once = editValue(none, name, "乙");
  expect(editValue(once, name, "甲").size).toBe(0);
  const later = editValue(once, { ...name, value: "丙", version: 4 }, "丁");
  expect(changesOf(later)).toEqual({ values: { "sys.name": "丁" }, versions: { "sys.name": 3 }, reset: [] });
  expect(takeNewestVersions(later, [{ ...name, version: 4 }]).get("sys.name")?.version).toBe(4);
});

test("an empty secret is no change, and taking it away is a reset; what is shipped cannot be reset", () => {
  const secret = row("sys.lock.password.default", { isSecret: true });
  expect(editValue(editValue(none, secret, "office"), secret, "").size).toBe(0);
  expect(changesOf(resetValue(none, secret)).reset).toEqual(["sys.lock.password.default"]);
  expect(resetValue(none, row("sys.name", { isSet: false })).size).toBe(0);
});

test("a name typed in one language keeps the shipped ones of the others by saving them too", () => {
  const english = row("sys.nameEn", { value: "Farm", isSet: false, version: 0 });
  const edits = keepShipped(editValue(none, row("sys.name"), "新"), [row("sys.name"), english]);
  expect(changesOf(edits).values).toEqual({ "sys.name": "新", "sys.nameEn": "Farm" });
});

test("rolled back to what was shipped, the languages that were only kept by being stored go back with it", () => {
  const name = row("sys.name", { value: "新" });
  const rows = [name, row("sys.nameLo", { value: "ນາ" }), row("sys.nameEn", { value: "Farm Enterprise Platform" })];
  expect(changesOf(rolledBack([{ row: name, wasSet: false, oldValue: "" }], rows))).toEqual({
    values: {},
    versions: { "sys.name": 3, "sys.nameEn": 3 },
    reset: ["sys.name", "sys.nameEn"],
  });
  expect(changesOf(rolledBack([{ row: name, wasSet: true, oldValue: "旧" }], rows))).toMatchObject({
    values: { "sys.name": "旧" },
    reset: [],
  });
});
