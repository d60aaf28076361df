import type { ComponentType } from "react";

import { afterEach, expect, test } from "vitest";
import { decodeForm } from "../../../contract/wire/wire.ts";
import { formViewOf } from "../../../crud/define-module.ts";
import { fakeRecords } from "../../../crud/testing/fake-records.web.ts";
import { click, control, misses, sees, show, soon, type, type Shown } from "../../../crud/testing/show.tsx";
import { emitPushMessage } from "../../../web/push/push-messages.ts";
import { product } from "../../product/product.ts";
import { application, type ApplicationDetail } from "../application.ts";
import screens from "../application.screens.tsx";
import type { CreatedRecords } from "./created-records.ts";

type CreatedRecord = CreatedRecords["records"][number];

let page: Shown | undefined;
afterEach(() => page?.end());

const ID = "0190abcd-0000-7000-8000-00000000000a";
const idOf = (number: number) => `0190abcd-0000-7000-8000-00000000000${number}`;
const record = (number: number, name: string, more: Partial<CreatedRecord> = {}): CreatedRecord => ({
  kind: number === 1 ? "enterprise" : "product",
  id: idOf(number),
  version: number + 10,
  createdAt: "",
  updatedAt: "",
  titles: { zh: name, lo: name, en: name },
  picture: "",
  state: "draft",
  publishAt: null,
  publishedAt: null,
  chineseState: "source",
  laoState: "checked",
  englishState: "checked",
  languages: [
    { language: "zh", missing: [] },
    { language: "lo", missing: [] },
    { language: "en", missing: [] },
  ],
  obstacle: "",
  ...more,
});
const LETTER: CreatedRecords["letter"] = {
  state: "failed",
  at: "2026-06-01T08:00:00Z",
  to: "mani@example.la",
  phone: "020 5555 1234",
  contact: "Mani",
  language: "lo",
  subject: "ຄຳຮ້ອງໄດ້ຮັບການອະນຸມັດ",
  text: "ຮຽນ ທ່ານ,",
};
const FARM = record(1, "Farm", {
  englishState: "missing",
  languages: [{ language: "en", missing: ["Name", "About"] }],
});
const HELD = record(3, "Tea", {
  titles: { zh: null, lo: "ຊາ", en: "Tea" },
  obstacle: "It is not in Chinese yet",
});

const DETAIL: ApplicationDetail = {
  id: ID,
  version: 3,
  number: "TN-2026-000123",
  state: "inReview",
  language: "lo",
  name: "",
  nameLo: "",
  nameEn: "Farm",
  typeName: "",
  creditCode: "",
  place: "",
  address: "",
  contact: "Mani",
  phone: "",
  email: "",
  introduction: "",
  consentAt: "",
  submittedAt: "",
  reviewer: "",
  pictures: [],
  licence: null,
  products: [],
  steps: [],
  earlier: [],
  enterprises: [],
  enterprise: null,
  made: [],
  drafts: 0,
};

interface Answers {
  readonly records?: readonly CreatedRecord[];
  readonly more?: Partial<CreatedRecords>;
  readonly permissions?: readonly string[];
  /** Ids of records that the server refuses to publish. */
  readonly refused?: readonly string[];
  /** Opens the application's review page instead. */
  readonly detail?: ApplicationDetail;
  /** Delays the calls of review steps. */
  readonly held?: Promise<void>;
}

/** Renders the page of an application; published records are returned as published by the next call. */
const open = ({ records = [], more = {}, permissions, refused = [], detail, held }: Answers) => {
  const written: { readonly path: string; readonly form: Readonly<Record<string, readonly string[]>> }[] = [];
  const products = fakeRecords(product, [
    {
      ...Object.fromEntries(product.properties.map(({ name, property }) => [name, property.initial ?? null])),
      ...HELD,
    },
  ]);
  const done = new Set<string>();
  let asked = 0;
  const made = (): CreatedRecords => ({
    number: "TN-2026-000123",
    title: "Farm",
    state: "approved",
    records: records.map((each) => ({
      ...each,
      ...(done.has(each.id) ? { state: "published" as const } : {}),
      ...(products.asked.length > 0 && each.id === HELD.id ? { ...record(3, "茶"), version: 14 } : {}),
    })),
    removed: [],
    unseen: 0,
    letter: LETTER,
    ...more,
  });
  const fake = fakeRecords(application, []);
  const answer = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: "", data }));
  const fetch: typeof fake.fetch = async (url, init) => {
    if (url.endsWith("/made")) {
      asked += 1;
      return answer(made());
    }
    if (url.endsWith("/detail")) return answer(detail);
    if (init?.method !== "POST") return answer([]);
    if (url.endsWith("/approve")) return answer({ enterprise: idOf(1), products: [] });
    if (url.endsWith("/update")) return products.fetch(url, init);
    const form = decodeForm(init.body as string) as Readonly<Record<string, readonly string[]>>;
    const ids = form["ids"] ?? [];
    const reasons = ids
      .filter((id) => refused.includes(id))
      .map((id) => ({ id, title: "", reason: "Somebody was faster" }));
    if (String(form["dryRun"]) === "true") return answer({ done: ids, refused: reasons });
    written.push({ path: url, form });
    await held;
    if (reasons.length === 0) for (const id of ids) done.add(id);
    return answer({ done: reasons.length === 0 ? ids : [], refused: reasons });
  };
  const Screen = screens[formViewOf(application)] as ComponentType;
  page = show(<Screen />, {
    fake: { ...fake, fetch },
    address: `id=${ID}${detail ? "" : "&view=made"}`,
    ...(permissions ? { permissions } : {}),
  });
  return { written, products, asked: () => asked };
};

test("approving opens the page of what it made, and the application leads there again", async () => {
  const address = `/cms/application/edit?id=${ID}&view=made`;
  open({ detail: DETAIL });
  await click("Approve");
  await sees("Create a new enterprise (draft)");
  await click("Approve");
  await soon(() => expect(page?.opened).toEqual([address]));
  page?.end();
  open({ detail: { ...DETAIL, state: "approved", drafts: 2 } });
  await click("Publish the drafts (2)");
  expect(page?.opened).toEqual([address]);
});

test("while an application is reviewed, its telephone and e-mail are links", async () => {
  open({ detail: { ...DETAIL, phone: "020 5555 1234", email: "mani@example.la" } });
  expect((await control("020 5555 1234")).getAttribute("href")).toBe("tel:02055551234");
  expect((await control("mani@example.la")).getAttribute("href")).toBe("mailto:mani@example.la");
});

test("a message that is on its way to the applicant can be neither changed nor cancelled", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { written } = open({ detail: DETAIL, held: promise });
  await click("Request changes");
  const message = await soon(() => document.querySelector("textarea") ?? Promise.reject());
  type(message as never, "The licence is missing");
  await click("Request changes");
  await soon(() => expect(written).toHaveLength(1));
  await soon(() => expect(message.readOnly).toBe(true));
  await click("Cancel");
  expect(document.querySelector("textarea")?.value).toBe("The licence is missing");
  resolve();
});

test("the drafts stand side by side with what each lacks; all go out at once after the missing languages are named", async () => {
  const { written } = open({ records: [FARM, record(2, "Coffee"), HELD] });
  await sees("Missing: Name, About");
  await sees("It is not in Chinese yet");
  await sees("Cannot be published yet: 1");
  expect((await control("Coffee")).getAttribute("href")).toBe(`/cms/product/edit?id=${idOf(2)}`);
  (await control("Publish all (2)")).click();
  await sees("Not translated into English: 1");
  expect(written).toEqual([]);
  await click("Publish");
  await sees("2 of 3 public");
  expect(written.map(({ path, form }) => [path, form["ids"], form["versions"]])).toEqual([
    [`/api/cms/application/${ID}/publish`, [idOf(1), idOf(2)], ["11", "12"]],
  ]);
  await sees("2 published");
  expect(await control("Publish all")).toHaveProperty("disabled", true);
});

test("what the server refuses says why on its card before anything is asked, and nothing goes out", async () => {
  const { written } = open({ records: [FARM, record(2, "Coffee")], refused: [idOf(2)] });
  (await control("Publish all (2)")).click();
  await sees("Nothing was published: 1 cannot be");
  await sees("Somebody was faster");
  await sees("0 of 2 public");
  expect(document.body.textContent).not.toContain("Not translated into");
  expect(written).toEqual([]);
});

test("a name that is missing is written on the card; until it is saved nothing goes out without it", async () => {
  const { written, products } = open({ records: [record(1, "Farm"), HELD] });
  await sees("Cannot be published yet: 1");
  const input = await soon(() => {
    const found = document.querySelector<HTMLInputElement>("form input");
    if (!found) throw new Error("no input");
    return found;
  });
  expect(input.lang).toBe("zh");
  expect(await control("Save the name")).toHaveProperty("disabled", true);
  type(input, " 茶 ");
  await sees("Save the names you typed first");
  expect([page?.dirty(), await control("Publish all (1)")]).toMatchObject([true, { disabled: true }]);
  await click("Save the name");
  await click("Publish all (2)");
  await sees("2 published");
  expect(products.asked).toEqual([{ call: "update", args: { id: idOf(3), version: 13, name: "茶" } }]);
  expect(written.map(({ form }) => form["versions"])).toEqual([["11", "14"]]);
  expect(page?.dirty()).toBe(false);
});

test("a record that could go out does not while a name typed on its card is not saved", async () => {
  const unnamed = record(1, "Farm", { titles: { zh: "农场", lo: "ຟາມ", en: null }, englishState: "missing" });
  const { written } = open({ records: [unnamed] });
  await sees("Farm");
  expect(await control("Publish")).toHaveProperty("disabled", false);
  type(document.querySelector("form input") as HTMLInputElement, "Green Farm");
  await sees("Save the names you typed first");
  expect(await control("Publish")).toHaveProperty("disabled", true);
  (await control("Publish")).click();
  expect(written).toEqual([]);
});

test("who may not publish reads so and is offered no button; a letter that failed names whom to call", async () => {
  open({
    records: [record(1, "Farm"), record(2, "Coffee")],
    permissions: ["cms:application:list", "cms:enterprise:list", "cms:product:list"],
  });
  await sees("You may not publish this");
  await misses("Publish all");
  await sees("could not be sent to mani@example.la");
  expect((await control("020 5555 1234")).getAttribute("href")).toBe("tel:02055551234");
});

test("what is public already, in the bin, out of sight or not made at all is said in its place", async () => {
  const { asked } = open({
    records: [record(1, "Farm", { state: "published" })],
    more: { removed: [{ kind: "product", id: idOf(2), version: 4, title: "Coffee" }], unseen: 2 },
  });
  await sees("All of it is public");
  await sees("visitors see it.");
  await misses("Fill in what is missing");
  await sees("Product “Coffee” is in the recycle bin");
  await control("Restore");
  await control("Unpublish");
  await sees("outside what you may see: 2");
  // Another user's change of one of the records is fetched, a change of an unrelated product is not.
  for (const ids of [[idOf(9)], [idOf(2)]])
    emitPushMessage({
      type: "RECORD_CHANGED",
      change: { path: product.path, ids, verb: "updated", byId: "", byName: "" },
    });
  await soon(() => expect(asked()).toBe(2));
  page?.end();
  open({ more: { state: "inReview", letter: null } });
  await sees("It is not approved yet");
});

test("while an application is being taken its button says so, and nothing beside it can be pressed", async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const { written } = open({ detail: { ...DETAIL, state: "submitted" }, held });
  const take = await control("Start review");
  take.click();
  await soon(() => expect(take.className).toContain("ant-btn-loading"));
  expect(take.textContent).toBe("Start review");
  expect(document.querySelector("[role=combobox]")).toHaveProperty("disabled", true);
  take.click();
  answer();
  await soon(() => expect(take.className).not.toContain("ant-btn-loading"));
  expect(written).toHaveLength(1);
  expect(document.querySelector("[role=combobox]")).toHaveProperty("disabled", false);
});
