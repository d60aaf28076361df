import { createRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageContext, type Page } from "../../../web/page/page.tsx";
import { queryClient } from "../../query-client.ts";
import { found, frame, type Frame } from "../../testing/frame.tsx";
import { InfoPage } from "./InfoPage.tsx";

const account = {
  username: "noy",
  realname: "ນ້ອຍ",
  phone: "",
  email: "",
  portrait: "",
  introduction: "",
  roles: [{ code: "viewer", name: "只读用户", nameEn: "Viewer", nameLo: "ຜູ້ເບິ່ງຂໍ້ມູນ" }],
  version: 4,
};
const page: Page = {
  id: "info",
  path: "/info",
  query: new URLSearchParams(),
  setQuery: () => {},
  catchBack: () => {},
  isActive: true,
  open: () => {},
  close: () => {},
  setDirty: vi.fn<(isDirty: boolean) => void>(),
  setTitle: () => {},
  root: createRef(),
};

const UPDATE = "/sys/user/my/update";

interface Answer {
  readonly code: number;
  readonly data: unknown;
}
let answers: Record<string, Answer[]> = {};
const sent: { readonly path: string; readonly form: URLSearchParams }[] = [];
/** What a save waits for. */
let updating: Promise<void> | undefined;
let running: Frame;

beforeEach(() => {
  answers = {};
  updating = undefined;
  sent.length = 0;
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    const path = url.replace("/api", "");
    if (method === "POST") sent.push({ path, form: new URLSearchParams(body as string) });
    if (path === UPDATE) await updating;
    const standing: Answer = { code: 0, data: path === "/sys/user/my/info" ? account : [] };
    const { code, data } = answers[path]?.shift() ?? standing;
    return new Response(JSON.stringify({ code, msg: "refused", data }));
  });
  running = frame(
    <PageContext value={page}>
      <InfoPage />
    </PageContext>,
    [],
    "/info",
  );
});
afterEach(() => {
  running.end();
  queryClient.clear();
});

const type = async (id: string, text: string) => {
  const input = await found<HTMLInputElement>(`input[id=${id}]`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};
const savesOf = (path: string) => sent.filter((each) => each.path === path).map(({ form }) => Object.fromEntries(form));

test("what is typed is saved with the version it was read with, and marks the tab until then", async () => {
  answers[UPDATE] = [{ code: 0, data: { ...account, realname: "ນ້ອຍ ພົມ", version: 5 } }];
  await found("span", "Viewer");
  await type("realName", " ນ້ອຍ ພົມ ");
  expect(page.setDirty).toHaveBeenLastCalledWith(true, "page");
  (await found("button", "Save")).click();
  await vi.waitFor(() => expect(page.setDirty).toHaveBeenLastCalledWith(false, "page"));
  expect(savesOf(UPDATE)).toEqual([{ realname: "ນ້ອຍ ພົມ", phone: "", email: "", introduction: "", version: "4" }]);
});

test("what is typed while the rest is saved stays, as unsaved text", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  updating = promise;
  answers[UPDATE] = [{ code: 0, data: { ...account, realname: "ນ້ອຍ ພົມ", version: 5 } }];
  await type("realName", " ນ້ອຍ ພົມ ");
  (await found("button", "Save")).click();
  await vi.waitFor(() => expect(savesOf(UPDATE)).toHaveLength(1));
  await type("email", "noy@example.la");
  resolve();
  await vi.waitFor(async () => expect((await found<HTMLInputElement>("input[id=realName]")).value).toBe("ນ້ອຍ ພົມ"));
  expect((await found<HTMLInputElement>("input[id=email]")).value).toBe("noy@example.la");
  expect(page.setDirty).toHaveBeenLastCalledWith(true, "page");
});

test("what was changed elsewhere meanwhile is shown for a choice, and nothing is lost without one", async () => {
  answers[UPDATE] = [
    { code: 400009, data: { current: { ...account, phone: "+856 21 111111", version: 7 } } },
    { code: 0, data: { ...account, realname: "ນ້ອຍ ພົມ", version: 8 } },
  ];
  await type("realName", "ນ້ອຍ ພົມ");
  (await found("button", "Save")).click();
  await found(".ant-modal-title", "changed elsewhere");
  expect((await found<HTMLInputElement>("input[id=realName]")).value).toBe("ນ້ອຍ ພົມ");
  (await found("button", "Save selection")).click();
  const own = { realname: "ນ້ອຍ ພົມ" };
  await vi.waitFor(() =>
    expect(savesOf(UPDATE)).toMatchObject([
      { ...own, phone: "", version: "4" },
      { ...own, phone: "+856 21 111111", version: "7" },
    ]),
  );
});

test("a version changed for another reason, such as a new password, asks nothing", async () => {
  answers[UPDATE] = [
    { code: 400009, data: { current: { ...account, version: 6 } } },
    { code: 0, data: { ...account, realname: "ນ້ອຍ ພົມ", version: 7 } },
  ];
  await type("realName", "ນ້ອຍ ພົມ");
  (await found("button", "Save")).click();
  await vi.waitFor(() => expect(savesOf(UPDATE)).toMatchObject([{ version: "4" }, { version: "6" }]));
  expect(document.body.textContent).not.toContain("changed elsewhere");
});

test("the unlock password is set with the login password, said twice, and without Chinese characters (§5, §6)", async () => {
  (await found("button[aria-label='Set: Unlock password']")).click();
  await type("oldPassword", "Khao-niaw 2026");
  await type("password", "开锁1234");
  await type("passwordConfirm", "1234");
  const save = await found(".ant-modal button.ant-btn-primary", "Save");
  save.click();
  await found(".ant-form-item-explain-error", "cannot contain Chinese characters");
  await found(".ant-form-item-explain-error", "do not match");
  await type("password", "1234");
  save.click();
  await vi.waitFor(() =>
    expect(savesOf("/sys/user/my/changeUnlockPassword")).toEqual([
      { oldPassword: "Khao-niaw 2026", password: "1234", passwordConfirm: "1234" },
    ]),
  );
});
