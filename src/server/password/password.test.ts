import { expect, test } from "vitest";
import { Busy, limitConcurrency } from "../concurrency-limit.ts";
import { commonPasswords } from "./common-passwords.ts";
import { hashPassword, verifyAgainstNothing, verifyPassword } from "./password-hash.ts";
import { checkPassword } from "./password-rules.ts";

test("AU-09: hashes are argon2id with 19 MiB, two passes and a salt of their own", async () => {
  const [one, two] = await Promise.all([hashPassword("ນາເຂົ້າ-2026"), hashPassword("ນາເຂົ້າ-2026")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, "ນາເຂົ້າ-2026")).toBe(true);
  expect(await verifyPassword(one, "ນາເຂົ້າ-2027")).toBe(false);
});

test("AU-10: trim and NFKC apply alike when set and when verified; nothing is cut off", async () => {
  const stored = await hashPassword("  café-Ａ1-😀x ");
  expect(await verifyPassword(stored, "cafe\u0301-A1-😀x")).toBe(true);
  const long = await hashPassword("é".repeat(127) + "a");
  expect(await verifyPassword(long, "é".repeat(127) + "a")).toBe(true);
  expect(await verifyPassword(long, "é".repeat(127) + "b")).toBe(false);
  expect(await verifyPassword(long, `${"é".repeat(127)}ab`)).toBe(false);
  expect(await verifyPassword(long, "é".repeat(127))).toBe(false);
});

test("AU-08: unknown names and unreadable hashes are false, never an error", async () => {
  expect(await verifyAgainstNothing("whatever it is")).toBe(false);
  for (const broken of ["", "x", "$argon2id$v=19$m=19456,t=2,p=1$broken", "$2b$10$abcdefghijklmnopqrstuv"]) {
    expect(await verifyPassword(broken, "whatever it is")).toBe(false);
  }
});

test("AU-09: work beyond the queue is refused at once, and the queue drains in order", async () => {
  const run = limitConcurrency(1, 2);
  const done: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) => run(() => new Promise<void>((end) => ends.push(end)).then(() => void done.push(n)));
  const all = [work(1), work(2), work(3)];
  await expect(work(4)).rejects.toBeInstanceOf(Busy);
  while (done.length < 3) {
    ends.shift()?.();
    await new Promise((next) => setImmediate(next));
  }
  await Promise.all(all);
  expect(done).toEqual([1, 2, 3]);
  await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await run(() => Promise.resolve("free again"))).toBe("free again");
});

test.each([
  ["1234567", "too-short"],
  ["  1234567  ", "too-short"],
  ["😀😀😀ກຂຄງ", "too-short"],
  ["x!".repeat(65), "too-long"],
  ["password1", "common"],
  ["PassWord123", "common"],
  ["ｐａｓｓｗｏｒｄ", "common"],
  ["1qaz2wsx", "common"],
  ["woaini1314", "common"],
  ["sabaidee", "common"],
  ["ລະຫັດຜ່ານ", "common"],
  ["aaaaaaaaaaaa", "common"],
  ["abababababab", "common"],
  ["23456789012", "common"],
  ["lkjhgfdsa", "common"],
  ["bounmy99!", "like-name"],
  ["ymnuoBymnuob", "like-name"],
  ["my-Terrace-77", "like-product"],
] as const)("AU-10: %s is %s", (password, reason) => {
  expect(checkPassword(password, { username: "bounmy", productName: "Terrace" })).toBe(reason);
});

test.each([
  "ເຂົ້າໜຽວ-ແຊບ",
  "稻田里的青蛙在唱歌",
  "correct horse battery",
  "x7#Kd9!q",
  "😀🌾🐃🚜🌧️☀️🍚🎉",
  "tr4ctor by the river",
  "\u0e81".repeat(4) + "mango42",
  "x!?".repeat(42) + "yz",
])("AU-10: %s may be set", (password) => {
  expect(checkPassword(password, { username: "bounmy", productName: "Terrace" })).toBeNull();
});

test("AU-10: the list holds at least 3,000 passwords long enough to matter, each once, in folded form", () => {
  const list = [...commonPasswords()];
  expect(list.length).toBeGreaterThanOrEqual(3_000);
  expect(list.filter((entry) => [...entry].length < 8 || entry !== entry.normalize("NFKC").toLowerCase())).toEqual([]);
});
