import type { ComponentType } from "react";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import type { Language } from "../../contract/text.ts";
import { successBody } from "../../contract/wire/wire.ts";
import { click, control, misses, sees, show, soon, type, type Shown } from "../../crud/testing/show.tsx";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { textList } from "./text-list.ts";
import { translationAdmin, type TextCell, type TextRow } from "./translation-admin.ts";
import { TRANSLATION_PAGE } from "./translation.ts";
import screens from "./translation.screens.tsx";

let shown: Shown | undefined;
afterEach(() => shown?.end());

const cell = (shipped: string): TextCell => ({ shipped, words: null, isOutdated: false, version: 0 });
const row = (id: string, words: string): TextRow => ({
  id,
  area: "frame",
  zh: cell(`${words} zh`),
  lo: cell(`${words} lo`),
  en: cell(`${words} en`),
});

/** The page with two texts, at a server that finds texts by their id; `sent` are the saves. */
function open() {
  let rows = [row("a.one", "One"), row("b.two", "Two {name}")];
  const sent: string[] = [];
  const answer = (data: unknown) => new Response(successBody(data, undefined, false));
  const fake = fakeRecords(textList, []);
  const fetch: typeof fake.fetch = async (url, init) => {
    const body = new URLSearchParams(typeof init?.body === "string" ? init.body : "");
    const [, id = "", verb = ""] = /translation\/(?:([^/]+)\/)?(\w+)$/.exec(url) ?? [];
    if (verb === "list") {
      const found = rows.filter((each) => each.id.includes(body.get("search") ?? ""));
      const page = { rows: found, total: found.length, page: 1, pageSize: 50 };
      return answer(z.encode(translationAdmin.list.reply, page));
    }
    if (verb !== "update") return fake.fetch(url, init);
    const language = body.get("language") as Language;
    const words = body.get("words") ?? "";
    const current = rows.find((each) => each.id === id);
    if (Number(body.get("version")) !== current?.[language].version)
      return Response.json({ code: 400009, msg: "Changed", data: { current } });
    sent.push(`${id} ${language} ${words}`);
    rows = rows.map((each) =>
      each.id === id
        ? { ...each, [language]: { ...each[language], words, version: each[language].version + 1 } }
        : each,
    );
    return answer(rows.find((each) => each.id === id));
  };
  const Screen = screens[TRANSLATION_PAGE.view] as ComponentType;
  shown = show(<Screen />, { fake: { ...fake, fetch } });
  const saveElsewhere = (id: string, words: string) => {
    rows = rows.map((each) => (each.id === id ? { ...each, en: { ...each.en, words, version: 1 } } : each));
  };
  return { sent, saveElsewhere };
}

const LABELS = { zh: "Chinese", lo: "Lao", en: "English" } as const;
const nameOf = (id: string, language: Language) => `Edit ${id} · ${LABELS[language]}`;
/** The cell that is not open, by what it shows. */
const closed = (text: string, id: string, language: Language) => control(`${text} · ${nameOf(id, language)}`);
const box = (id: string, language: Language) =>
  soon(() => {
    const found = document.querySelector<HTMLInputElement>(`textarea[aria-label="${nameOf(id, language)}"]`);
    if (!found) throw new Error(`no open cell ${id} ${language}`);
    return found;
  });
const press = (element: HTMLElement, key: string) =>
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const search = async (words: string) => {
  const input = await soon(() => document.querySelector<HTMLInputElement>("input[type=search]") as HTMLInputElement);
  input.focus();
  type(input, words);
  return input;
};
/** Types into a cell and goes on to another. */
async function typeInto(id: string, language: Language, before: string, words: string) {
  (await closed(before, id, language)).click();
  type(await box(id, language), words);
}

test("what is typed in a cell stays there as an unsaved change when another cell is opened", async () => {
  const { sent } = open();
  await typeInto("a.one", "en", "One en", "First");
  await soon(() => expect(shown?.dirty()).toBe(true));
  await typeInto("a.one", "lo", "One lo", "Lao");
  await closed("First", "a.one", "en");
  await sees("Not saved");
  await sees("Unsaved changes: 2 · a.one");
  expect(sent).toEqual([]);
  (await closed("First", "a.one", "en")).click();
  expect((await box("a.one", "en")).value).toBe("First");
});

test("a search that hides the row neither loses its text nor gives the focus back to its editor", async () => {
  const { sent } = open();
  await typeInto("a.one", "en", "One en", "First");
  const input = await search("b.");
  await misses("One lo");
  await sees("Unsaved changes: 1 · a.one");
  await search("");
  await closed("First", "a.one", "en");
  expect(document.activeElement).toBe(input);
  expect(document.querySelector("textarea")).toBeNull();
  await search("b.");
  await misses("One lo");
  await click("Save all");
  await soon(() => expect(sent).toEqual(["a.one en First"]));
  await misses("Unsaved changes");
  await soon(() => expect(shown?.dirty()).toBe(false));
});

test("Escape gives up the change of its own cell only, and leaves the focus there", async () => {
  open();
  await typeInto("a.one", "en", "One en", "First");
  await typeInto("b.two", "en", "Two {name} en", "Second {name}");
  press(await box("b.two", "en"), "Escape");
  const cancelled = await closed("Two {name} en", "b.two", "en");
  await soon(() => expect(document.activeElement).toBe(cancelled));
  await closed("First", "a.one", "en");
  await sees("Unsaved changes: 1 · a.one");
  await click("Discard");
  await closed("One en", "a.one", "en");
  await soon(() => expect(shown?.dirty()).toBe(false));
});

test("a cell is saved and given up by buttons too, as phones have no such keys", async () => {
  const { sent } = open();
  await typeInto("a.one", "en", "One en", "First");
  await click("Cancel");
  await typeInto("a.one", "en", "One en", "Second");
  await click("Save");
  await closed("Second", "a.one", "en");
  await soon(() => expect(sent).toEqual(["a.one en Second"]));
  await soon(() => expect(shown?.dirty()).toBe(false));
});

test("saving all saves what can be saved; the others stay, say why, and are named", async () => {
  const { sent } = open();
  await typeInto("b.two", "en", "Two {name} en", "No place");
  await typeInto("a.one", "en", "One en", "First");
  await click("Save all");
  await soon(() => expect(sent).toEqual(["a.one en First"]));
  await sees("Changes that could not be saved: 1 · b.two");
  await sees("Keep exactly these placeholders: {name}");
  await closed("No place", "b.two", "en");
  expect(shown?.dirty()).toBe(true);
});

test("words that a colleague saved meanwhile are overwritten in their cell alone, which shows them", async () => {
  const { sent, saveElsewhere } = open();
  await typeInto("a.one", "en", "One en", "Mine");
  saveElsewhere("a.one", "Theirs");
  await click("Save all");
  await sees("Theirs");
  await click("Save all");
  await sees("Changes that could not be saved: 1 · a.one");
  expect(sent).toEqual([]);
  press(await box("a.one", "en"), "Enter");
  await soon(() => expect(sent).toEqual(["a.one en Mine"]));
});
