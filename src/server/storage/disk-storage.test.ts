import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDiskStorage } from "./disk-storage.ts";
import type { Storage } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "terrace-storage-"));
let storage: Storage;
beforeAll(async () => {
  storage = await openDiskStorage(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("files on disk", () => {
  it("are readable for the server alone, and a refused one leaves no half of it", async () => {
    await storage.put("news/2026/a-1.png", new Uint8Array([1, 2, 3]), "image/png");
    expect(statSync(join(folder, "news/2026/a-1.png")).mode & 0o077).toBe(0);
    const before = readdirSync(folder, { recursive: true });
    await expect(storage.put("news/2026/a-1.png", new Uint8Array([9]), "image/png")).rejects.toThrow("EEXIST");
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });
  it("of one key, stored by several at once, are one's alone", async () => {
    const puts = [4, 5, 6].map((each) => storage.put("race.png", new Uint8Array([each]), "image/png"));
    const ends = (await Promise.allSettled(puts)).map(({ status }) => status);
    expect(ends.filter((end) => end === "fulfilled")).toHaveLength(1);
    expect(readFileSync(join(folder, "race.png"))[0]).toBe(4 + ends.indexOf("fulfilled"));
    await storage.remove("race.png");
  });
  it("forget what a killed process left half written, and leave what another instance writes just now", async () => {
    const [left, underWay] = ["left", "under-way"].map((name) => join(folder, ".unfinished", name)) as [string, string];
    for (const part of [left, underWay]) writeFileSync(part, "x");
    const longAgo = Date.now() / 1000 - 2 * 3_600;
    utimesSync(left, longAgo, longAgo);
    await openDiskStorage(folder);
    expect(readdirSync(join(folder, ".unfinished"))).toEqual(["under-way"]);
    rmSync(underWay);
  });
  it("answer a ping by writing", async () => {
    await storage.ping();
    rmSync(join(folder, ".unfinished"), { recursive: true });
    await expect(storage.ping()).rejects.toThrow("ENOENT");
  });
});
