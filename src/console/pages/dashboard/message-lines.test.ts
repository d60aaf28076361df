import { expect, test } from "vitest";
import type { Notification } from "../../../modules/message/message.ts";
import { messageLines } from "./message-lines.ts";

const message = (id: string, title: string, type = "", isRead = false): Notification => ({
  id,
  showType: "NOTIFY",
  type,
  title,
  content: id,
  targetUrl: "",
  createDate: "2026-11-21T01:00:00.000Z",
  isRead,
  mustAcknowledge: false,
  isToEverybody: false,
  titleLanguage: "zh",
  language: "zh",
});

test("messages by people come first, and those of one title are one line, led by the newest", () => {
  const lines = messageLines([
    message("4", "A new browser signed in", "security"),
    message("3", "A new browser signed in", "security"),
    message("2", "Frost tonight"),
    message("1", "A new browser signed in", "security"),
    message("0", "Frost tonight", "", true),
    message("x", ""),
    message("y", ""),
  ]);
  expect(lines.map((line) => line.map(({ id }) => id))).toEqual([["2"], ["x"], ["y"], ["4", "3", "1"]]);
});
