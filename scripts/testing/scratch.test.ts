import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { scratchInMemory } from "./scratch.ts";

const before = tmpdir();
let memory = "";
beforeEach(() => {
  memory = mkdtempSync(join(before, "terrace-memory-"));
});
afterEach(() => rmSync(memory, { recursive: true, force: true }));

test("temporary files are in a folder of the run, which is removed with it", () => {
  const end = scratchInMemory(memory, 0);
  expect(dirname(tmpdir())).toBe(memory);
  mkdtempSync(join(tmpdir(), "of-a-test-"));
  end();
  expect(tmpdir()).toBe(before);
  expect(readdirSync(memory)).toEqual([]);
});

test("folders of killed runs are removed, others stay", () => {
  // no running process; a running one; not a scratch folder
  const names = ["terrace-scratch-4194303", "terrace-scratch-1", "another"];
  for (const name of names) mkdirSync(join(memory, name));
  scratchInMemory(memory, 0)();
  expect(readdirSync(memory).toSorted()).toEqual(["another", "terrace-scratch-1"]);
});

test("without enough shared memory nothing changes", () => {
  scratchInMemory(memory, Infinity);
  expect(readdirSync(memory)).toEqual([]);
  scratchInMemory(join(memory, "none"), 0);
  expect(tmpdir()).toBe(before);
});
