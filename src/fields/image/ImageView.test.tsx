import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UPLOAD_TEXTS } from "../../contract/files/upload.ts";
import { configureApi } from "../../web/api/call.ts";
import { fakeRequests, requests } from "../../web/api/testing/fake-request.ts";
import { LanguageProvider } from "../../web/i18n/language.tsx";
import { InputValidityContext, NOTHING_WRONG } from "../input-validity.web.ts";
import { image } from "./image.ts";
import { imageView } from "./ImageView.tsx";

const field = image({ label: { zh: "图片", lo: "ຮູບ", en: "Image" }, basePath: "/file/news/" });
const stored = { id: "1", fileName: "a.png", filePath: "/file/news/a.png", fileSize: 3, contentType: "image/png" };

const asked: { current: (value: unknown) => string } = { current: NOTHING_WRONG };
const wrong = () => asked.current(undefined);
let paths: (string | null)[] = [];
const soon = <T,>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000 });
const there = <T,>(find: () => T | null | undefined): Promise<T> =>
  soon(() => {
    const found = find();
    if (!found) throw new Error("not there yet");
    return found;
  });
const choose = async (file: File) => {
  const input = await there(() => document.querySelector<HTMLInputElement>("input[type=file]"));
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
};
const sees = (text: string) => soon(() => expect(document.body.textContent).toContain(text));

const { Input } = imageView;
const show = (shown: typeof field) => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <LanguageProvider language="en">
      <InputValidityContext value={{ check: asked, report: () => {} }}>
        <Input field={shown} value={null} onChange={(path) => paths.push(path)} />
      </InputValidityContext>
    </LanguageProvider>,
  );
  return root;
};

beforeEach(() => {
  paths = [];
  fakeRequests();
  configureApi({
    base: "/api",
    language: () => "en",
    refreshSession: async () => false,
    onSessionEnded: () => {},
    onRestricted: () => {},
  });
  show(field);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("says at once what may not be uploaded, in the specification's words, and sends nothing (§5)", async () => {
  await choose(new File(["x"], "a.gif", { type: "image/gif" }));
  await sees(UPLOAD_TEXTS.wrongType.en);
  await choose(new File([new Uint8Array(2 * 1024 * 1024)], "a.png", { type: "image/png" }));
  await sees(UPLOAD_TEXTS.tooLarge.en);
  expect(requests).toEqual([]);
});

it("sends the picture to the field's folder, shows how far it is, and keeps the stored path", async () => {
  await choose(new File(["png"], "a.png", { type: "image/png" }));
  const request = await there(() => requests[0]);
  expect(request.url).toBe("/api/oss/upload");
  expect(request.body?.get("base_path")).toBe("/file/news/");
  request.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: true, loaded: 2, total: 4 }));
  await sees("50%");
  expect(wrong(), "nothing is saved without it").toMatch(/not finished uploading/);
  request.answer({ code: 0, msg: "", data: { attachment_list: [stored] } });
  await soon(() => expect([paths, wrong()]).toEqual([["/file/news/a.png"], ""]));
});

it("shows the server's reason and sends the same picture again on request", async () => {
  await choose(new File(["png"], "a.png", { type: "image/png" }));
  (await there(() => requests[0])).answer({ code: 400013, msg: "Not a picture", data: null });
  await sees("Not a picture");
  [...document.querySelectorAll("button")].find((button) => button.textContent === "Retry")?.click();
  (await there(() => requests[1])).answer({
    code: 0,
    msg: "",
    data: { attachment_list: [stored] },
  });
  await soon(() => expect(paths).toEqual(["/file/news/a.png"]));
});

it("keeps no decoded picture in memory that another one overtook, or that is not cropped any more", async () => {
  document.body.replaceChildren();
  const root = show({ ...field, ratio: "16/9" });
  const pictures = [0, 1, 2].map(() => ({
    width: 1600,
    height: 900,
    close: vi.fn<() => void>(),
    decoded: Promise.withResolvers<void>(),
  }));
  const waiting = [...pictures];
  vi.stubGlobal("createImageBitmap", async () => {
    const picture = waiting.shift();
    await picture?.decoded.promise;
    return picture;
  });
  const closed = () => pictures.map(({ close }) => close.mock.calls.length);
  for (const name of ["a.png", "b.png"]) await choose(new File(["png"], name, { type: "image/png" }));
  pictures[1]?.decoded.resolve();
  await there(() => document.querySelector("canvas"));
  pictures[0]?.decoded.resolve();
  await soon(() => expect(closed()).toEqual([1, 0, 0]));
  await choose(new File(["png"], "c.png", { type: "image/png" }));
  pictures[2]?.decoded.resolve();
  await soon(() => expect(closed()).toEqual([1, 1, 0]));
  root.unmount();
});
