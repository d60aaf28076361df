import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ERRORS } from "../../../contract/errors.ts";
import { tokens } from "../../../web/api/tokens.ts";
import type { SignInData } from "./sign-in-data.ts";
import { SignInPanel } from "./SignInPanel.tsx";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";
import { act } from "../../../web/testing/act.ts";

const data: SignInData = {
  apiBase: "/api",
  settings: { "sys.name": "平台" },
  features: { hasCaptcha: true, hasMail: false, hasOfflinePages: true },
  language: "zh",
  target: "/sys/dict",
  words: { zh: {}, lo: {}, en: {} },
  version: "v0",
  console: { scripts: [], styles: [] },
};

let host: HTMLElement;
let root: Root;
const posted: URLSearchParams[] = [];
const titles: string[] = [];
let signedIn = 0;

const show = async (shown: SignInData = data): Promise<void> => {
  await act(async () =>
    root.render(
      <SignInPanel
        data={shown}
        onLanguage={(_language, title) => titles.push(title)}
        onSignedIn={() => (signedIn += 1)}
      />,
    ),
  );
};
const answer = (body: unknown, status = 200): void => {
  vi.stubGlobal("fetch", async (_url: string, init: { body: URLSearchParams }) => {
    posted.push(init.body);
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
};
const input = (name: string): HTMLInputElement => host.querySelector(`#${name}`) as HTMLInputElement;
const submit = async (values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) input(name).value = value;
  await act(async () => {
    host.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
};
const picture = (): string => host.querySelector<HTMLImageElement>(".captcha-picture img")?.src ?? "";
const alertText = (): string => host.querySelector("[role=alert]")?.textContent ?? "";

beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  posted.length = 0;
  titles.length = 0;
  signedIn = 0;
  tokens.clear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

const filled = { username: " admin", password: "a b", captcha: " x7k2 " };

describe("the sign-in form", () => {
  it("sends the request of §7 and continues with both tokens stored", async () => {
    answer({ code: 0, msg: "", access_token: "A", refresh_token: "R" });
    await show();
    await submit(filled);
    expect(Object.fromEntries(posted[0] ?? [])).toMatchObject({
      grant_type: "password",
      client_secret: "terrace-console",
      username: " admin",
      password: "a b",
      captcha: "x7k2",
    });
    expect(posted[0]?.get("client_id")).toMatch(/^[0-9a-f]{32}$/);
    expect(picture()).toContain(`client_id=${posted[0]?.get("client_id")}`);
    expect(tokens.read()).toEqual({ accessToken: "A", refreshToken: "R" });
    expect(signedIn).toBe(1);
  });

  it("shows the server's words, keeps the name, asks for a new captcha (§8, AU-01)", async () => {
    answer({ code: 100001, msg: "用户名或密码错误", data: null });
    await show();
    const first = picture();
    await submit(filled);
    expect(alertText()).toBe("用户名或密码错误");
    expect(input("username").value).toBe(" admin");
    expect(input("captcha").value).toBe("");
    expect(picture()).not.toBe(first);
    expect(document.activeElement).toBe(input("password"));
    expect(tokens.read()).toBeNull();
    expect(signedIn).toBe(0);
  });

  it("keeps an error until the next answer, in a line that is reserved for it (no shift)", async () => {
    answer({ code: 100006, msg: "验证码不正确，请按新图片输入", data: null });
    await show();
    expect(host.querySelectorAll(".field-note")).toHaveLength(3);
    await submit(filled);
    const first = host.querySelector("#captcha-error");
    const reply = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", () => reply.promise);
    await submit(filled);
    expect(host.querySelector("[aria-busy=true]")).not.toBeNull();
    expect(host.querySelector("#captcha-error")).toBe(first);
    await act(async () => reply.resolve(Response.json({ code: 100006, msg: "验证码已过期，请按新图片输入" })));
    expect(alertText()).toBe("验证码已过期，请按新图片输入");
    // a new element, which a screen reader announces again
    expect(host.querySelector("#captcha-error")).not.toBe(first);
  });

  it("shows a wrong captcha at its field", async () => {
    answer({ code: 100006, msg: "验证码不正确，请按新图片输入", data: null });
    await show();
    await submit(filled);
    expect(host.querySelector("#captcha-error")?.textContent).toBe("验证码不正确，请按新图片输入");
    expect(document.activeElement).toBe(input("captcha"));
  });

  it.each([
    ["no answer", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")))],
    ["a proxy's page", () => answer("<html>502</html>", 502)],
    ["an answer without words", () => answer({}, 500)],
  ])("says whom to ask after %s, and keeps the captcha's picture (§8)", async (_what, prepare) => {
    prepare();
    await show();
    const first = picture();
    await submit(filled);
    expect(alertText()).toBe(ERRORS.signInFailed.words.zh);
    expect(picture()).toBe(first);
  });

  it("names a missing field without a call", async () => {
    answer({});
    await show();
    await submit({ ...filled, password: "" });
    expect(host.querySelector("#password-error")?.textContent).toBe(SIGN_IN_TEXTS.needPassword.zh);
    expect(posted).toHaveLength(0);
  });

  it("has no captcha when the server wants none", async () => {
    answer({ code: 0, access_token: "A", refresh_token: "R" });
    await show({ ...data, features: { ...data.features, hasCaptcha: false } });
    expect(input("captcha")).toBeNull();
    await submit({ username: "admin", password: "x" });
    expect(posted[0]?.has("captcha")).toBe(false);
    expect(signedIn).toBe(1);
  });

  it("keeps what was typed when the language changes", async () => {
    await show();
    input("username").value = "admin";
    input("password").value = "secret";
    await act(async () => host.querySelector<HTMLAnchorElement>("a[lang=lo]")?.click());
    expect(host.querySelector("h1")?.textContent).toBe(SIGN_IN_TEXTS.title.lo);
    expect([input("username").value, input("password").value]).toEqual(["admin", "secret"]);
    expect(titles.at(-1)).toBe(`${SIGN_IN_TEXTS.title.lo} · 平台`);
  });

  it("shows and hides the password", async () => {
    await show();
    const eye = host.querySelector(".password-eye") as HTMLButtonElement;
    expect(input("password").type).toBe("password");
    await act(async () => eye.click());
    expect(input("password").type).toBe("text");
    expect(eye.getAttribute("aria-label")).toBe(SIGN_IN_TEXTS.hidePassword.zh);
  });

  it("cannot be sent before its scripts run, and then never into the address", () => {
    const html = renderToString(<SignInPanel data={data} onLanguage={() => undefined} onSignedIn={() => undefined} />);
    expect(html).toMatch(/<button type="submit"[^>]*disabled/);
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toContain('href="/login?redirect=%2Fsys%2Fdict&amp;lang=lo"');
  });
});
