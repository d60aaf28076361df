import { readFileSync } from "node:fs";

let known: ReadonlySet<string> | null = null;

/**
 * True for a password that attackers try first (AU-10): listed in common-passwords.txt, one character or a short piece
 * repeated, or a run of the alphabet, the digits or a keyboard row. Case is ignored.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize("NFKC").toLowerCase();
  return commonPasswords().has(folded) || isRepetition(folded) || isRun(folded);
}

/** The list itself, one entry a line in the file; read once. */
export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
      .split("\n")
      .filter(Boolean),
  );
  return known;
}

const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "0123456789",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertyuiopasdfghjklzxcvbnm",
];
const runs = rows.flatMap((row) => [row + row, [...(row + row)].reverse().join("")]);

const isRepetition = (text: string) => /^(.{1,4}?)\1+$/u.test(text) && new Set(text).size <= 4;
const isRun = (text: string) => text.length <= 20 && runs.some((run) => run.includes(text));
