import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDiskStorage } from "../../storage/disk-storage.ts";
import { forgetSizes } from "../../storage/forget-sizes.ts";
import type { Storage } from "../../storage/storage.ts";
import { makeSize, sizedOf, type Sized } from "./sized-pictures.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "terrace-sizes-"));
const KEY = "news/202601/0a-1.jpg";
let app: TestApp;
let storage: Storage;
const stored: string[] = [];
const read: string[] = [];

beforeAll(async () => {
  const disk = await openDiskStorage(folder);
  const watched: Storage = {
    ...disk,
    put: (key, ...rest) => (stored.push(key), disk.put(key, ...rest)),
    get: (key) => (read.push(key), disk.get(key)),
  };
  storage = forgetSizes(watched);
  const noise = { create: { width: 1000, height: 800, channels: 3, background: "#286" } } as const;
  await storage.put(KEY, await sharp(noise).jpeg().toBuffer(), "image/jpeg");
  app = await startTestApp([], [], { storage });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

// While a size is generated, requests for it are redirected to the original.
const get = (path: string, init: RequestInit = {}) =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`${app.origin}/file/${path}`, { ...init, redirect: "manual" });
      expect(answer.status).not.toBe(302);
      return answer;
    },
    { timeout: 30_000, interval: 100 },
  );
const sized = (size: string, form: string) => `sized/${size}/${KEY}.${form}`;

it.each([
  ["480", "avif", "image/avif", 480, 384],
  ["480", "webp", "image/webp", 480, 384],
  ["1920", "webp", "image/webp", 1000, 800], // pictures are never enlarged
  ["share", "jpg", "image/jpeg", 1200, 630],
])("a picture comes as %s.%s, to be kept for good", async (size, form, type, width, height) => {
  for (const turn of ["made", "kept"]) {
    const answer = await get(sized(size, form));
    expect([answer.status, answer.headers.get("content-type")], turn).toEqual([200, type]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(Number(answer.headers.get("content-length"))).toBe(bytes.length);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  }
});

it("is made once, however many ask at the same time, and told as known to whoever has it", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(sized("960", "avif"))));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(stored.filter((key) => key === sized("960", "avif"))).toHaveLength(1);
  // A stored size is sent, not generated again.
  const reads = read.filter((key) => key === KEY).length;
  await get(sized("960", "avif"));
  await get(sized("960", "avif"), { method: "HEAD" });
  expect(read.filter((key) => key === KEY).length - reads).toBe(0);
  const etag = answers[0]?.headers.get("etag") ?? "";
  expect((await get(sized("960", "avif"), { headers: { "if-none-match": etag } })).status).toBe(304);
});

it("is the original for whoever would wait long for its size, and comes in it soon after (RL-03)", async () => {
  const slow = { ...storage, get: async (key: string) => (await pause(key), storage.get(key)) };
  let isHeld = true;
  const pause = (key: string) =>
    isHeld && key === KEY ? vi.waitFor(() => expect(isHeld).toBe(false), 20_000) : Promise.resolve();
  const held = await startTestApp([], [], { storage: slow });
  const ask = () => fetch(`${held.origin}/file/${sized("480", "webp")}`, { redirect: "manual" });
  await storage.remove(sized("480", "webp"));
  const first = await ask();
  expect([first.status, first.headers.get("location"), first.headers.get("cache-control")]).toEqual([
    302,
    `/file/${KEY}`,
    "no-store",
  ]);
  isHeld = false;
  await vi.waitFor(async () => expect((await ask()).headers.get("content-type")).toBe("image/webp"), 20_000);
  await held.close();
});

it.each([
  "sized/500/news/202601/0a-1.jpg.avif",
  "sized/share/news/202601/0a-1.jpg.avif",
  "sized/480/news/202601/0a-1.jpg.jpg",
  "sized/480/news/202601/0a-1.jpg.gif",
  "sized/480/news/202601/0a-1.jpg",
  "sized/480/news/202601/0a-2.jpg.avif",
  "sized/480/sized/480/news/202601/0a-1.jpg.avif.avif",
  "sized/480/..%2f..%2fsecrets.jpg.avif",
  "sized/1e3/news/202601/0a-1.jpg.webp",
  `${`${"a".repeat(63)}/`.repeat(8)}b.jpg`,
  `sized/480/${`${"a".repeat(63)}/`.repeat(8)}b.jpg.avif`,
])("%s is nothing, and nothing is made of it (RL-03, UP-06)", async (path) => {
  const before = stored.length;
  expect((await get(path)).status).toBe(404);
  expect(stored.length).toBe(before);
});

it("goes with its picture, at once and from the store (AZ-17)", async () => {
  await get(sized("1440", "webp"));
  await storage.remove(KEY);
  expect(await storage.get(sized("1440", "webp"))).toBeNull();
  expect((await get(sized("1440", "webp"))).status).toBe(404);
  // Even where one is left, such as by a process that died in between.
  await storage.put(sized("480", "avif"), new Uint8Array([1]), "image/avif");
  expect((await get(sized("480", "avif"))).status).toBe(404);
});

it("leaves nothing of a picture that is deleted while a size of it is made", async () => {
  const key = "news/202601/0a-2.jpg";
  const plain = { create: { width: 600, height: 400, channels: 3, background: "#864" } } as const;
  await storage.put(key, await sharp(plain).jpeg().toBuffer(), "image/jpeg");
  const late: Storage = {
    ...storage,
    put: async (...given) => (await storage.remove(key), storage.put(...given)),
  };
  const size = sizedOf(`sized/480/${key}.webp`) as Sized;
  expect(await makeSize(late, size)).toBeUndefined();
  expect(await storage.has(size.key)).toBe(false);
});
