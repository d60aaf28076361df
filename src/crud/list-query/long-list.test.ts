import { afterAll, beforeAll, expect, it } from "vitest";
import { crudRoutes } from "../crud-routes.server.ts";
import { ADMIN, startCrudApp, type CrudApp } from "../testing/crud-app.server.ts";
import { crop, CROP_SCHEMA } from "../testing/stored-crop.ts";

const ROWS = 36_000;

let app: CrudApp;
const list = async (fields: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const { body } = await app.client.post(
    "/test/crop/list",
    { "page.size": 10, sort: "code asc", ...fields },
    { token: ADMIN },
  );
  expect(body.code).toBe(0);
  return {
    ...(body as Record<string, unknown>),
    codes: (body["results"] as { code: string }[]).map(({ code }) => code),
  };
};
const codesFrom = (first: number, step = 1) =>
  Array.from({ length: 10 }, (_, index) => `c${String(first + index * step).padStart(5, "0")}`);

beforeAll(async () => {
  app = await startCrudApp((services) => crudRoutes(crop, services), CROP_SCHEMA);
  // Every row is found by "rice", one in twelve by "tea", all of the last third and none before by "late".
  await app.sql(
    `insert into crop (id, code, name, note, created_at, updated_at, search)
     select '01900000-0000-7000-8000-' || lpad(n::text, 12, '0'), 'c' || lpad(n::text, 5, '0'), 'x', case when n % 12 = 0 then 'tea' else 'rice' end,
       now(), now(), array_to_tsvector(array['rice'] || case when n % 12 = 0 then array['tea'] else '{}' end || case when n >= 24000 then array['late'] else '{}' end)
     from generate_series(0, $1::int - 1) as n`,
    [ROWS],
  );
});
afterAll(() => app.close());

it("says the exact total of a whole list, and pages through all of it", async () => {
  const last = await list({ "page.pn": ROWS / 10 });
  expect(last).toMatchObject({ total: ROWS, totalPages: ROWS / 10, codes: codesFrom(ROWS - 10) });
  expect(last).not.toHaveProperty("isMore");
});

it("keeps the total of a whole list through changes of its records, and counts it anew when one comes or goes", async () => {
  const ask = async () => (await list({})).total;
  const before = Number(await ask());
  const { body } = await app.client.post("/test/crop/add", { code: "one-more", name: "x" }, { token: ADMIN });
  const { id } = body.data as { id: string };
  expect(await ask()).toBe(before + 1);
  // Past the engine: only who counts anew sees it.
  await app.sql("update crop set deleted_at = now() where code = 'c00000'");
  await app.client.post(`/test/crop/${id}/update`, { name: "y" }, { token: ADMIN });
  expect(await ask()).toBe(before + 1);
  await app.sql("update crop set deleted_at = null where code = 'c00000'");
  await app.client.post(`/test/crop/${id}/delete`, {}, { token: ADMIN });
  expect(await ask()).toBe(before);
});

it("never says a total that is less than the rows it shows", async () => {
  const page = { "page.pn": ROWS / 10 };
  await list(page);
  await app.sql(
    `insert into crop (id, code, name, note, created_at, updated_at)
     select 'past-the-engine-' || n, 'd' || n, 'x', '', now(), now() from generate_series(10, 29) as n`,
  );
  const { total, codes } = await list({ "page.pn": ROWS / 10 + 1 });
  await app.sql("delete from crop where id like 'past-the-engine-%'");
  expect([total, (codes as string[])[0]]).toEqual([ROWS + 20, "d10"]);
  expect((await list({ "page.pn": ROWS / 10 + 1 })).codes).toEqual([]);
});

it.each<[string, Record<string, unknown>]>([
  ["words", { search: "rice" }],
  ["a filter", { "query.note||in": "rice,tea" }],
])(
  "says of a great many found by %s that they are more than ten thousand, in order on every page",
  async (_, asked) => {
    for (const page of [1, 90, 1_000]) {
      const { total, isMore, totalPages, codes }: Record<string, unknown> = await list({ ...asked, "page.pn": page });
      expect({ total, isMore, totalPages, codes }).toEqual({
        total: 10_000,
        isMore: true,
        totalPages: 1_000,
        codes: codesFrom((page - 1) * 10),
      });
    }
  },
);

it("finds in order what stands far behind in it, however many", async () => {
  for (const page of [1, 90]) {
    const { total, isMore, codes } = await list({ search: "late", "page.pn": page });
    expect({ total, isMore, codes }).toEqual({ total: 10_000, isMore: true, codes: codesFrom(23_990 + page * 10) });
  }
});

it("counts exactly what words or a filter find a part of, in order on every page", async () => {
  for (const asked of [{ search: "tea" }, { "query.note||eq": "tea" }]) {
    for (const page of [1, 2, 100]) {
      const found = await list({ ...asked, "page.pn": page });
      expect(found).toMatchObject({ total: ROWS / 12, codes: codesFrom((page - 1) * 120, 12) });
      expect(found).not.toHaveProperty("isMore");
    }
    expect(await list({ ...asked, "page.pn": ROWS / 120 + 1 })).toMatchObject({ total: ROWS / 12, codes: [] });
  }
  expect(await list({ search: "nothing" })).toMatchObject({ total: 0, codes: [] });
});

it("counts what is found anew after each change, from more than ten thousand to fewer", async () => {
  expect(await list({ search: "rice" })).toMatchObject({ total: 10_000, isMore: true });
  await app.sql("update crop set search = '' where code >= 'c09990'");
  // Past the engine: heard of by the next write that the engine makes.
  await app.client.post("/test/crop/add", { code: "new", name: "x" }, { token: ADMIN });
  const found = await list({ search: "rice" });
  expect(found).toMatchObject({ total: 9_990, codes: codesFrom(0) });
  expect(found).not.toHaveProperty("isMore");
});
