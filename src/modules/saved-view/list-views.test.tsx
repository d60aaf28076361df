import { afterEach, expect, it } from "vitest";
import { decodeForm, successBody } from "../../contract/wire/wire.ts";
import { ListScreen } from "../../crud/list/ListScreen.tsx";
import { crop, crops } from "../../crud/testing/crop.web.ts";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, control, misses, sees, show, soon, type, type Shown } from "../../crud/testing/show.tsx";
import { personal } from "../../web/preferences/personal.ts";
import { ListViews } from "./ListViews.tsx";
import type { SavedView } from "./saved-view.ts";

let page: Shown | undefined;
/** What a save waits for. */
let saving: Promise<void> | undefined;
afterEach(() => {
  saving = undefined;
  page?.end();
  personal.write("defaultViews", {});
  personal.write("columns", {});
});

const viewOf = (id: string, name: string, state: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  version: 1,
  name,
  state,
  isShared: false,
  isOwn: true,
  author: "noy",
  mayChange: true,
  ...more,
});

/** A list with saved views, as the server keeps them. */
function open(address: string, initial: readonly SavedView[]) {
  const fake = fakeRecords(crop, crops(12));
  const kept = { views: initial };
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url, "http://fake");
    const [, id = "", verb = ""] = /^\/api\/sys\/view\/(?:([^/]+)\/)?(\w+)$/.exec(pathname) ?? [];
    if (verb === "") return fake.fetch(url, init);
    const asked = decodeForm(typeof init.body === "string" ? init.body : "") as Partial<
      Record<keyof SavedView, string>
    >;
    if (verb === "ofList") return new Response(successBody(kept.views, undefined, false));
    if (verb === "delete") {
      kept.views = kept.views.filter((view) => view.id !== id);
      return new Response(successBody(null, undefined, false));
    }
    await saving;
    const before = kept.views.find((view) => view.id === id);
    const { name = before?.name ?? "", state = before?.state ?? "" } = asked;
    const isShared = asked.isShared === undefined ? (before?.isShared ?? false) : asked.isShared === "true";
    const next = { ...viewOf(before?.id ?? "new-view", name, state), isShared, version: (before?.version ?? 0) + 1 };
    kept.views = [...kept.views.filter((view) => view.id !== id), next];
    return new Response(successBody(next, undefined, false));
  };
  page = show(<ListScreen module={crop} />, { fake: { ...fake, fetch }, address, ListViews });
  return kept;
}
const columns = "columns=name%2Ccode";
const idle = (id = "idle") => viewOf(id, "Not grown", `del_flag.in=1&sort=-price&${columns}`);

it("is the filters, order and columns of a list under a name, and one click away", async () => {
  const kept = open("del_flag.in=1&sort=-price", []);
  await sees("Total: 4");
  await click("Views");
  await click("Save as new view");
  const name = await soon(() => {
    const input = document.querySelector<HTMLInputElement>("input[aria-label='Name of the view']");
    if (!input) throw new Error("no input");
    return input;
  });
  type(name, "Idle");
  await click("Save");
  await soon(() => expect(kept.views).toHaveLength(1));
  expect(kept.views[0]).toMatchObject({
    name: "Idle",
    state: "del_flag.in=1&sort=-price&columns=name%2Ccode%2Cprice%2CisActive",
  });
  await soon(() => expect(page?.address()).toContain("view=new-view"));
  await control("View: Idle");
});

it("is chosen with all that it asks for, which stands in the address", async () => {
  open("search=Crop", [idle()]);
  await sees("Total: 12");
  await click("Views");
  await click("Not grown");
  await sees("Total: 4");
  expect(page?.address()).toBe(`del_flag.in=1&sort=-price&${columns}&view=idle`);
  expect([...document.querySelectorAll("thead th")].map((cell) => cell.textContent)).not.toContain("Price");
});

it("says that the list differs from it: the change is saved, or undone", async () => {
  const kept = open(`del_flag.in=1&sort=-price&${columns}&view=idle`, [idle()]);
  await control("View: Not grown");
  await click("Remove filter: Status");
  await sees("Total: 12");
  await click("View: Not grown · changed");
  await click("Undo changes");
  await sees("Total: 4");
  await control("View: Not grown");

  await click("Remove filter: Status");
  await click("View: Not grown · changed");
  await click("Save");
  await soon(() => expect(kept.views[0]).toMatchObject({ state: `sort=-price&${columns}`, version: 2 }));
  await control("View: Not grown");
});

it("leaves out without a word what the list does not have any more", async () => {
  open("", [viewOf("old", "Old", "gone.in=1&del_flag.in=1&sort=-lost&columns=name%2Cvanished")]);
  await sees("Total: 12");
  await click("Views");
  await click("Old");
  await sees("Total: 4");
  expect(page?.address()).toBe("del_flag.in=1&columns=name&view=old");
  await control("View: Old"); // not "changed"
});

it("opens a list that is one's default, until another address or the list itself is asked for", async () => {
  const kept = open("", [idle()]);
  await sees("Total: 12");
  await click("Views");
  await click("Open the list with “Not grown”");
  expect(personal.read("defaultViews")).toEqual({ [crop.path]: { id: "idle", state: idle().state } });
  page?.end();

  open("", kept.views);
  await sees("Total: 4");
  expect(page?.address()).toBe(`del_flag.in=1&sort=-price&${columns}&view=idle`);
  await click("View: Not grown");
  await click("The list as it is");
  await sees("Total: 12");
  expect(page?.address()).toBe("view=none");
  page?.end();

  open("search=Crop+7", kept.views);
  await sees("Total: 1");
});

it("of somebody else is used and not changed, and its default goes when it goes", async () => {
  const theirs = { ...idle("theirs"), isShared: true, isOwn: false, author: "bua", mayChange: false };
  personal.write("defaultViews", { [crop.path]: { id: "theirs", state: theirs.state } });
  open("", [theirs]);
  await sees("Total: 4");
  await click("Remove filter: Status");
  await click("View: Not grown · changed");
  await sees("bua");
  await misses("Edit view");
  expect(document.querySelector("[aria-label='Edit view “Not grown”']")).toBeNull();
  page?.end();

  open("view=theirs", []);
  await sees("Total: 12");
  await soon(() => expect(personal.read("defaultViews")).toEqual({}));
});

it("is renamed in its own form: what another answer says does not close the one that is open by then", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  saving = promise;
  const kept = open("", [idle(), viewOf("dear", "Dear", "sort=-price")]);
  const name = () =>
    soon(() => document.querySelector<HTMLInputElement>("[aria-label='Name of the view']") ?? Promise.reject());
  await click("Views");
  await click("Edit view “Not grown”");
  type(await name(), "Idle");
  await click("Save");
  await soon(async () => expect((await name()).readOnly).toBe(true));
  await click("Cancel");
  await click("Edit view “Dear”");
  type(await name(), "Costly");
  resolve();
  await soon(() => expect(kept.views.map((view) => view.name)).toContain("Idle"));
  await new Promise((done) => setTimeout(done, 100));
  expect((await name()).value).toBe("Costly");
});
