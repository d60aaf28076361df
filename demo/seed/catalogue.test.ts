import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Module } from "../../src/crud/define-module.ts";
import { repositoryOf } from "../../src/crud/repository/repository.server.ts";
import { imagePaths } from "../../src/fields/images/images.ts";
import { article } from "../../src/modules/article/article.ts";
import { banner } from "../../src/modules/banner/banner.ts";
import { brand } from "../../src/modules/brand/brand.ts";
import { certificate } from "../../src/modules/certificate/certificate.ts";
import { enterprise } from "../../src/modules/enterprise/enterprise.ts";
import { contentModules } from "../../src/modules/index.ts";
import { prepareModules } from "../../src/modules/index.server.ts";
import { MONTHS } from "../../src/modules/product/months.ts";
import { product } from "../../src/modules/product/product.ts";
import { recommendation } from "../../src/modules/recommendation/recommendation.ts";
import { region } from "../../src/modules/region/region.ts";
import { startModules, type ModulesApp } from "../../src/modules/testing/start-modules.server.ts";
import { validityOf } from "../../src/modules/certificate/validity.ts";
import { demonstration } from "../demonstration.server.ts";
import { demoDocuments } from "../documents/documents.server.ts";
import { drawnPictures, type Drawn } from "../pictures/draw.server.ts";
import { pictureNames } from "../pictures/picture-names.server.ts";
import { placePictures } from "../pictures/place-pictures.server.ts";
import { certificateSheet } from "../pictures/certificate-sheet.server.ts";
import { inLines, widthOf } from "../pictures/letters.server.ts";
import { takePen } from "../pictures/pen.ts";
import { DEMO_PICTURES, picture, SCANS } from "../pictures/subjects.ts";
import { packsIn, priceIn } from "./amounts.ts";

type Values = Readonly<Record<string, unknown>>;
const WRITTEN = [enterprise, certificate, product, brand, recommendation, banner, region];

let app: ModulesApp;
beforeAll(async () => {
  app = await startModules({}, { demonstration });
});
afterAll(() => app.close());

const all = (module: Module, within = app): Promise<Values[]> =>
  repositoryOf(module, within.services).rows({ filters: [], sort: [] }, 1_000);
const stored = async () => {
  const { rows } = await app.services.database.pool.query<{ storage_key: string; file_size: string; done: boolean }>(
    "select storage_key, file_size, stored_at is not null as done from attachment where storage_key like '%/demo/%'",
  );
  return rows;
};
const onDisk = async () =>
  (await readdir(join(app.services.env.dataDir, "files"), { recursive: true })).filter((name) =>
    /demo\/[a-z0-9-]+\.(jpg|png)$/.test(name),
  );

describe("the catalogue of the demonstration", () => {
  it("has as much of everything as the portal needs to be judged, in every state", async () => {
    const counts = await Promise.all(WRITTEN.map(async (module) => (await all(module)).length));
    expect(counts).toEqual([30, 20, 80, 20, 8, 6, 10]);
    const states = Map.groupBy(await all(product), ({ state }) => state);
    expect(new Set(states.keys())).toEqual(new Set(["draft", "published", "scheduled", "withdrawn"]));
    expect(states.get("published")?.length).toBeGreaterThan(70);
    const translated = new Set((await all(product)).map(({ laoState }) => laoState));
    expect(translated).toEqual(new Set(["checked", "outdated", "unchecked"]));
    expect((await all(enterprise)).some(({ englishState }) => englishState === "missing")).toBe(true);
    const today = new Date(app.clock.now()).toISOString().slice(0, 10);
    const validity = (await all(certificate)).map((row) => validityOf(row as never, today));
    expect(new Set(validity)).toEqual(new Set(["valid", "expiring", "expired", "revoked"]));
  });

  it("holds in each record what a form would have asked for", async () => {
    for (const module of WRITTEN)
      for (const row of await all(module))
        for (const { name, property } of module.properties) {
          const read = property.schema.safeEncode(row[name]);
          expect(read.success, `${module.path} ${String(row["name"] ?? row["title"])} ${name}`).toBe(true);
        }
  });

  it("names a region, an enterprise and months that are there, and every enterprise says that it is invented", async () => {
    const [products, enterprises] = await Promise.all([all(product), all(enterprise)]);
    const known = new Set(enterprises.map(({ id }) => id));
    for (const { name, months, division, enterprise: by } of products) {
      expect(division, String(name)).toEqual(expect.any(String));
      expect(known.has(by), String(name)).toBe(true);
      expect((months as string[]).length, String(name)).toBeGreaterThan(0);
      expect(
        (months as string[]).every((month) => MONTHS.has(month)),
        String(name),
      ).toBe(true);
    }
    for (const row of enterprises) {
      expect(row["name"]).toMatch(/（示例）$/);
      if (row["nameEn"] !== null) expect(row["nameEn"]).toMatch(/\(demo\)$/);
      if (row["nameLo"] !== null) expect(row["nameLo"]).toMatch(/\(ຕົວຢ່າງ\)$/);
    }
    // Something is in season in every month.
    for (const month of MONTHS.keys())
      expect(products.filter(({ months }) => (months as string[]).includes(month)).length).toBeGreaterThan(8);
  });

  it("is spread over the past months, none of it from the future", async () => {
    for (const module of WRITTEN.filter((each) => contentModules.includes(each)))
      for (const { publishedAt } of await all(module))
        if (publishedAt !== null) {
          const age = app.clock.now() - Date.parse(publishedAt as string);
          expect(age).toBeGreaterThan(0);
          expect(age).toBeLessThan(200 * 86_400_000);
        }
  });

  it("comes once, and not at all with DEMO=0", async () => {
    await prepareModules(app.services, { demonstration, announce: () => {} });
    expect(await all(product)).toHaveLength(80);
    const bare = await startModules({ demo: false }, { demonstration });
    try {
      for (const module of WRITTEN) expect(await all(module, bare)).toEqual([]);
      await placePictures(bare.services);
      const { rows } = await bare.services.database.pool.query("select 1 from attachment");
      expect(rows).toEqual([]);
    } finally {
      await bare.close();
    }
  });

  it("says of each picture in three languages what it shows", () => {
    const names = pictureNames();
    for (const { path } of drawnPictures()) {
      const words = names.get(path);
      expect(words, path).toBeDefined();
      for (const text of Object.values(words ?? {})) expect(text, path).not.toBe("");
    }
  });

  it("shows nothing but pictures that are drawn", async () => {
    const drawn = new Set(drawnPictures().map(({ path }) => path));
    expect(drawn.size).toBe(drawnPictures().length);
    for (const { path } of DEMO_PICTURES) expect(drawn.has(path), path).toBe(true);
    for (const module of contentModules)
      for (const row of await all(module))
        for (const { name, field } of module.properties.filter(({ field: { kind } }) => kind.startsWith("image")))
          for (const path of imagePaths(row[name] as string | null))
            if (path.includes("/demo/")) expect(drawn.has(path), `${field.kind} ${path}`).toBe(true);
  });
});

const picturesOf = (row: Values): readonly string[] =>
  imagePaths((row["pictures"] ?? row["picture"] ?? row["cover"] ?? row["scan"]) as string | null);
const twice = (paths: readonly string[]): readonly string[] =>
  paths.filter((path, index) => paths.indexOf(path) !== index);

describe("no view shows the same picture twice", () => {
  it("since no two records, of whatever kind, begin with the same one: lists, searches, pages of regions", async () => {
    const rows = await Promise.all(
      [article, enterprise, certificate, product, brand, recommendation, region].map((module) => all(module)),
    );
    const shown = rows.flat().flatMap((row) => picturesOf(row).slice(0, 1));
    expect(shown.length).toBeGreaterThan(200);
    expect(twice(shown)).toEqual([]);
  });

  it("since the pictures of an enterprise, a brand or a product are not those before its products below", async () => {
    const [enterprises, brands, products] = await Promise.all([all(enterprise), all(brand), all(product)]);
    const firstOf = (kept: (row: Values) => boolean) =>
      products.filter(kept).flatMap((row) => picturesOf(row).slice(0, 1));
    const views = [
      ...enterprises.map((row) => [row, firstOf(({ enterprise: by }) => by === row["id"])] as const),
      ...brands.map((row) => [row, firstOf(({ enterprise: by }) => by === row["enterprise"])] as const),
      ...products.map(
        (row) =>
          [
            row,
            firstOf(
              ({ id, enterprise: by, category }) =>
                id !== row["id"] && (by === row["enterprise"] || category === row["category"]),
            ),
          ] as const,
      ),
    ];
    for (const [row, below] of views) expect(twice([...picturesOf(row), ...below]), String(row["name"])).toEqual([]);
  });
});

it("a certificate's picture says in letters what its record says", () => {
  expect(certificateSheet(takePen(1), 0)).not.toBe(certificateSheet(takePen(1), 1));
  expect(() => certificateSheet(takePen(1), SCANS)).toThrow("no certificate");
  // Writing that has no outline would be a hole.
  expect(() => widthOf("茶", 20)).toThrow("茶");
  expect(inLines("Standards Division, Department of Agriculture (demo)", 27, 440).length).toBe(3);
});

describe("the drawn pictures", () => {
  // Each family's drawing is the same work; a few of every sort say what all say.
  const few = drawnPictures().filter(({ path }) => /\/(railway|terraces|mango|silk|mark|certificate)-1\./.test(path));

  it("every one of them is drawn from numbers alone, the same each time, without letters of a font", () => {
    for (const drawn of drawnPictures()) {
      const svg = drawn.draw();
      expect(svg, drawn.path).toBe(drawn.draw());
      expect(svg, drawn.path).not.toMatch(/NaN|undefined|Infinity|<text/);
    }
  });

  it("are made up for by the next start when one is killed, with no file left over (RE-02, UP-09)", async () => {
    let puts = 0;
    const dying = {
      ...app.services,
      storage: {
        ...app.services.storage,
        put: (key: string, bytes: Uint8Array, type: string) => {
          puts += 1;
          if (puts > 3) return Promise.reject(new Error("killed"));
          return app.services.storage.put(key, bytes, type);
        },
      },
    };
    const documents = demoDocuments({ ...(few[0] as Drawn), jpeg: async () => Buffer.from("picture") });
    await placePictures(dying, { pictures: few, documents });
    expect((await stored()).every(({ done }) => !done)).toBe(true);
    const told: string[] = [];
    await placePictures(app.services, { pictures: few, documents, tell: (line) => void told.push(line) });
    expect(told[0]).toMatch(/^Drawing the pictures of the demonstration: 0 of /);
    expect(told.at(-1)).toContain(`: ${few.length} of ${few.length}`);
    const rows = await stored();
    expect(rows).toHaveLength(few.length + documents.length);
    expect(rows.every(({ done }) => done)).toBe(true);
    expect(await onDisk()).toHaveLength(2 * few.length);
    for (const { path, width, height } of few) {
      const key = path.slice("/file/".length);
      const file = await app.services.storage.get(key);
      const bytes = file ? await buffer(file.stream) : Buffer.alloc(0);
      const { width: w, height: h } = await sharp(bytes).metadata();
      expect([w, h], path).toEqual([width, height]);
      expect(Number(rows.find(({ storage_key }) => storage_key === key)?.file_size), path).toBe(bytes.length);
    }
    await placePictures(app.services);
    expect(await stored()).toHaveLength(few.length + documents.length);
  });
});

it("amounts and prices are said as each language says them", () => {
  expect(
    packsIn([
      { amount: "2.5 kg", wrapping: "gift" },
      { amount: "20 stems", wrapping: "bunch" },
    ]),
  ).toEqual({
    zh: "2.5 公斤礼盒；20 枝捆",
    lo: "2.5 ກິໂລ ກ່ອງຂອງຂວັນ; 20 ດອກ ມັດ",
    en: "2.5 kg gift box; 20 stems bundle",
  });
  expect(priceIn({ from: 12, to: 16, unit: "kg" })).toEqual({
    zh: "12–16 元/公斤（约 36,000–48,000 基普）",
    lo: "36.000–48.000 ກີບ/ກິໂລ (ປະມານ 12–16 ຢວນ)",
    en: "CNY 12–16 per kg (about LAK 36,000–48,000)",
  });
});

it("a text that names a picture nobody draws is refused", () => {
  expect(picture.parse("mango-1")).toBe("/file/product/demo/mango-1.jpg");
  expect(() => picture.parse("mango-9")).toThrow("mango-9");
});
