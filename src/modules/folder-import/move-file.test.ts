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
const move = (content: Report["content"]) =>
  moveFile(file, "refused", { shown: "cms/notice/a.xlsx", now: Date.now(), reports: [{ ending: ".txt", content }] });

test("a file is away only once its reason stands where it goes", async () => {
  let still: string[] = [];
  const path = await move(async () => {
    still = readdirSync(folder);
    return "why";
  });
  expect(still).toContain("a.xlsx");
  expect(readdirSync(folder)).toEqual(["refused"]);
  expect(refused()).toEqual([expect.stringMatching(/Z a\.xlsx$/), expect.stringMatching(/Z a\.xlsx\.txt$/)]);
  expect(readFileSync(String(path), "utf8")).toBe("rows");
});

test("of a file that is written again meanwhile, and of a reason that cannot be written, nothing is left behind", async () => {
  const full = Object.assign(new Error("no space"), { code: "ENOSPC" });
  await expect(move(() => Promise.reject(full))).rejects.toMatchObject({
    details: { parameters: { file: "cms/notice/a.xlsx", reason: "ENOSPC" } },
  });
  expect(refused()).toEqual([]);
  const moved = move(async () => {
    appendFileSync(join(folder, "a.xlsx"), " and more");
    return "why";
  });
  expect(await moved).toBeUndefined();
  expect(refused()).toEqual([]);
  expect(readFileSync(join(folder, "a.xlsx"), "utf8")).toBe("rows and more");
});
