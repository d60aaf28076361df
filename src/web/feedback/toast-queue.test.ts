import { expect, test } from "vitest";
import {
  closeToast,
  NO_TOASTS,
  openToast,
  pointAtToast,
  unfoldToasts,
  type QueuedToast,
  type ToastQueue,
} from "./toast-queue.ts";

const plain = (key: string): QueuedToast => ({ key, isKept: false });
const kept = (key: string): QueuedToast => ({ key, isKept: true });
const all = (...toasts: QueuedToast[]): ToastQueue<QueuedToast> =>
  toasts.reduce<ToastQueue<QueuedToast>>(openToast, NO_TOASTS);
const keys = ({ shown, folded }: ToastQueue<QueuedToast>) =>
  [shown, folded].map((some) => some.map(({ key }) => key).join(""));

test("three stand at most: of plain ones the oldest makes room, one that takes something back does not", () => {
  expect(keys(all(...[..."abcde"].map(plain)))).toEqual(["cde", ""]);
  expect(keys(all(kept("A"), plain("b"), kept("C"), plain("d"), plain("e")))).toEqual(["ACe", ""]);
});

test("where all of them can be taken back the oldest folds, and comes back when there is room", () => {
  const full = all(...[..."ABCDE"].map(kept));
  expect(keys(full)).toEqual(["CDE", "AB"]);
  expect(keys(openToast(full, plain("f")))).toEqual(["DEf", "ABC"]);
  expect(keys(closeToast(full, "D"))).toEqual(["CEB", "A"]);
  expect(keys(closeToast(closeToast(full, "D"), "C"))).toEqual(["EBA", ""]);
});

test("the folded ones are called up in place of those that stand, and nothing is lost", () => {
  const full = all(...[..."ABCDEFG"].map(kept));
  expect(keys(unfoldToasts(full))).toEqual(["BCD", "AEFG"]);
  expect(keys(unfoldToasts(all(...[..."ABCD"].map(kept))))).toEqual(["CDA", "B"]);
  expect(keys(unfoldToasts(openToast(all(...[..."ABC"].map(kept)), plain("d"))))).toEqual(["BCA", ""]);
});

test("the one that is pointed at stays, however much comes after it", () => {
  const over = pointAtToast(all(kept("A"), kept("B"), kept("C")), "A");
  expect(keys(openToast(openToast(over, kept("D")), plain("e")))).toEqual(["ADe", "BC"]);
  expect(keys(openToast(pointAtToast(over, undefined), kept("D")))).toEqual(["BCD", "A"]);
  expect(closeToast(over, "A").pointedAt).toBeUndefined();
});

test("told again it stays in its place; taken back while it is folded it never comes", () => {
  expect(keys(openToast(all(plain("a"), plain("b")), plain("a")))).toEqual(["ab", ""]);
  const full = all(...[..."ABCDE"].map(kept));
  expect(keys(closeToast(closeToast(full, "B"), "C"))).toEqual(["DEA", ""]);
});
