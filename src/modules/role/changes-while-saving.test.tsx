import { afterEach, expect, test } from "vitest";
import { decodeForm, successBody } from "../../contract/wire/wire.ts";
import { crop } from "../../crud/testing/crop.web.ts";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, control, sees, show, soon, type as typeInto, type Shown } from "../../crud/testing/show.tsx";
import { MembersTab } from "./members/MembersTab.tsx";
import { RightsEditor } from "./rights/RightsEditor.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

/** Answers by the end of the path; what stands in `held` waits for `answer`. */
function serve(held: string, replies: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => unknown>>) {
  const waiting = Promise.withResolvers<void>();
  const fetch = async (url: string, init?: RequestInit) => {
    const verb = url.replace(/\?.*/, "").split("/").at(-1) ?? "";
    const body = decodeForm((init?.body ?? "") as string);
    if (verb === held) await waiting.promise;
    const flat = verb === "members" ? "members" : verb === "setMenu" ? "bare" : undefined;
    return new Response(successBody(replies[verb]?.(body) ?? null, flat, false));
  };
  return { fake: { ...fakeRecords(crop, []), fetch }, answer: () => waiting.resolve() };
}

const entryOf = (id: string, title: string, type: string, parentId: string | null) => ({
  id,
  parentId,
  type,
  title,
  titleEn: title,
  titleLo: title,
  permission: `sys:crop:${id}`,
  reading: "",
  needs: [],
  canChange: true,
});
const PAGE = entryOf("list", "Crops", "2", null);
const ENTRIES = [PAGE, ...["add", "update", "delete"].map((verb) => entryOf(verb, verb, "3", PAGE.id))];

const tick = (name: string): Promise<HTMLInputElement> =>
  soon(() => {
    const box = document.querySelector<HTMLInputElement>(`input[aria-label="${name} · Crops"]`);
    if (!box) throw new Error(`no ${name}`);
    return box;
  });

test("rights that are changed while others are saved stay changed, also one that was just sent", async () => {
  let granted = ["list"];
  const { fake, answer } = serve("setMenu", {
    rights: () => ({
      version: 1,
      refusal: "",
      entries: ENTRIES.map((each) => ({ ...each, isGranted: granted.includes(each.id) })),
    }),
    setMenu: ({ menuIds }) => (granted = (menuIds as string).split(",")),
  });
  page = show(<RightsEditor id="r1" copyOf={undefined} onCopied={() => {}} onDirty={() => {}} />, { fake });
  (await tick("add")).click();
  (await tick("update")).click();
  await sees("2 unsaved: 2 granted, 0 revoked");
  await click("Save permissions");
  await soon(async () => expect((await control("Discard")).hasAttribute("disabled")).toBe(true));
  (await tick("update")).click();
  (await tick("delete")).click();
  await sees("2 unsaved: 2 granted, 0 revoked");
  answer();
  await sees("Permissions saved");
  expect(granted).toEqual(["list", "add", "update"]);
  await sees("2 unsaved: 1 granted, 1 revoked");
  const boxes = await Promise.all(["add", "update", "delete"].map(tick));
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true]);
});

const person = (id: string, name: string) => ({ id, username: id, realname: name, isEnabled: true });

test("people who are chosen while others are added stay chosen, and so does what is searched for by then", async () => {
  const { fake, answer } = serve("addMembers", {
    members: () => ({ rows: [], total: 0, pn: 1, size: 50 }),
    candidates: () => [person("u1", "Khamla"), person("u2", "Bounmy")],
  });
  page = show(<MembersTab of={{ id: "r1", version: 1 }} />, { fake });
  const box = await soon(() => {
    const found = document.querySelector<HTMLInputElement>('.ant-select input[type="search"], .ant-select input');
    if (!found) throw new Error("no box");
    return found;
  });
  const choose = async (name: string) => {
    box.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    const option = await soon(() => {
      const found = [...document.querySelectorAll<HTMLElement>(".ant-select-item-option")];
      const one = found.find((each) => each.textContent?.includes(name));
      if (!one) throw new Error(`no ${name}`);
      return one;
    });
    option.click();
  };
  const isChosen = (name: string) =>
    [...document.querySelectorAll(".ant-select-selection-item")].some((each) => each.textContent?.includes(name));
  await choose("Khamla");
  await soon(() => expect(isChosen("Khamla")).toBe(true));
  await click("Add");
  await choose("Bounmy");
  await soon(() => expect(isChosen("Bounmy")).toBe(true));
  typeInto(box, "Nou");
  answer();
  await sees("1 added");
  await soon(() => expect(isChosen("Khamla")).toBe(false));
  expect(isChosen("Bounmy")).toBe(true);
  expect(box.value).toBe("Nou");
});
