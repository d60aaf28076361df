import { expect, test } from "vitest";
import { closed, NO_TURNS, opened, type Turn, type Turns } from "./toast-turns.ts";

const plain = (key: string): Turn => ({ key, isKept: false });
const kept = (key: string): Turn => ({ key, isKept: true });
const all = (...toasts: Turn[]): Turns<Turn> => toasts.reduce<Turns<Turn>>(opened, NO_TURNS);
const keys = ({ shown, waiting }: Turns<Turn>) => [shown, waiting].map((some) => some.map(({ key }) => key).join(""));

test("of plain ones the oldest makes room, one that takes something back never does", () => {
  expect(keys(all(...[..."abcde"].map(plain)))).toEqual(["bcde", ""]);
  expect(keys(all(kept("A"), plain("b"), kept("C"), plain("d"), kept("E")))).toEqual(["ACdE", ""]);
});

test("where there is no room for one more of its kind it waits; what is plain is said at once, beside them", () => {
  const full = all(...[..."ABCDEF"].map(kept), plain("g"), plain("h"));
  expect(keys(full)).toEqual(["ABCDh", "EF"]);
  expect(keys(closed(full, "B"))).toEqual(["ACDhE", "F"]);
  expect(keys(closed(closed(full, "h"), "B"))).toEqual(["ACDE", "F"]);
  expect(keys(closed(full, "h"))).toEqual(["ABCD", "EF"]);
});

test("told again it stays in its place; taken back before its turn it never comes", () => {
  expect(keys(opened(all(plain("a"), plain("b")), plain("a")))).toEqual(["ab", ""]);
  const full = all(...[..."ABCDEF"].map(kept));
  expect(keys(closed(closed(full, "E"), "A"))).toEqual(["BCDF", ""]);
});
