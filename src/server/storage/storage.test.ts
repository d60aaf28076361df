import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startObjectStore } from "../testing/object-store.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { bucketUrl } from "./bucket-url.ts";
import { openDiskStorage } from "./disk-storage.ts";
import type { Storage, StoredFile } from "./storage.ts";

interface OpenedStorage {
  readonly storage: Storage;
  close(): Promise<void>;
}

async function inFolder(): Promise<OpenedStorage> {
  const folder = mkdtempSync(join(tmpdir(), "terrace-storage-"));
  const storage = await openDiskStorage(folder);
  return { storage, close: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function inBucket(): Promise<OpenedStorage> {
  const store = await startObjectStore();
  const faults: unknown[] = [];
  const options = { area: "files/", fault: (error: unknown) => void faults.push(error) };
  const storage = bucketStorage(bucketUrl.parse(store.url()), options);
  return {
    storage,
    async close() {
      await store.close();
      expect(faults).toEqual([]);
    },
  };
}

const bytes = new Uint8Array([1, 2, 3]);

describe.each([
  ["a folder", inFolder],
  ["a bucket", inBucket],
] as const)("files in %s", (_, open) => {
  let opened: OpenedStorage;
  let storage: Storage;
  beforeAll(async () => {
    opened = await open();
    ({ storage } = opened);
  });
  afterAll(() => opened.close());

  const content = async (key: string) => {
    const file = await storage.get(key);
    return file && new Uint8Array(await buffer(file.stream));
  };
  const everything = async () => {
    const files: StoredFile[] = [];
    for await (const file of storage.list()) files.push(file);
    return files.sort((a, b) => (a.key < b.key ? -1 : 1));
  };

  it("come back as they were stored", async () => {
    await storage.put("news/2026/a-1.png", bytes, "image/png");
    const file = await storage.get("news/2026/a-1.png");
    file?.stream.destroy();
    expect(file?.size).toBe(3);
    expect(await content("news/2026/a-1.png")).toEqual(bytes);
  });
  it("are taken from a file of this machine too, whole", async () => {
    const folder = mkdtempSync(join(tmpdir(), "terrace-source-"));
    const long = new Uint8Array(3_000_000).map((_each, at) => at % 251);
    writeFileSync(join(folder, "long"), long);
    await storage.put("long.xlsx", { path: join(folder, "long") }, "application/octet-stream");
    rmSync(folder, { recursive: true });
    expect(Buffer.compare((await content("long.xlsx")) ?? bytes, long)).toBe(0);
    await storage.remove("long.xlsx");
  });
  it("are never overwritten (UP-05), and a refused one leaves nothing", async () => {
    const before = await everything();
    await expect(storage.put("news/2026/a-1.png", new Uint8Array([9]), "image/png")).rejects.toThrow("EEXIST");
    expect(await everything()).toEqual(before);
    expect(await content("news/2026/a-1.png")).toEqual(bytes);
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
  it("are listed with their sizes and times, however many there are", async () => {
    const keys = Array.from({ length: 25 }, (_each, at) => `list/${String(at).padStart(4, "0")}.png`);
    await Promise.all(keys.map((key) => storage.put(key, bytes, "image/png")));
    const files = await everything();
    expect(files.map(({ key }) => key)).toEqual([...keys, "news/2026/a-1.png"]);
    for (const { size, changedAt } of files)
      expect([size, Math.abs(changedAt - Date.now()) < 600_000]).toEqual([3, true]);
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
    const before = await everything();
    await expect(storage.put(key, bytes, "image/png")).rejects.toThrow("storage key");
    await expect(storage.get(key)).rejects.toThrow("storage key");
    await expect(storage.has(key)).rejects.toThrow("storage key");
    await expect(storage.remove(key)).rejects.toThrow("storage key");
    expect(await everything()).toEqual(before);
  });
  it("leave nothing behind when the store is asked whether it can be written to", async () => {
    const before = await everything();
    await storage.ping();
    expect(await everything()).toEqual(before);
  });
});
