import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ApplicationPageData } from "./application-values.ts";
import { applicationStatusPage, applicationFormPage } from "./application-pages.tsx";
import { wordsIn } from "./application-texts.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { Status } from "./Status.tsx";
import { act } from "../../web/testing/act.ts";
import { returnedApplication } from "../testing/returned-application.ts";

const words = wordsIn("zh");
const data: ApplicationPageData = {
  language: "zh",
  apiBase: "/api",
  hasCaptcha: true,
  hasMail: true,
  words,
  limits: { name: 120, products: 10, productName: 120, pictures: 6, productPictures: 3, introduction: 2000 },
  choices: {
    types: [{ value: "cooperative", name: "合作社" }],
    categories: [{ value: "coffee", name: "咖啡" }],
    countries: [{ id: "LA", name: "老挝" }],
  },
  months: ["1月"],
};
const EVIL = "<img src=x onerror=alert(1)>";

let host: HTMLElement;
let root: Root;
let answers: Record<string, unknown> = {};
/** What sending the form waits for. */
let submitting: Promise<void> | undefined;
const sent: { readonly path: string; readonly body: URLSearchParams | undefined }[] = [];

const show = (part: "form" | "status" = "form", own = data) =>
  act(async () => {
    root.render(part === "form" ? <ApplicationForm data={own} isReady /> : <Status data={own} isReady />);
  });
const restart = async (part: "form" | "status" = "form", own = data) => {
  await act(async () => root.unmount());
  root = createRoot(host);
  await show(part, own);
};
const field = (name: string) =>
  host.querySelector(`#field-${name}`) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fill = (element: Element | null, value: string) =>
  act(async () => {
    const own = Object.getPrototypeOf(element) as object;
    Object.getOwnPropertyDescriptor(own, "value")?.set?.call(element, value);
    element?.dispatchEvent(new Event(element instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  });
const press = async (text: string) => {
  const button = [...host.querySelectorAll("button")].find((each) => each.textContent === text);
  await act(async () => button?.click());
  await act(async () => vi.waitFor(() => expect(host.querySelector("form[aria-busy=true]")).toBeNull()));
};
const errors = () => [...host.querySelectorAll(".application-errors li")].map((line) => line.textContent);

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string, init?: { readonly body?: URLSearchParams }) => {
    const path = url.replace(/^.*application\//, "").replace(/\?.*$/, "");
    sent.push({ path, body: init?.body });
    if (path === "submit") await submitting;
    const found =
      path === "divisions" ? [{ id: "LA16", name: "占巴塞" }] : path === "begin" ? { draft: "t" } : undefined;
    return new Response(JSON.stringify(answers[path] ?? { code: 0, msg: "", data: found ?? null }));
  });
  localStorage.clear();
  sent.length = 0;
  answers = {};
  submitting = undefined;
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

async function fillFirst() {
  await fill(field("name"), EVIL);
  await fill(field("type"), "cooperative");
  await fill(field("contact"), "玛尼");
  await fill(field("phone"), "020 5555 1234");
  await fill(host.querySelector("#field-division select"), "LA");
  await vi.waitFor(() => expect(host.querySelector("#field-division option[value=LA16]")).not.toBeNull());
  await fill(host.querySelectorAll("#field-division select")[1] as Element, "LA16");
}
async function fillAll() {
  await fillFirst();
  await press(words.next);
  await fill(field("products-0-name"), "阿拉比卡");
  await fill(field("products-0-category"), "coffee");
  await press(words.next);
}

describe("the form", () => {
  it("names every empty field it needs and goes no further", async () => {
    await show();
    await press(words.next);
    const needed = [words.name, words.type, words.division, words.contact, words.phone];
    expect(errors()).toEqual(needed.map((name) => `${name}：${words.required}`));
    expect(field("phone").getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
    // Of a group of controls the invalid one gets the focus and its message.
    const links = [...host.querySelectorAll<HTMLElement>(".application-errors a")];
    await act(async () => links.find((link) => link.textContent.startsWith(words.division))?.click());
    expect(document.activeElement?.getAttribute("aria-label")).toBe(words.country);
    const note = document.activeElement?.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(note)?.textContent).toBe(words.required);
    await fill(field("phone"), "call me");
    expect(errors()).toEqual(needed.slice(0, -1).map((name) => `${name}：${words.required}`));
    expect(field("phone").getAttribute("aria-invalid")).not.toBe("true");
    await press(words.next);
    expect(errors().at(-1)).toContain(words.badPhone);
    // A value that the server would refuse is not sent.
    await fill(field("email"), "a;b@example.la");
    await press(words.next);
    expect(errors().at(-1)).toContain(words.badEmail);
  });

  it("keeps a name that is too long whole, says how long it is, and goes no further", async () => {
    await show();
    await fillFirst();
    await fill(field("name"), "名".repeat(6800));
    expect(field("name").value).toHaveLength(6800);
    expect(host.textContent).toContain("6800 / 120");
    await press(words.next);
    expect(errors()).toEqual([`${words.name}：${words.tooLong.replace("{max}", "120")}`]);
  });

  it("takes no words while it is on its way, which would not be sent", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    submitting = promise;
    await show("form", { ...data, hasCaptcha: false });
    await fillAll();
    await act(async () => (host.querySelector("input[type=checkbox]") as HTMLElement).click());
    const button = (text: string) => [...host.querySelectorAll("button")].find((each) => each.textContent === text);
    await act(async () => button(words.send)?.click());
    await act(async () => vi.waitFor(() => expect(sent.at(-1)?.path).toBe("submit")));
    await act(async () => button(words.back)?.click());
    expect(field("products-0-name")).toBeNull();
    await act(async () => {
      history.back(); // the browser's own way cannot be closed
      await vi.waitFor(() => expect(field("products-0-name")).not.toBeNull());
    });
    expect(field("products-0-name").closest("fieldset")?.disabled).toBe(true);
    await act(async () => resolve());
  });

  it("keeps what is typed on the device, offers it back and starts again on request", async () => {
    await show();
    await fillAll();
    expect(host.querySelector(".application-summary")?.textContent).toContain(EVIL);
    expect(host.querySelector("img[src=x]")).toBeNull();
    await restart();
    expect(host.querySelector(".application-note")).not.toBeNull();
    expect(host.textContent).toContain("阿拉比卡");
    vi.stubGlobal("confirm", () => true);
    await press(words.startAgain);
    expect(field("name").value).toBe("");
    await restart();
    expect(host.querySelector(".application-note")).toBeNull();
  });

  it("keeps to the language it was begun in when that of the page is changed, with the divisions in the new one", async () => {
    await show();
    await fillAll();
    const lao = wordsIn("lo");
    const choices = { ...data.choices, countries: [{ id: "LA", name: "ສປປ ລາວ" }] };
    answers = { divisions: { code: 0, msg: "", data: [{ id: "LA16", name: "ຈຳປາສັກ" }] } };
    await restart("form", { ...data, language: "lo", words: lao, choices });
    await act(async () =>
      vi.waitFor(() => expect(host.querySelector(".page-facts")?.textContent).toContain("ສປປ ລາວ · ຈຳປາສັກ")),
    );
    await act(async () => (field("consent") as HTMLInputElement).click());
    await fill(field("captcha"), "abcd");
    await press(lao.send);
    const body = sent.filter(({ path }) => path === "submit").at(-1)?.body;
    expect([body?.get("language"), body?.get("name"), body?.get("nameLo")]).toEqual(["zh", EVIL, null]);
  });

  it("needs the name in the language of the page where it was begun in that one, whatever other names there are", async () => {
    await show();
    await fillFirst();
    await fill(field("name"), "");
    await fill(field("nameEn"), "Bolaven Coffee");
    await press(words.next);
    expect(errors()).toEqual([`${words.name}：${words.required}`]);
  });

  it("keeps its pictures when nobody can say whether they are still there, and leaves them out when they are not", async () => {
    await show();
    await fillAll();
    const kept = JSON.parse(localStorage.getItem("terrace.settle-in") ?? "{}") as { values: { pictures: unknown[] } };
    kept.values.pictures = [{ id: "p1", address: "/api/p1" }];
    const withPicture = JSON.stringify({ ...kept, ticket: "t" });
    const shown = () => host.querySelectorAll("img[src='/api/p1']").length;

    localStorage.setItem("terrace.settle-in", withPicture);
    const online = globalThis.fetch;
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await restart();
    await vi.waitFor(() => expect(shown()).toBe(1));
    expect(localStorage.getItem("terrace.settle-in")).toContain("/api/p1");

    vi.stubGlobal("fetch", online);
    answers = { pictures: { code: 0, msg: "", data: [] } };
    await restart();
    await vi.waitFor(() => expect(host.querySelector(".application-note")?.textContent).toContain(words.picturesLost));
    expect(shown()).toBe(0);
  });

  it("ignores what another version of the page stored, and works without storage", async () => {
    localStorage.setItem("terrace.settle-in", '{"version":0,"values":{"name":"old"}}');
    await show();
    expect(field("name").value).toBe("");
    localStorage.setItem("terrace.settle-in", "{");
    await restart();
    expect(field("name").value).toBe("");
  });

  it("says that the captcha's picture could not be loaded, and asks for another one", async () => {
    await show();
    await fillAll();
    const picture = () => host.querySelector<HTMLImageElement>(`img[alt="${words.captchaPicture}"]`);
    const first = picture()?.src;
    await act(async () => picture()?.dispatchEvent(new Event("error")));
    expect(picture()).toBeNull();
    await press(words.captchaFailed);
    expect(picture()?.src).not.toBe(first);
    expect(picture()?.src).toContain("/captcha?");
  });

  it("sends once consent and captcha are given, loses nothing when it is refused, and shows number and code at the end", async () => {
    await show();
    await fillAll();
    await press(words.send);
    expect(errors()).toHaveLength(2);
    await act(async () => (field("consent") as HTMLInputElement).click());
    await fill(field("captcha"), "abcd");
    answers = {
      submit: { code: 400001, msg: "填写的内容有误", data: { errors: [{ field: "phone", message: "号码不对" }] } },
    };
    await press(words.send);
    expect(errors()).toEqual([`${words.phone}：号码不对`]);
    expect([field("phone").value, field("name").value]).toEqual(["020 5555 1234", EVIL]);
    await press(words.next);
    await press(words.next);
    answers = { submit: { code: 0, msg: "", data: { number: "TN-2026-000001", secret: "AAAAA-BBBBB" } } };
    await press(words.send);
    const last = sent.filter(({ path }) => path === "submit").at(-1)?.body;
    expect(Object.fromEntries(last ?? [])).toMatchObject({
      name: EVIL,
      division: "LA16",
      "products[0].category": "coffee",
      draft: "t",
      consent: "1",
      captcha: "abcd",
    });
    expect([...host.querySelectorAll("dd")].map((line) => line.textContent)).toEqual(["TN-2026-000001", "AAAAA-BBBBB"]);
    expect(localStorage.getItem("terrace.settle-in")).toBeNull();
  });

  it("says so when there is no network, and keeps the form", async () => {
    await show();
    await fillAll();
    await act(async () => (field("consent") as HTMLInputElement).click());
    await fill(field("captcha"), "abcd");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await press(words.send);
    expect(host.querySelector(".application-errors")?.textContent).toContain(words.noAnswer);
    expect(host.textContent).toContain("阿拉比卡");
  });
});

describe("the status page", () => {
  const status = returnedApplication(EVIL);

  it("sends number and code in the body alone, shows texts of the staff as text, and sends the reply", async () => {
    await show("status");
    answers = { status: { code: 400004, msg: "", data: null } };
    await press(words.look);
    expect(host.querySelector("#status-failure")?.textContent).toBe(words.notFound);
    answers = { status: { code: 0, msg: "", data: status } };
    await fill(host.querySelector("#number"), "TN-2026-000001");
    await fill(host.querySelector("#secret"), "AAAAA-BBBBB");
    await press(words.look);
    expect(sent.every(({ path }) => path === "status" || path === "divisions")).toBe(true);
    expect(location.href).not.toContain("AAAAA");
    expect(host.querySelector(".application-history p")?.textContent).toBe(EVIL);
    expect(host.querySelector("img[src=x]")).toBeNull();
    expect(field("name").value).toBe("茶社");
    await fill(field("address"), "四十公里村");
    for (const button of [words.next, words.next, words.sendAgain]) await press(button);
    const body = sent.find(({ path }) => path === "resubmit")?.body;
    expect(Object.fromEntries(body ?? [])).toMatchObject({
      secret: "AAAAA-BBBBB",
      address: "四十公里村",
      division: "LA16",
    });
  });

  const lookUp = async () => {
    await fill(host.querySelector("#number"), "tn-2026-000001");
    await fill(host.querySelector("#secret"), "AAAAA-BBBBB");
    await press(words.look);
  };
  const note = () => host.querySelector(".application-note")?.textContent ?? "";

  it("keeps corrections on the device without the code, puts them back after number and code, and forgets them once sent", async () => {
    const [stored, added] = [
      { id: "P0", address: "/stored" },
      { id: "P1", address: "/added" },
    ];
    answers = {
      status: { code: 0, msg: "", data: { ...status, written: { ...status.written, pictures: [stored] } } },
      pictures: { code: 0, msg: "", data: [added] },
    };
    await show("status");
    await lookUp();
    expect([note(), localStorage.length]).toEqual(["", 0]);
    await fill(field("address"), "四十公里村");
    expect(Object.keys(localStorage)).toEqual(["terrace.settle-in.TN-2026-000001"]);
    const kept = JSON.parse(localStorage.getItem("terrace.settle-in.TN-2026-000001") ?? "") as Record<string, object>;
    expect(JSON.stringify(kept)).not.toContain("BBBBB");
    // A picture that was uploaded with the corrections is put back beside the one of the application.
    const values = { ...kept["values"], pictures: [stored, added] };
    localStorage.setItem("terrace.settle-in.TN-2026-000001", JSON.stringify({ ...kept, values, ticket: "t" }));
    await restart("status");
    expect([note(), field("address")]).toEqual(["", null]);
    await lookUp();
    expect(note()).toMatch(/^已恢复 .* 保存在此设备上的内容。重新开始$/u);
    expect(field("address").value).toBe("四十公里村");
    await press(words.next);
    expect([...host.querySelectorAll("img")].map(({ src }) => src)).toEqual([
      expect.stringMatching(/\/stored$/u),
      expect.stringMatching(/\/added$/u),
    ]);
    answers = { status: { code: 0, msg: "", data: { ...status, written: null, state: "resubmitted" } } };
    for (const button of [words.next, words.sendAgain]) await press(button);
    expect(Object.fromEntries(sent.findLast(({ path }) => path === "resubmit")?.body ?? [])).toMatchObject({
      address: "四十公里村",
      pictures: "P0,P1",
      draft: "t",
    });
    expect(localStorage.length).toBe(0);
  });

  it("puts no corrections back that were asked for before, and begins again with what was written", async () => {
    const again = { ...status, steps: [...status.steps, { ...status.steps[0], at: "2026-06-03T08:00:00Z" }] };
    answers = { status: { code: 0, msg: "", data: status } };
    await show("status");
    await lookUp();
    await fill(field("address"), "四十公里村");
    answers = { status: { code: 0, msg: "", data: again } };
    await restart("status");
    await lookUp();
    expect([note(), field("address").value]).toEqual(["", ""]);
    await fill(field("address"), "别处");
    await restart("status");
    await lookUp();
    expect(field("address").value).toBe("别处");
    vi.stubGlobal("confirm", () => true);
    await press(words.startAgain);
    expect([note(), field("address").value, field("name").value, localStorage.length]).toEqual(["", "", "茶社", 0]);
    vi.unstubAllGlobals();
  });
});

it("without scripts both pages say what to do, and the questions stand there to be printed", () => {
  const address = {
    path: "/home/entpNewsSigle",
    query: new URLSearchParams(),
    language: "zh",
    settings: {},
    features: { hasCaptcha: false, hasMail: false, hasOfflinePages: true },
    hasToken: false,
  };
  for (const { View } of [applicationFormPage, applicationStatusPage]) {
    const html = renderToStaticMarkup(<View data={data} address={address as never} />);
    expect(html).toMatch(/application-noscript">[^<]*JavaScript/);
    expect(html).toContain("<h1>");
    expect(html).toContain("disabled");
  }
  expect(renderToStaticMarkup(<applicationFormPage.View data={data} address={address as never} />)).toContain(
    "application-paper",
  );
});
