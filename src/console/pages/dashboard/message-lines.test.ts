import { expect, test } from "vitest";
import type { Notification } from "../../../modules/message/message.ts";
import { messageLines } from "./message-lines.ts";

const message = (id: string, title: string, type = "", targetUrl = "/cms/enquiry"): Notification => ({
  id,
  showType: "NOTIFY",
  type,
  title,
  content: id,
  targetUrl,
  createDate: "2026-11-21T01:00:00.000Z",
  isRead: false,
  mustAcknowledge: false,
  isToEverybody: false,
  titleLanguage: "zh",
  language: "zh",
});

test("what asks for something stands there, those of one title as one line; notes about the account stand behind the bell", () => {
  const lines = messageLines([
    message("5", "A new browser signed in", "security"),
    message("4", "Frost tonight"),
    message("3", "New enquiry"),
    message("2", "Frost tonight"),
    message("1", "Office closed", "", ""),
    { ...message("0", "Frost tonight"), isRead: true },
    message("x", ""),
    message("y", ""),
  ]);
  expect(lines.map((line) => line.map(({ id }) => id))).toEqual([["4", "2"], ["3"], ["x"], ["y"]]);
});
