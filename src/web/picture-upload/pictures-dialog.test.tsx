import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Language, Text } from "../../contract/text.ts";
import { UPLOAD_TEXTS } from "../../contract/files/upload.ts";
import { configureApi } from "../api/call.ts";
import { type FakeRequest, fakeRequests, requests } from "../api/testing/fake-request.ts";
import { FeedbackProvider } from "../feedback/Feedback.tsx";
import { LanguageProvider } from "../i18n/language.tsx";
import { PicturesDialog } from "./PicturesDialog.tsx";
import { PICTURES_TEXTS } from "./texts.ts";

const nameOf = ({ body }: FakeRequest) => (body.get("file") as File).name;
const store = (request: FakeRequest) => {
  const name = nameOf(request);
  const stored = { id: name, fileName: name, filePath: `/file/news/${name}`, fileSize: 3, contentType: "image/png" };
  request.answer({ code: 0, msg: "", data: { attachment_list: [stored] } });
};

let root: Root;
let confirmed: string[][] = [];
const close = vi.fn<() => void>();
const soon = <T,>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000 });
const png = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: "image/png" });
const sees = (text: string) => soon(() => expect(document.body.textContent).toContain(text));
const sent = (name: string) =>
  soon(() => {
    const request = requests.findLast((each) => nameOf(each) === name);
    if (!request) throw new Error(`${name} was not sent`);
    return request;
  });
// The kit's buttons of two Chinese characters have a space between them, if no theme says otherwise.
const bare = (text: string | null) => text?.replaceAll(/\s/g, "");
const button = (name: string) =>
  soon(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button")];
    const one = buttons.find(
      (each) => bare(each.textContent) === bare(name) || each.getAttribute("aria-label") === name,
    );
    if (!one) throw new Error(`no button ${name}`);
    return one;
  });
const tiles = () => [...document.querySelectorAll("li img")].map((picture) => picture.getAttribute("alt"));
const choose = async (...files: File[]) => {
  const input = await soon(
    () => document.querySelector<HTMLInputElement>("input[type=file]") ?? Promise.reject(new Error("no input")),
  );
  Object.defineProperty(input, "files", { value: files, configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
};
/** A drag or paste event with this data. */
const carry = (type: string, data: { files?: File[]; text?: string }) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    [type === "paste" ? "clipboardData" : "dataTransfer"]: {
      files: data.files ?? [],
      types: [],
      getData: () => data.text ?? "",
      setData() {},
    },
  });

const show = (language: Language = "en") => {
  configureApi({
    base: "/api",
    language: () => language,
    refreshSession: async () => false,
    onSessionEnded: () => {},
    onRestricted: () => {},
  });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <LanguageProvider language={language}>
      <FeedbackProvider>
        <PicturesDialog
          basePath="/file/news/"
          yes="Use them"
          onCancel={close}
          onConfirm={(stored) => confirmed.push(stored.map(({ filePath }) => filePath))}
        />
      </FeedbackProvider>
    </LanguageProvider>,
  );
};

beforeEach(() => {
  confirmed = [];
  close.mockClear();
  fakeRequests();
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("chosen, dropped and pasted pictures are sent, two at a time, each with its progress", async () => {
  show();
  await choose(png("a.png"), png("b.png"));
  (await soon(() => document.querySelector("li") as HTMLElement)).dispatchEvent(
    carry("drop", { files: [png("c.png")] }),
  );
  document.dispatchEvent(carry("paste", { files: [png("d.png")] }));
  await soon(() => expect(tiles()).toEqual(["a.png", "b.png", "c.png", "d.png"]));
  expect(requests.map(nameOf)).toEqual(["a.png", "b.png"]);
  expect((await sent("a.png")).body.get("base_path")).toBe("/file/news/");
  (await sent("a.png")).progress(40);
  await sees("Uploading 40%");
  store(await sent("b.png"));
  store(await sent("c.png"));
  await sent("d.png");
});

test.each(["zh", "lo", "en"] as const)(
  "in %s a file that may not be uploaded is named at once, and the others are sent (§5)",
  async (language) => {
    show(language);
    await choose(
      new File(["x"], "a.gif", { type: "image/gif" }),
      png("b.png", 2 * 1024 * 1024),
      png("c.png", 2 * 1024 * 1024 - 1),
    );
    await sees(UPLOAD_TEXTS.wrongType[language]);
    await sees(UPLOAD_TEXTS.tooLarge[language]);
    expect(tiles()).toEqual(["c.png"]);
  },
);

test.each(["zh", "lo", "en"] as const)(
  "in %s, confirming before all succeeded asks to wait or to refresh (§5)",
  async (language) => {
    show(language);
    await choose(png("a.png"), png("b.png"));
    store(await sent("a.png"));
    (await button("Use them")).click();
    await sees(PICTURES_TEXTS.waitForAll[language]);
    expect(confirmed).toEqual([]);
    store(await sent("b.png"));
    await soon(() => expect(document.querySelectorAll("li[data-state=stored]")).toHaveLength(2));
    (await button("Use them")).click();
    expect(confirmed).toEqual([["/file/news/a.png", "/file/news/b.png"]]);
  },
);

test.each(["zh", "lo", "en"] as const)(
  "in %s, once nothing is on its way, confirming says what to do with the pictures that failed, and the others stay",
  async (language) => {
    const said = (text: Text, count: number) => sees(text[language].replace("{count}", String(count)));
    show(language);
    await choose(png("a.png"), png("b.png"), png("c.png"));
    store(await sent("a.png"));
    (await sent("b.png")).answer({ code: 400001, msg: "too many pixels" }, 400);
    (await sent("c.png")).answer({ code: 500001, msg: "the store is away" }, 500);
    await sees("the store is away");
    (await button("Use them")).click();
    await said(PICTURES_TEXTS.sendAgain, 2);
    (await button(PICTURES_TEXTS.remove[language].replace("{name}", "c.png"))).click();
    (await button("Use them")).click();
    await said(PICTURES_TEXTS.removeRefused, 1);
    expect(confirmed).toEqual([]);
    expect(document.body.textContent).not.toContain(PICTURES_TEXTS.waitForAll[language]);
    (await button(PICTURES_TEXTS.remove[language].replace("{name}", "b.png"))).click();
    (await button("Use them")).click();
    expect(confirmed).toEqual([["/file/news/a.png"]]);
  },
);

test("a failed picture says why and can be sent again, a refused one cannot; both can be removed", async () => {
  show();
  await choose(png("a.png"), png("b.png"));
  (await sent("a.png")).answer({ code: 500001, msg: "the store is away" }, 500);
  (await sent("b.png")).answer({ code: 400001, msg: "too many pixels" }, 400);
  await sees("the store is away");
  await sees("too many pixels");
  expect(document.querySelector("[aria-label='Upload b.png again']")).toBeNull();
  (await button("Upload a.png again")).click();
  await soon(() => expect(requests).toHaveLength(3));
  (await button("Remove b.png")).click();
  store(await sent("a.png"));
  await soon(() => expect(document.querySelectorAll("li[data-state=stored]")).toHaveLength(1));
  (await button("Use them")).click();
  expect(confirmed).toEqual([["/file/news/a.png"]]);
});

test.each([
  ["zh", "取消", "关闭"],
  ["lo", "ຍົກເລີກ", "ປິດ"],
  ["en", "Cancel", "Close"],
] as const)(
  "in %s what is stored is told to stay, and from then on nothing offers to cancel it",
  async (language, cancel, leave) => {
    show(language);
    await choose(png("a.png"), png("b.png"));
    await button(cancel);
    expect(document.body.textContent).not.toContain(PICTURES_TEXTS.kept[language]);
    store(await sent("a.png"));
    await sees(PICTURES_TEXTS.kept[language]);
    // Taken off the list, it stays stored.
    (await button(PICTURES_TEXTS.remove[language].replace("{name}", "a.png"))).click();
    await soon(() => expect(tiles()).toEqual(["b.png"]));
    expect(document.body.textContent).toContain(PICTURES_TEXTS.kept[language]);
    expect(bare(document.body.textContent)).not.toContain(cancel);
    (await button(leave)).click();
    expect(close).toHaveBeenCalledTimes(1);
    document
      .querySelector("[role=dialog]")
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await soon(() => expect(close).toHaveBeenCalledTimes(2));
  },
);

test("pictures are reordered by the arrows and by dragging, and handed out in that order", async () => {
  show();
  await choose(png("a.png"), png("b.png"), png("c.png"));
  (await button("Move c.png forward")).click();
  await soon(() => expect(tiles()).toEqual(["a.png", "c.png", "b.png"]));
  (await button("Move a.png back")).click();
  await soon(() => expect(tiles()).toEqual(["c.png", "a.png", "b.png"]));
  expect((await button("Move c.png forward")).disabled).toBe(true);
  const [first] = document.querySelectorAll("li");
  first?.dispatchEvent(carry("drop", { text: "2" })); // b.png, the second that was chosen
  await soon(() => expect(tiles()).toEqual(["b.png", "c.png", "a.png"]));
  for (const name of ["a.png", "b.png", "c.png"]) store(await sent(name));
  await soon(() => expect(document.querySelectorAll("li[data-state=stored]")).toHaveLength(3));
  (await button("Use them")).click();
  expect(confirmed).toEqual([["/file/news/b.png", "/file/news/c.png", "/file/news/a.png"]]);
});

test("when the server limits uploads, a picture waits and goes on by itself (RL-01)", async () => {
  show();
  await choose(png("a.png"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  (await sent("a.png")).answer({ code: 429001, msg: "slow down" }, 429);
  await soon(() => expect(requests).toHaveLength(2));
  vi.useRealTimers();
  store(await sent("a.png"));
  await sees("Uploaded");
});
