import { expect, test } from "vitest";
import { closed, NO_TURNS, opened, pointed, unfolded, type Turn, type Turns } from "./toast-turns.ts";

const plain = (key: string): Turn => ({ key, isKept: false });
const kept = (key: string): Turn => ({ key, isKept: true });
const all = (...toasts: Turn[]): Turns<Turn> => toasts.reduce<Turns<Turn>>(opened, NO_TURNS);
const keys = ({ shown, folded }: Turns<Turn>) => [shown, folded].map((some) => some.map(({ key }) => key).join(""));

test("three stand at most: of plain ones the oldest makes room, one that takes something back does not", () => {
  expect(keys(all(...[..."abcde"].map(plain)))).toEqual(["cde", ""]);
  expect(keys(all(kept("A"), plain("b"), kept("C"), plain("d"), plain("e")))).toEqual(["ACe", ""]);
});

test("where all of them can be taken back the oldest folds, and comes back when there is room", () => {
  const full = all(...[..."ABCDE"].map(kept));
  expect(keys(full)).toEqual(["CDE", "AB"]);
  expect(keys(opened(full, plain("f")))).toEqual(["DEf", "ABC"]);
  expect(keys(closed(full, "D"))).toEqual(["CEB", "A"]);
  expect(keys(closed(closed(full, "D"), "C"))).toEqual(["EBA", ""]);
});

test("the folded ones are called up in place of those that stand, and nothing is lost", () => {
  const full = all(...[..."ABCDEFG"].map(kept));
  expect(keys(unfolded(full))).toEqual(["BCD", "AEFG"]);
  expect(keys(unfolded(all(...[..."ABCD"].map(kept))))).toEqual(["CDA", "B"]);
  expect(keys(unfolded(opened(all(...[..."ABC"].map(kept)), plain("d"))))).toEqual(["BCA", ""]);
});

test("the one that is pointed at stays, however much comes after it", () => {
  const over = pointed(all(kept("A"), kept("B"), kept("C")), "A");
  expect(keys(opened(opened(over, kept("D")), plain("e")))).toEqual(["ADe", "BC"]);
  expect(keys(opened(pointed(over, undefined), kept("D")))).toEqual(["BCD", "A"]);
  expect(closed(over, "A").pointedAt).toBeUndefined();
});

test("told again it stays in its place; taken back while it is folded it never comes", () => {
  expect(keys(opened(all(plain("a"), plain("b")), plain("a")))).toEqual(["ab", ""]);
  const full = all(...[..."ABCDE"].map(kept));
  expect(keys(closed(closed(full, "B"), "C"))).toEqual(["DEA", ""]);
});
