import { afterAll, beforeAll, expect, test } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { OPEN_BUDGETS, startTestApp, type TestApp } from "../../testing/test-app.ts";

const PICTURE = "news/202601/0a-1.jpg";
const BURST = 5;
let app: TestApp;
let isPublished = true;
const lookedUp: string[] = [];

beforeAll(async () => {
  app = await startTestApp([], [], {
    storage: memoryStorage(new Map([[PICTURE, new Uint8Array([1])]])),
    budgets: { ...OPEN_BUDGETS, address: { perSecond: 1, burst: BURST } },
    fileAccess: {
      async of(key) {
        lookedUp.push(key);
        return { key, viewers: key === PICTURE && isPublished ? "visitors" : "staff" };
      },
      isPreviewed: async () => false,
    },
  });
});
afterAll(() => app.close());

const get = (key: string) => fetch(`${app.origin}/file/${key}`);
const statuses = async (keys: readonly string[]) => {
  const found: number[] = [];
  for (const key of keys) found.push((await get(key)).status);
  return found;
};
const unknown = (count: number) => Array.from({ length: count }, (_, n) => `news/202601/none-${n}.jpg`);

test("an address that asks for files that are not there spends its budget, and is then looked nothing up for (RL-01)", async () => {
  expect(await statuses([PICTURE])).toEqual([200]);
  expect(await statuses(unknown(BURST))).toEqual([...Array<number>(BURST - 1).fill(404), 429]);
  expect(lookedUp).toHaveLength(BURST);
  expect(Number((await get("news/none.jpg")).headers.get("retry-after"))).toBeGreaterThan(0);
});

test("what visitors may have costs an address nothing more, until they may not (AZ-17, RL-01)", async () => {
  expect(await statuses(Array<string>(20).fill(PICTURE))).toEqual(Array<number>(20).fill(200));
  isPublished = false;
  expect(await statuses([PICTURE, PICTURE])).toEqual([404, 429]);
});
