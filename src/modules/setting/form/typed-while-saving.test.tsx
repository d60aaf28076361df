import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { successBody } from "../../../contract/wire/wire.ts";
import { crop } from "../../../crud/testing/crop.web.ts";
import { fakeRecords } from "../../../crud/testing/fake-records.web.ts";
import { click, sees, show, soon, type, type Shown } from "../../../crud/testing/show.tsx";
import { settingAdmin } from "../setting-admin.ts";
import { SETTINGS } from "../setting.ts";
import { SettingsScreen } from "./SettingsScreen.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

/** Shows settings of which only the telephone and the e-mail are stored. A save waits for `answer`. */
function open() {
  const waiting = Promise.withResolvers<void>();
  const stored: Record<string, { value: string; version: number }> = {
    "site.phone": { value: "021 111111", version: 1 },
    "site.email": { value: "old@example.la", version: 1 },
  };
  const rows = () =>
    Object.keys(SETTINGS).map((key) => ({
      id: key,
      key,
      value: stored[key]?.value ?? "",
      isSecret: SETTINGS[key as keyof typeof SETTINGS].audience === "secret",
      isSet: key in stored,
      updatedAt: null,
      version: stored[key]?.version ?? 0,
    }));
  const sent: Readonly<Record<string, string>>[] = [];
  const fetch = async (url: string, init?: RequestInit) => {
    if (url.endsWith("/sys/setting/list")) {
      const { reply, flat } = settingAdmin.list;
      const all = { rows: rows(), total: rows().length, isMore: false, page: 1, pageSize: 200 };
      return new Response(successBody(z.encode(reply, all), flat, false));
    }
    if (!url.endsWith("/sys/setting/update")) return new Response(successBody({}, undefined, false));
    const form = Object.fromEntries(new URLSearchParams(init?.body as string));
    sent.push(form);
    await waiting.promise;
    for (const [key, { version }] of Object.entries(stored))
      if (form[key] !== undefined) stored[key] = { value: form[key], version: version + 1 };
    return new Response(successBody(null, undefined, false));
  };
  page = show(<SettingsScreen />, { fake: { ...fakeRecords(crop, []), fetch } });
  return { sent, answer: () => waiting.resolve() };
}
const valueOf = (key: string): Promise<HTMLInputElement> =>
  soon(() => {
    const input = document.querySelector<HTMLInputElement>(`[id="setting-${key}"] input`);
    if (!input) throw new Error(`no ${key} in ${document.body.textContent}`);
    return input;
  });

test("what is typed while the rest is saved goes on from what was saved, also where it is what stood there before", async () => {
  const { sent, answer } = open();
  type(await valueOf("site.phone"), "021 222222");
  type(await valueOf("site.email"), "new@example.la");
  await click("Save");
  await soon(() => expect(sent).toHaveLength(1));
  type(await valueOf("site.phone"), "021 333333");
  type(await valueOf("site.email"), "old@example.la");
  answer();
  await sees("Saved");
  await soon(() => expect(document.querySelector(".ant-btn-loading")).toBeNull());
  expect((await valueOf("site.phone")).value).toBe("021 333333");
  expect((await valueOf("site.email")).value).toBe("old@example.la");
  expect(page?.dirty()).toBe(true);
  expect(document.querySelectorAll("[data-tone=warning][role=status]")).toHaveLength(0);
  await click("Save");
  await soon(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    "site.phone": "021 333333",
    "versions.site.phone": "2",
    "site.email": "old@example.la",
    "versions.site.email": "2",
  });
});
