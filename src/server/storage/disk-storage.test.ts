import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDiskStorage } from "./disk-storage.ts";
import type { Storage } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "terrace-storage-"));
let storage: Storage;
beforeAll(async () => {
  storage = await openDiskStorage(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = new Uint8Array([1, 2, 3]);
const everything = () => readdirSync(folder, { recursive: true }).map(String).sort();

describe("files on disk", () => {
  it("come back as they were stored, readable for the server alone", async () => {
    await storage.put("news/2026/a-1.png", bytes, "image/png");
    const file = await storage.get("news/2026/a-1.png");
    expect(file?.size).toBe(3);
    expect(new Uint8Array(await buffer(file!.stream))).toEqual(bytes);
    expect(statSync(join(folder, "news/2026/a-1.png")).mode & 0o077).toBe(0);
  });
  it("are never overwritten (UP-05), and a refused one leaves nothing", async () => {
    const before = everything();
    await expect(storage.put("news/2026/a-1.png", new Uint8Array([9]), "image/png")).rejects.toThrow("EEXIST");
    expect(everything()).toEqual(before);
  });
  it("are gone after removal, which may be repeated", async () => {
    await storage.put("gone.png", bytes, "image/png");
    await storage.remove("gone.png");
    await storage.remove("gone.png");
    expect(await storage.get("gone.png")).toBeNull();
  });
  it("are null, and said not to be there, when they do not exist or are folders", async () => {
    for (const key of ["none.png", "news", "news/2026/a-1.png/b.png"])
      expect([await storage.get(key), await storage.has(key)], key).toEqual([null, false]);
    expect(await storage.has("news/2026/a-1.png")).toBe(true);
  });
  it.each([
    "../a",
    "/etc/passwd",
    "a/../b",
    "a//b",
    ".a",
    "a/.b",
    "a/",
    "",
    "A.png",
    "a b",
    "a\\b",
    "a\0b",
    "ສ",
    ".unfinished/a",
    "a..b",
    "a".repeat(501),
  ])("refuse the key %j (UP-04)", async (key) => {
    const before = everything();
    await expect(storage.put(key, bytes, "image/png")).rejects.toThrow();
    await expect(storage.get(key)).rejects.toThrow();
    await expect(storage.has(key)).rejects.toThrow();
    await expect(storage.remove(key)).rejects.toThrow();
    expect(everything()).toEqual(before);
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
    await expect(storage.ping()).rejects.toThrow();
  });
});
