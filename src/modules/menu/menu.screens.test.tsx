import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, control, sees, show, soon, type, type Shown } from "../../crud/testing/show.tsx";
import { decodeForm } from "../../contract/wire/wire.ts";
import { crop } from "../../crud/testing/crop.web.ts";
import { ButtonsDialog } from "./buttons/ButtonsDialog.tsx";
import { menuAdmin, type MenuBranch } from "./menu-admin.ts";
import { MenuForm } from "./form/MenuForm.tsx";
import { MenuScreen } from "./MenuScreen.tsx";

let page: Shown | undefined;
/** What a save waits for. */
let updating: Promise<void> | undefined;
afterEach(() => {
  updating = undefined;
  page?.end();
});

const branch = (id: string, permission: string, more: Partial<MenuBranch> = {}): MenuBranch => ({
  id,
  menuId: id,
  parentId: null,
  path: `/${id}`,
  url: `/${id}`,
  redirect: "",
  name: "",
  component: "test/view",
  type: "2",
  hidden: false,
  sort: 1,
  version: 1,
  isDeclared: false,
  hasChildren: false,
  roles: 0,
  meta: {
    title: "农机",
    titleEn: "Machines",
    titleLo: "ເຄື່ອງຈັກ",
    icon: "home",
    noCache: false,
    hidden: false,
    alwaysShow: false,
    requireAuth: true,
    permission,
  },
  children: [],
  ...more,
});
const BARE = branch("machine", "sys:machine:list");
const ADDING = branch("add", "sys:machine:add", { type: "3", parentId: "machine" });

/** Fake server: replies by the end of the path and records the requests. */
function open(screen: ReactNode, answers: Readonly<Record<string, unknown>>) {
  const sent: { url: string; body: unknown }[] = [];
  const fetch = async (url: string, init?: RequestInit) => {
    const verb = url.replace(/\?.*/, "").split("/").at(-1) ?? "";
    if (typeof init?.body === "string") sent.push({ url, body: decodeForm(init.body) });
    if (verb === "update") await updating;
    const answer = answers[verb];
    const { status = 200, ...body } = { code: 0, msg: "", ...(answer as object) } as { status?: number };
    // The whole menu travels without an envelope.
    const text = JSON.stringify(Array.isArray(answer) ? answer : body);
    return new Response(text, { status, headers: { "content-type": "application/json" } });
  };
  page = show(screen, { fake: { ...fakeRecords(crop, []), fetch } });
  return sent;
}
const box = (label: string): Promise<HTMLInputElement> =>
  soon(() => {
    const found = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
    if (!found) throw new Error(`no ${label}`);
    return found;
  });
const nothing = () => {};

test("the three titles are one field, and what the server says of one of them stands there", async () => {
  const refused = {
    code: 400001,
    msg: "Invalid",
    status: 400,
    data: { errors: [{ field: "titleLo", message: "Odd" }] },
  };
  const answers = { views: { data: [{ name: "test/view", title: { zh: "甲", lo: "ກ", en: "A" } }] }, update: refused };
  const sent = open(
    <MenuForm branches={[BARE]} entry={BARE} isNew={false} below={null} onClose={nothing} onSaved={nothing} />,
    answers,
  );
  expect((await box("Chinese")).value).toBe("农机");
  expect((await box("English")).value).toBe("Machines");
  await control("Home, house"); // the picture's words, whichever of its names the entry says
  type(await box("Lao"), "ລົດໄຖ");
  await click("Save");
  await sees("Odd");
  expect(document.querySelector(".ant-form-item-has-error label")?.textContent).toBe("Title");
  expect(sent.at(-1)?.body).toMatchObject({ title: "农机", titleLo: "ລົດໄຖ", titleEn: "Machines" });
});

test("what somebody else saved meanwhile is chosen field by field, and what only they changed is proposed (RE-16)", async () => {
  const theirs = { ...BARE, sort: 7, version: 4, meta: { ...BARE.meta, titleLo: "ລົດ" } };
  const current = z.encode(menuAdmin.update.reply, theirs);
  const sent = open(
    <MenuForm branches={[BARE]} entry={BARE} isNew={false} below={null} onClose={nothing} onSaved={nothing} />,
    { views: { data: [] }, update: { code: 400009, msg: "Changed", status: 409, data: { current } } },
  );
  type(await box("Lao"), "ລົດໄຖ");
  await click("Save");
  await sees("Someone else has just changed this record");
  expect([...document.querySelectorAll("legend")].map(({ textContent }) => textContent)).toEqual(["Title", "Order"]);
  await click("Save selection");
  await soon(() =>
    expect(sent.at(-1)?.body).toMatchObject({ title: "农机", titleLo: "ລົດໄຖ", sort: "7", version: "4" }),
  );
});

test("what is typed while the rest is saved stays in the form, which stays open, and is saved next", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  updating = promise;
  const stored = { ...BARE, version: 2, meta: { ...BARE.meta, titleLo: "ລົດໄຖ" } };
  const sent = open(
    <MenuForm branches={[BARE]} entry={BARE} isNew={false} below={null} onClose={nothing} onSaved={nothing} />,
    { views: { data: [] }, update: { data: z.encode(menuAdmin.update.reply, stored) } },
  );
  type(await box("Lao"), "ລົດໄຖ");
  await click("Save");
  await soon(() => expect(sent).toHaveLength(1));
  type(await box("English"), "Tractors");
  resolve();
  await sees("Saved");
  expect((await box("English")).value).toBe("Tractors");
  expect(page?.dirty()).toBe(true);
  await soon(() => expect(document.querySelector(".ant-btn-loading")).toBeNull());
  await click("Save");
  await soon(() => expect(sent.at(-1)?.body).toMatchObject({ titleLo: "ລົດໄຖ", titleEn: "Tractors", version: "2" }));
});

const ticked = () =>
  [...document.querySelectorAll(".ant-checkbox-wrapper")]
    .filter((each) => each.querySelector("input")?.checked)
    .map((each) => each.textContent);

test("a page without buttons is offered the everyday ones, one that has some nothing: what is there stays", async () => {
  const made = { code: 0, data: z.encode(menuAdmin.generateButtons.reply, []) };
  const sent = open(<ButtonsDialog menu={BARE} onClose={nothing} onMade={nothing} />, { button: made });
  await control("Generate 4");
  expect(ticked()).toEqual(["list", "add", "update", "delete"]);
  await click("Generate 4");
  await soon(() => expect(sent[0]?.body).toMatchObject({ permissions: ["list", "add", "update", "delete"] }));
  page?.end();

  open(<ButtonsDialog menu={{ ...BARE, children: [ADDING] }} onClose={nothing} onMade={nothing} />, {});
  await control("Generate 0");
  expect(ticked()).toEqual([]);
});

test("filters by type and state show what passes with what stands above it, and count what is there", async () => {
  const kept = branch("kept", "sys:kept:list", { parentId: "machines", meta: { ...BARE.meta, noCache: true } });
  const machine = { ...BARE, parentId: "machines", children: [ADDING] };
  const tree = branch("machines", "", { type: "1", children: [machine, kept] });
  open(<MenuScreen />, { list: z.encode(menuAdmin.list.reply, [tree]) });
  const lines = () => [...document.querySelectorAll<HTMLElement>("[aria-level]")].map(({ dataset }) => dataset["id"]);
  await soon(() => expect(lines()).toEqual(["machines", "machine", "kept"]));
  const tick = (name: string) =>
    [...document.querySelectorAll("label")].find((label) => label.textContent.startsWith(name))?.click();
  await click("Type");
  await soon(() => expect(document.body.textContent).toMatch(/Folder1.*Page2.*Button1.*Link0/));
  tick("Button");
  await soon(() => expect(lines()).toEqual(["machines", "machine", "add"]));
  await click("Reset");
  await soon(() => expect(lines()).toHaveLength(3));
  await click("Status");
  await sees("Not kept1");
  tick("Not kept");
  await soon(() => expect(lines()).toEqual(["machines", "kept"]));
});

test("everything is expanded, down to the buttons, and everything is collapsed", async () => {
  const tree = branch("machines", "", { type: "1", children: [{ ...BARE, parentId: "machines", children: [ADDING] }] });
  open(<MenuScreen />, { list: z.encode(menuAdmin.list.reply, [tree]) });
  const lines = () => document.querySelectorAll("[aria-level]").length;
  await soon(() => expect(lines()).toBe(2)); // directories begin expanded, pages collapsed
  await click("Expand all");
  await soon(() => expect(lines()).toBe(3));
  await click("Collapse all");
  await soon(() => expect(lines()).toBe(1));
});
