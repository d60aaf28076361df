import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ERRORS } from "../../contract/errors.ts";
import { LANGUAGES, type Text, type Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import { textsOf } from "../../crud/text-ids.ts";
import { areaOfDeclared, areaOfFile, type TextArea } from "./areas.ts";

/*
 * Collects the shipped texts of both programs. The server does not load every file with `defineTexts`, so they are
 * parsed from the source, from which it runs: every call is a plain object of strings (checked by a test).
 */

const SOURCE = join(import.meta.dirname, "../..");
const CALL = /(?<!function )\bdefineTexts\(/g;

type Literal = string | { readonly [name: string]: Literal };

/** Parses a literal (strings, objects of them, comments) at `at`. Throws for anything else. */
function readLiteral(source: string, at: number): { readonly value: Literal; readonly end: number } {
  let position = at;
  const fail = (): never => {
    throw new Error(`no plain table of texts: ${source.slice(position, position + 40)}`);
  };
  const skip = () => {
    position += /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(source.slice(position))?.[0].length ?? 0;
  };
  const quoted = (): string => {
    const found = /^("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/.exec(source.slice(position))?.[0] ?? fail();
    position += found.length;
    return JSON.parse(
      found.startsWith("'") ? `"${found.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"` : found,
    ) as string;
  };
  const text = (): string => {
    let words = quoted();
    for (;;) {
      skip();
      if (source[position] !== "+") return words;
      position += 1;
      skip();
      words += quoted();
    }
  };
  const value = (): Literal => {
    skip();
    if (source[position] !== "{") return text();
    position += 1;
    const table: Record<string, Literal> = Object.create(null) as Record<string, Literal>;
    for (;;) {
      skip();
      if (source[position] === "}") break;
      const name = /^[A-Za-z_$][\w$]*/.exec(source.slice(position, position + 100))?.[0];
      if (name) position += name.length;
      const key = name ?? quoted();
      skip();
      if (source[position] !== ":") fail();
      position += 1;
      table[key] = value();
      skip();
      if (source[position] === ",") position += 1;
    }
    position += 1;
    return table;
  };
  const read = value();
  return { value: read, end: position };
}

const isWords = (value: Literal | undefined): value is { zh: string; lo: string; en: string } =>
  typeof value === "object" && LANGUAGES.every((language) => typeof value[language] === "string");

/** The texts of one file. Throws for a call that is not a plain object. */
export function textsIn(source: string): Text[] {
  return [...source.matchAll(CALL)].flatMap(({ index, 0: call }) => {
    const scope = readLiteral(source, index + call.length);
    const comma = /^\s*,/.exec(source.slice(scope.end))?.[0].length ?? 0;
    const { value: table } = readLiteral(source, scope.end + comma);
    if (typeof scope.value !== "string" || typeof table === "string") throw new Error("no plain table of texts");
    const name = scope.value;
    return Object.entries(table).map(([key, words]): Text => {
      if (!isWords(words)) throw new Error(`${name}.${key} is not in three languages`);
      return { id: `${name}.${key}`, zh: words.zh, lo: words.lo, en: words.en };
    });
  });
}

/** The texts of the error catalogue have ids from their names. */
export const errorText = (name: keyof typeof ERRORS): Text => ({ ...wordsOf(ERRORS[name].words), id: `error.${name}` });
const wordsOf = ({ zh, lo, en }: Words): Words => ({ zh, lo, en });

/** Source files with texts, by path below `src`. */
export async function textFiles(): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(SOURCE, { recursive: true });
  const wanted = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|[\\/])testing[\\/]/.test(file))
    .sort();
  const found = new Map<string, string>();
  for (const file of wanted) {
    const source = await readFile(join(SOURCE, file), "utf8");
    if (source.search(CALL) >= 0) found.set(file, source);
  }
  return found;
}

/** A text with the part of the product that it belongs to. */
export interface ShippedText extends Text {
  readonly area: TextArea;
}

async function collect(): Promise<ReadonlyMap<string, ShippedText>> {
  const texts = [...(await textFiles())].flatMap(([file, source]) => {
    const area = areaOfFile(file);
    return textsIn(source).map((text): ShippedText => ({ ...text, area }));
  });
  const errors = (Object.keys(ERRORS) as (keyof typeof ERRORS)[]).map((name): ShippedText => ({
    ...errorText(name),
    area: "refusals",
  }));
  return new Map([...texts, ...errors].map((text) => [text.id, text]));
}

let collected: Promise<ReadonlyMap<string, ShippedText>> | undefined;

/** All shipped texts by id, including those of declarations. The source is parsed once per process, on first use. */
export async function shippedTexts(modules: readonly Module[]): Promise<ReadonlyMap<string, ShippedText>> {
  collected ??= collect();
  const texts = new Map(await collected);
  for (const text of modules.flatMap(textsOf))
    if (!texts.has(text.id)) texts.set(text.id, { id: text.id, ...wordsOf(text), area: areaOfDeclared(text.id) });
  return texts;
}
