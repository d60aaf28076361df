import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LANGUAGES, type Text } from "../../contract/text.ts";
import { dictionarySeed } from "../dictionary/dictionary.seed.ts";
import { modules } from "../index.ts";
import { MESSAGE_STATE_DICTIONARY } from "../message/message.seed.ts";
import { shippedTexts } from "./collect-texts.server.ts";

/** Texts given verbatim by the specification (§5, §8). */
const GIVEN = new Set(["upload.wrongType", "error.signInFailed"]);
/** Search words for icons have several words for one thing. */
const isSearched = ({ id }: Text) => id.startsWith("menu.icon.");

const dictionaries: readonly Text[] = [...dictionarySeed, MESSAGE_STATE_DICTIONARY].flatMap(
  ({ code, name, entries }) => [
    { ...name, id: `dictionary ${code}` },
    ...entries.map(({ value, label }) => ({ ...label, id: `dictionary ${code}.${value}` })),
  ],
);

async function everyText(): Promise<Text[]> {
  const texts = [...(await shippedTexts(modules)).values()];
  expect(texts.length).toBeGreaterThan(2000);
  return [...texts, ...dictionaries];
}

async function refusedWords(): Promise<string[]> {
  const rows = (await readFile(new URL("../../../docs/terms.md", import.meta.url), "utf8"))
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1);
  return rows.flatMap((row) => row.split("|")[4]?.split(",") ?? []).flatMap((word) => word.trim() || []);
}

const holds = (text: string, word: string): boolean =>
  /^[a-z -]+$/.test(word) ? new RegExp(`\\b${word}\\b`, "i").test(text) : text.includes(word);

test("no text says a thing in a word that the list of terms refuses", async () => {
  const words = await refusedWords();
  expect(words.length).toBeGreaterThan(40);
  const texts = (await everyText()).filter((text) => !GIVEN.has(text.id) && !isSearched(text));
  const found = texts.flatMap((text) =>
    LANGUAGES.flatMap((language) =>
      words.filter((word) => holds(text[language], word)).map((word) => `${text.id} (${language}): ${word}`),
    ),
  );
  expect(found).toEqual([]);
});

test("English apostrophes are curved", async () => {
  const straight = (await everyText()).filter(({ id, en }) => !GIVEN.has(id) && /[a-z]'/i.test(en));
  expect(straight.map(({ id, en }) => `${id}: ${en}`)).toEqual([]);
});
