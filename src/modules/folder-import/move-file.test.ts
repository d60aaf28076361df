import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { moveFile, type Report } from "./move-file.server.ts";
import { readWaiting, type ReadFile } from "./waiting-files.server.ts";

const LATER = 3_600_000; // ms, after which a file counts as written

let folder = "";
let file: ReadFile;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "terrace-move-"));
  mkdirSync(join(folder, "refused"));
  writeFileSync(join(folder, "a.xlsx"), "rows");
  const read = await readWaiting(folder, "a.xlsx", Date.now() + LATER);
  if (!read || read === "being written") throw new Error("it cannot be read");
  ({ file } = read);
});
afterEach(() => rmSync(folder, { recursive: true }));

const refused = () => readdirSync(join(folder, "refused")).toSorted();
const NOW = Date.UTC(2026, 10, 28);
const REPORTS = [
  { ending: ".txt", content: "why" },
  { ending: ".rows", content: "which" },
];
const move = (reports: readonly Report[]) =>
  moveFile(file, "refused", { shown: "cms/notice/a.xlsx", now: NOW, reports });

test("a refused file goes with its reports, and nothing that lies there already is overwritten", async () => {
  expect(await move(REPORTS)).toBe(join(folder, "refused", "20261128T000000Z a.xlsx"));
  expect(readdirSync(folder)).toEqual(["refused"]);
  expect(refused()).toEqual(["20261128T000000Z a.xlsx", "20261128T000000Z a.xlsx.rows", "20261128T000000Z a.xlsx.txt"]);
});

test("a file stays whose reports cannot be written, and nothing of them is left but what was there", async () => {
  writeFileSync(join(folder, "refused", "20261128T000000Z a.xlsx.rows"), "somebody's");
  await expect(move(REPORTS)).rejects.toMatchObject({
    details: { parameters: { file: "cms/notice/a.xlsx", reason: "EEXIST" } },
  });
  expect(refused()).toEqual(["20261128T000000Z a.xlsx.rows"]);
  expect(readFileSync(join(folder, "a.xlsx"), "utf8")).toBe("rows");
});

test("a file that was written again stays, without reports on what it was", async () => {
  appendFileSync(join(folder, "a.xlsx"), " and more");
  expect(await move(REPORTS)).toBeUndefined();
  expect(refused()).toEqual([]);
  expect(readFileSync(join(folder, "a.xlsx"), "utf8")).toBe("rows and more");
});
