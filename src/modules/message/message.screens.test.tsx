import type { ComponentType } from "react";
import { afterEach, expect, test } from "vitest";
import { viewOf } from "../../crud/define-module.ts";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, control, sees, show, type Shown } from "../../crud/testing/show.tsx";
import { message } from "./message.ts";
import screens from "./message.screens.tsx";

const Screen = screens[viewOf(message)] as ComponentType;
let page: Shown | undefined;
afterEach(() => page?.end());

const row = (number: number, title: string, isSent: boolean) => ({
  id: `0190abcd-0000-7000-8000-00000000000${number}`,
  version: 1,
  createdAt: "",
  updatedAt: "",
  title,
  titleEn: title,
  titleLo: title,
  message: "<p>x</p>",
  messageEn: null,
  messageLo: null,
  showType: "NOTIFY",
  type: null,
  targetUrl: null,
  audience: "everybody",
  users: null,
  roles: null,
  isSent,
});

const open = (permissions = ["*:*:*"]) => {
  const fake = fakeRecords(message, [row(1, "Draft one", false), row(2, "Sent one", true)]);
  const sent: string[] = [];
  const fetch: typeof fake.fetch = async (url, init) => {
    if (!url.endsWith("/send")) return fake.fetch(url, init);
    sent.push(url);
    fake.rows = fake.rows.map((kept) => ({ ...kept, isSent: true }));
    const body = JSON.stringify({ code: 0, msg: "", data: { receivers: 3 } });
    return new Response(body, { headers: { "content-type": "application/json; charset=utf-8" } });
  };
  page = show(<Screen />, { fake: { ...fake, fetch }, permissions });
  return sent;
};

test("a draft is sent after a question, and the list says so", async () => {
  const sent = open();
  await sees("Draft one");
  await click("Actions for Draft one");
  await click("Send");
  await sees("cannot be changed afterwards");
  await click("Send");
  await sees("Sent to 3");
  expect(sent).toEqual(["/api/sys/message/0190abcd-0000-7000-8000-000000000001/send"]);
});

const offers = () => [...document.querySelectorAll("[role=menuitem]")].map((entry) => entry.textContent);

test("what was sent cannot be sent again, nor by whom may only read", async () => {
  open();
  await click("Actions for Sent one");
  await control("Delete");
  expect(offers()).not.toContain("Send");
  page?.end();
  open(["sys:message:list", "sys:message:delete"]);
  await click("Actions for Draft one");
  await control("Delete");
  expect(offers()).not.toContain("Send");
});
