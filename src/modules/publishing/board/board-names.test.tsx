import { afterEach, expect, test } from "vitest";
import { crop, cropId, crops } from "../../../crud/testing/crop.web.ts";
import { fakeRecords } from "../../../crud/testing/fake-records.web.ts";
import { show, soon, type, type Shown } from "../../../crud/testing/show.tsx";
import type { BoardRecord } from "../publishing.ts";
import { BoardNames } from "./BoardNames.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

const RECORD: BoardRecord = {
  id: cropId(1),
  version: 1,
  createdAt: "",
  updatedAt: "",
  titles: { zh: "水稻", lo: null, en: null },
  picture: "",
  state: "draft",
  publishAt: null,
  publishedAt: null,
  chineseState: "source",
  laoState: "missing",
  englishState: "missing",
  languages: [],
  obstacle: "",
};
const nameIn = (language: string) =>
  soon(() => {
    const input = document.querySelector<HTMLInputElement>(`input[lang=${language}]`);
    if (!input) throw new Error(`no name in ${language}`);
    return input;
  });

test("a name that is typed while another is saved stays", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fake = fakeRecords(crop, crops(1));
  const fetch: typeof fake.fetch = async (url, init) => {
    if (init?.method === "POST") await promise;
    return fake.fetch(url, init);
  };
  const props = { module: crop, record: RECORD, refresh: async () => {}, onTyped: () => {} };
  page = show(<BoardNames {...props} />, { fake: { ...fake, fetch } });
  type(await nameIn("en"), "Rice");
  await soon(async () => expect((await nameIn("en")).value).toBe("Rice"));
  document.querySelector<HTMLElement>("button[type=submit]")?.click();
  await soon(() => expect(document.querySelector(".ant-btn-loading")).not.toBeNull());
  expect((await nameIn("en")).readOnly).toBe(true); // what were typed here would go with its input
  type(await nameIn("lo"), "ເຂົ້າ");
  resolve();
  await soon(async () => expect((await nameIn("en")).value).toBe(""));
  expect((await nameIn("lo")).value).toBe("ເຂົ້າ");
  expect(fake.rows[0]).toMatchObject({ nameEn: "Rice", nameLo: null });
});
