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

test("temporary files lie in a folder of the run's own, which goes with it", () => {
  const end = scratchInMemory(memory, 0);
  expect(dirname(tmpdir())).toBe(memory);
  mkdtempSync(join(tmpdir(), "of-a-test-"));
  end();
  expect(tmpdir()).toBe(before);
  expect(readdirSync(memory)).toEqual([]);
});

test("what a killed run left is removed, what belongs to somebody else stays", () => {
  // no running process; a running one; not a scratch folder
  const names = ["terrace-scratch-4194303", "terrace-scratch-1", "another"];
  for (const name of names) mkdirSync(join(memory, name));
  scratchInMemory(memory, 0)();
  expect(readdirSync(memory).toSorted()).toEqual(["another", "terrace-scratch-1"]);
});

test("where there is too little memory, or none to be had as files, all stays as it was", () => {
  scratchInMemory(memory, Infinity);
  expect(readdirSync(memory)).toEqual([]);
  scratchInMemory(join(memory, "none"), 0);
  expect(tmpdir()).toBe(before);
});
