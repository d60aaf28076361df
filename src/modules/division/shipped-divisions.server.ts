import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A row of the shipped files. How reliable the names are: docs/data-sources.md. */
export interface ShippedDivision {
  readonly code: string;
  /** Code of the parent division; empty for a country. */
  readonly parent: string;
  readonly zh: string;
  readonly en: string;
  readonly lo: string;
}

const FILES = ["laos.tsv", "china.tsv"];

/** The shipped divisions as the files list them, parents before children. */
export async function shippedDivisions(): Promise<ShippedDivision[]> {
  const texts = await Promise.all(FILES.map((name) => readFile(join(import.meta.dirname, name), "utf8")));
  return texts.flatMap((text) =>
    text
      .split("\n")
      .slice(1)
      .filter(Boolean)
      .map((line) => {
        const [code = "", parent = "", zh = "", en = "", lo = ""] = line.split("\t");
        return { code, parent, zh, en, lo };
      }),
  );
}
