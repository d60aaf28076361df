import { expect, test } from "vitest";
import { addChange, emptyOutbox, type Followed } from "./outbox.server.ts";

const list = (path: string): Followed => ({ table: path, path, permission: "sys:thing:list" });
const saved = (id: string) => ({ ids: [id], verb: "updated", byId: "u1" });

test("beyond five hundred pending changes a list is told to refetch, and one of which none is pending is told too", () => {
  const outbox = emptyOutbox();
  for (let count = 0; count < 500; count += 1) addChange(outbox, list("/sys/dict"), saved(`r${count}`));
  addChange(outbox, list("/sys/dict"), saved("late"));
  addChange(outbox, list("/cms/notice"), saved("n1"));
  expect(outbox.changes).toHaveLength(501);
  expect(outbox.changes.at(-2)).toMatchObject({ path: "/sys/dict", ids: [], verb: "many" });
  expect(outbox.changes.at(-1)).toMatchObject({ path: "/cms/notice", ids: ["n1"], verb: "updated" });
});
