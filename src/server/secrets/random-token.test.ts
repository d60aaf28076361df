import { generateKeySync } from "node:crypto";
import { expect, test } from "vitest";
import { newToken, tokenHash } from "./random-token.ts";

test("TK-01: 100,000 tokens of 256 bits, none twice, every letter as frequent at every place", () => {
  const tokens = Array.from({ length: 100_000 }, newToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  // 42 places of 64 letters; expected 1562 each, deviation 39: seven of them are out of reach by chance.
  const counts = new Map<string, number>();
  for (const token of tokens) {
    for (let place = 0; place < 42; place++) {
      const key = `${place}${token[place]}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  expect(counts.size).toBe(42 * 64);
  expect([...counts.values()].filter((count) => Math.abs(count - 1562.5) > 275)).toEqual([]);
});

test("TK-01: the stored form depends on the key and does not contain the token", () => {
  const [key, other] = [generateKeySync("hmac", { length: 256 }), generateKeySync("hmac", { length: 256 })];
  const token = newToken();
  expect(tokenHash(key, token)).toMatch(/^[\w-]{43}$/);
  expect(tokenHash(key, token)).toBe(tokenHash(key, token));
  expect(new Set([tokenHash(key, token), tokenHash(other, token), token]).size).toBe(3);
});
