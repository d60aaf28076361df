import { afterEach, expect, test } from "vitest";
import { Failure } from "../../contract/errors.ts";
import type { Module } from "../../crud/define-module.ts";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { click, control, sees, show, type Shown } from "../../crud/testing/show.tsx";
import type { Row } from "../../crud/record-queries.web.ts";
import { message } from "../message/message.ts";
import { MessageScreen } from "../message/MessageScreen.tsx";
import { notice } from "../notice/notice.ts";
import { PublishingScreen } from "./PublishingScreen.tsx";

let page: Shown | undefined;
afterEach(() => page?.end());

const rowOf = (module: Module, values: object): Row => ({
  ...Object.fromEntries(module.properties.map(({ name }) => [name, null])),
  id: "0190abcd-0000-7000-8000-000000000001",
  version: 1,
  createdAt: "",
  updatedAt: "",
  sourceLanguage: "en",
  title: "Fair",
  titleEn: "Fair",
  ...values,
});
const PUBLISHED = {
  kind: "notice",
  isPinned: false,
  sort: 0,
  state: "published",
  chineseState: "missing",
  laoState: "missing",
  englishState: "source",
};
const SENT = {
  message: "<p>x</p>",
  showType: "NOTIFY",
  mustAcknowledge: false,
  audience: "everybody",
  users: [],
  roles: [],
  divisions: [],
  state: "sent",
};

test.each([
  ["published", notice, <PublishingScreen key="list" module={notice} />, PUBLISHED],
  ["sent", message, <MessageScreen key="list" />, SENT],
] as const)(
  "what is %s is not removed where the call fails that the question depends on: the failure is said",
  async (_, module, screen, values) => {
    const fake = fakeRecords(module, [rowOf(module, values)]);
    page = show(screen, { fake });
    await click("Actions for Fair");
    const remove = await control("Delete");
    fake.failNext = new Failure("unavailable");
    remove.click();
    await sees("temporarily unavailable");
    expect(fake.asked.some(({ call }) => call === "remove")).toBe(false);
  },
);
