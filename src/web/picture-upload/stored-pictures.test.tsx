import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChosenPicture } from "../../contract/files/stored-pictures.ts";
import { configureApi } from "../api/call.ts";
import { FeedbackProvider } from "../feedback/Feedback.tsx";
import { LanguageProvider } from "../i18n/language.tsx";
import { StoredPicturesDialog } from "./StoredPicturesDialog.tsx";

const picture = (id: string, words: Partial<ChosenPicture> = {}): ChosenPicture => ({
  id,
  version: 1,
  fileName: `${id}.png`,
  filePath: `/file/news/${id}.png`,
  thumbPath: `/file/thumb/news/${id}.png`,
  width: 320,
  height: 180,
  alt: "",
  altEn: "",
  altLo: "",
  tags: "",
  isDescribable: false,
  ...words,
});
const stored = [
  picture("terrace", { altEn: "Rice terraces", isDescribable: true }),
  picture("market"),
  picture("boat"),
];

let root: Root;
let asked: { path: string; body: URLSearchParams }[] = [];
let confirmed: string[][] = [];
/** What saving a description waits for. */
let describing: Promise<void> | undefined;
const soon = <T,>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000 });
const button = (name: string) =>
  soon(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button")];
    const one = buttons.find((each) => each.textContent === name || each.getAttribute("aria-label") === name);
    if (!one) throw new Error(`no button ${name}`);
    return one;
  });
const type = (input: HTMLInputElement | null, value: string) => {
  if (!input) throw new Error("no input");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};
const search = () => document.querySelector<HTMLInputElement>("input[type=search]");

function show(most: number) {
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const path = new URL(address, "http://x").pathname;
    const body = new URLSearchParams(init.body as string);
    asked.push({ path, body });
    const words = body.get("search") ?? "";
    const rows = stored.filter(({ fileName, altEn }) => `${fileName} ${altEn}`.includes(words));
    if (path.endsWith("/describe")) await describing;
    const described = { ...stored[0], altEn: body.get("altEn"), version: 2 };
    const data = path.endsWith("/describe") ? described : { rows, total: rows.length };
    return Response.json({ code: 0, msg: "", data });
  });
  configureApi({
    base: "/api",
    language: () => "en",
    refreshSession: async () => false,
    onSessionEnded: () => {},
    onRestricted: () => {},
  });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider language="en">
        <FeedbackProvider>
          <StoredPicturesDialog
            basePath="/file/news/"
            most={most}
            onCancel={() => undefined}
            onConfirm={(chosen) => confirmed.push(chosen.map(({ filePath }) => filePath))}
          />
        </FeedbackProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  describing = undefined;
  asked = [];
  confirmed = [];
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("one picture is searched for, chosen and used; the folder of the field goes with the question", async () => {
  show(1);
  // Called by what it shows, else by the name of its file.
  (await button("Rice terraces")).click();
  (await button("market.png")).click();
  await soon(async () => expect((await button("market.png")).getAttribute("aria-pressed")).toBe("true"));
  expect((await button("Rice terraces")).getAttribute("aria-pressed")).toBe("false");
  type(search(), "boat");
  await soon(() => expect(document.querySelectorAll("li button")).toHaveLength(1));
  (await button("boat.png")).click();
  (await button("Use this image")).click();
  expect(confirmed).toEqual([["/file/news/boat.png"]]);
  expect(asked.map(({ body }) => [body.get("base_path"), body.get("search")]).at(-1)).toEqual(["/file/news/", "boat"]);
  type(search(), "nothing like it");
  await soon(() => expect(document.body.textContent).toContain("No image found"));
});

test("several come in the order in which they were chosen, up to the room that is left", async () => {
  show(2);
  for (const name of ["boat.png", "Rice terraces", "market.png"]) (await button(name)).click();
  await soon(async () => expect((await button("Rice terraces")).getAttribute("aria-pressed")).toBe("true"));
  (await button("Use 2 images")).click();
  expect(confirmed).toEqual([["/file/news/boat.png", "/file/news/terrace.png"]]);
});

test("the words of a picture are offered to whoever may change them, and saved with its version", async () => {
  show(1);
  (await button("market.png")).click();
  await soon(() => expect(document.querySelector('button[aria-pressed="true"]')).not.toBeNull());
  expect(document.querySelector("details")).toBeNull();
  (await button("Rice terraces")).click();
  const field = await soon(
    () => document.querySelector<HTMLInputElement>('details input[lang="en"]') ?? Promise.reject(),
  );
  expect(field.value).toBe("Rice terraces");
  type(field, "Terraces in winter");
  (await button("Save description")).click();
  await soon(() => expect(asked.find(({ path }) => path.endsWith("/oss/stored/terrace/describe"))).toBeDefined());
  const sent = asked.find(({ path }) => path.endsWith("/describe"))?.body;
  expect([sent?.get("version"), sent?.get("altEn"), sent?.get("alt")]).toEqual(["1", "Terraces in winter", ""]);
  await soon(() => expect(document.body.textContent).toContain("Description saved"));
});

const described = () =>
  soon(() => document.querySelector<HTMLInputElement>('details input[lang="en"]') ?? Promise.reject());
async function saveDescription(words: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  describing = promise;
  (await button("Rice terraces")).click();
  type(await described(), words);
  (await button("Save description")).click();
  await soon(() => expect(asked.find(({ path }) => path.endsWith("/describe"))).toBeDefined());
  return resolve;
}

test("a picture that is chosen while the words of another are saved stays chosen", async () => {
  show(1);
  const answer = await saveDescription("Terraces in winter");
  (await button("boat.png")).click();
  await soon(async () => expect((await button("boat.png")).getAttribute("aria-pressed")).toBe("true"));
  answer();
  await soon(() => expect(document.body.textContent).toContain("Description saved"));
  (await button("Use this image")).click();
  expect(confirmed).toEqual([["/file/news/boat.png"]]);
});

test("words that are typed while others are saved stay, and are saved over these", async () => {
  show(1);
  const answer = await saveDescription("Terraces in winter");
  const tags = await soon(
    () => document.querySelector<HTMLInputElement>("details input[id$=tags]") ?? Promise.reject(),
  );
  type(tags, "snow");
  answer();
  await soon(() => expect(document.body.textContent).toContain("Description saved"));
  expect((await described()).value).toBe("Terraces in winter");
  expect(document.querySelector<HTMLInputElement>("details input[id$=tags]")?.value).toBe("snow");
  (await button("Save description")).click();
  await soon(() =>
    expect(asked.filter(({ path }) => path.endsWith("/describe")).map(({ body }) => body.get("version"))).toEqual([
      "1",
      "2",
    ]),
  );
});
