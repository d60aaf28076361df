import { expect, test } from "vitest";
import { noteChange, nothingDue, type Followed } from "./pending-notices.server.ts";

const list = (path: string): Followed => ({ table: path, path, permission: "sys:thing:list" });
const saved = (id: string) => ({ ids: [id], verb: "updated", byId: "u1" });

test("beyond five hundred pending changes a list is told to refetch, and one of which none is pending is told too", () => {
  const due = nothingDue();
  for (let count = 0; count < 500; count += 1) noteChange(due, list("/sys/dict"), saved(`r${count}`));
  noteChange(due, list("/sys/dict"), saved("late"));
  noteChange(due, list("/cms/notice"), saved("n1"));
  expect(due.changes).toHaveLength(501);
  expect(due.changes.at(-2)).toMatchObject({ path: "/sys/dict", ids: [], verb: "many" });
  expect(due.changes.at(-1)).toMatchObject({ path: "/cms/notice", ids: ["n1"], verb: "updated" });
});
