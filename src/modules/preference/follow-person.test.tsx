import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { configureApi } from "../../web/api/call.ts";
import { personal } from "../../web/preferences/personal.ts";
import { onPreferenceChange } from "../../web/preferences/preference-changes.ts";
import { preference } from "../../web/preferences/preferences.ts";
import { followPerson, forgetPerson, sendLastChoices } from "./follow-person.web.ts";

type Stored = Record<string, string>;
interface SentChoice {
  readonly name: string;
  readonly value: string;
  readonly age: number;
}

/** The server's preferences; undefined while it is unreachable. */
let stored: Stored | undefined;
let sent: SentChoice[] = [];
const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);

const choicesOf = (body: string): SentChoice[] => {
  const form = new URLSearchParams(body);
  const all: SentChoice[] = [];
  for (let at = 0; form.has(`choices[${at}].name`); at++)
    all.push({
      name: form.get(`choices[${at}].name`) ?? "",
      value: form.get(`choices[${at}].value`) ?? "",
      age: Number(form.get(`choices[${at}].age`)),
    });
  return all;
};

beforeEach(() => {
  vi.useFakeTimers();
  stored = {};
  sent = [];
  configureApi({
    base: "",
    language: () => "en",
    refreshSession: async () => false,
    onSessionEnded: () => {},
    onRestricted: () => {},
  });
  vi.stubGlobal("fetch", async (_url: string, { method, body }: RequestInit) => {
    if (!stored) throw new TypeError("offline");
    const choices = method === "POST" ? choicesOf(body as string) : [];
    sent.push(...choices);
    stored = { ...stored, ...Object.fromEntries(choices.map(({ name, value }) => [name, value])) };
    return new Response(JSON.stringify({ code: 0, msg: "", data: stored }));
  });
});
afterEach(() => {
  forgetPerson(true);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; Path=/; Max-Age=0`;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

const soon = () => vi.advanceTimersByTimeAsync(1_000);
const names = () => sent.map(({ name }) => name).toSorted();

test("what the person chose elsewhere is in force in a browser that knows nothing of them", async () => {
  stored = { size: "mini", colorScheme: "dark", density: '"compact"', pinnedTabs: '[{"path":"/a","search":""}]' };
  await followPerson("u1");
  expect([preference.size.read(), preference.colorScheme.read(), personal.read("density")]).toEqual([
    "mini",
    "dark",
    "compact",
  ]);
  expect(personal.read("pinnedTabs")).toEqual([{ path: "/a", search: "" }]);
  await soon();
  expect(sent).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test("choices go to the server together, once the hand rests", async () => {
  await followPerson("u1");
  preference.themeColor.write("#111111");
  preference.themeColor.write("#222222");
  personal.write("columns", { "/sys/dict": ["value"] });
  expect(sent).toEqual([]);
  await soon();
  expect(sent).toEqual([
    { name: "themeColor", value: "#222222", age: expect.any(Number) },
    { name: "columns", value: '{"/sys/dict":["value"]}', age: expect.any(Number) },
  ]);
  await soon();
  expect(sent).toHaveLength(2);
});

test("a choice made without a network is kept over a reload, wins over an older one, and is sent with its age", async () => {
  await followPerson("u1");
  stored = undefined;
  preference.size.write("mini");
  personal.write("density", "compact");
  await soon();
  forgetPerson(); // the window closes
  await vi.advanceTimersByTimeAsync(60_000);
  stored = { size: "medium", limit: "50", density: '"normal"' };
  await followPerson("u1");
  expect([preference.size.read(), preference.limit.read(), personal.read("density")]).toEqual(["mini", 50, "compact"]);
  await soon();
  expect(names()).toEqual(["density", "size"]);
  for (const { age } of sent) expect(age).toBeGreaterThan(60_000);
});

test("or sent when the network is back", async () => {
  await followPerson("u1");
  dispatchEvent(new Event("offline"));
  preference.limit.write(20);
  await soon();
  expect(sent).toEqual([]);
  dispatchEvent(new Event("online"));
  await soon();
  expect(sent).toMatchObject([{ name: "limit", value: "20" }]);
});

test("whoever signs in next on the same browser inherits nothing, but for the language of the page they signed in on", async () => {
  await followPerson("u1");
  preference.language.write("lo");
  preference.themeColor.write("#222222");
  personal.write("pinnedTabs", [{ path: "/a", search: "" }]);
  await soon();
  forgetPerson();
  stored = {};
  await followPerson("u2");
  expect([preference.language.read(), preference.themeColor.read()]).toEqual(["lo", "#409EFF"]);
  expect(personal.read("pinnedTabs")).toEqual([]);
  await soon();
  expect(stored).toEqual({});
});

test("the language chosen on the sign-in page is the person's latest choice", async () => {
  preference.language.write("en");
  stored = { language: "lo" };
  await followPerson("u1");
  await soon();
  expect(preference.language.read()).toBe("en");
  expect(stored).toEqual({ language: "en" });
});

test("another language than this browser's loads the page once more, in it (§8)", async () => {
  stored = { language: "lo" };
  void followPerson("u1");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(preference.language.read()).toBe("lo");
});

test("signing out takes the last choices along and leaves none behind (TK-16)", async () => {
  await followPerson("u1");
  personal.write("density", "compact");
  await sendLastChoices();
  forgetPerson(true);
  expect(names()).toEqual(["density"]);
  expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes("density"))).toEqual([]);
});

test("a choice in another window of the browser is seen here at once", async () => {
  await followPerson("u1");
  const seen = vi.fn<() => void>();
  const stop = onPreferenceChange(seen);
  const key = Object.keys(localStorage).find((each) => each.endsWith("u1")) ?? "";
  localStorage.setItem(key, JSON.stringify({ values: { density: '"compact"' }, unsent: {} }));
  dispatchEvent(new StorageEvent("storage", { key }));
  stop();
  expect(seen).toHaveBeenCalledOnce();
  expect(personal.read("density")).toBe("compact");
});

test("a server that cannot say changes nothing here", async () => {
  preference.size.write("mini");
  stored = undefined;
  await followPerson("u1");
  expect(preference.size.read()).toBe("mini");
});

test("what is kept but no longer allowed counts as not chosen; what is not allowed is not kept", async () => {
  stored = { density: '"huge"', pinnedTabs: "[{}]" };
  await followPerson("u1");
  expect([personal.read("density"), personal.read("pinnedTabs")]).toEqual(["normal", []]);
  personal.write("pinnedTabs", [{ path: "//evil.example", search: "" }]);
  expect(personal.read("pinnedTabs")).toEqual([]);
  await soon();
  expect(sent).toEqual([]);
});

test("whoever signs in next finds nothing of somebody whose session merely ended here, and not who it was", async () => {
  await followPerson("00000000-0000-7000-8000-0000000000aa");
  personal.write("density", "compact");
  forgetPerson();
  await followPerson("u2");
  const kept = JSON.stringify({ ...localStorage });
  expect(kept).not.toContain("0000000000aa");
  expect(kept).not.toContain("compact");
});
