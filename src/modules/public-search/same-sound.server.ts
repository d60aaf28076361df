import { foundBy } from "../../crud/search/search-vector.server.ts";
import { pinyinOf } from "../../crud/search/pinyin.server.ts";
import { runsOf } from "../../crud/search/search-tokens.ts";
import type { Source } from "./searched-kind.server.ts";

const COMPARED = 30; // records of a kind whose titles are compared

/** The part of a title that sounds like the characters `han`. */
function partLike(title: string, han: string, sound: string): string | undefined {
  const { length } = [...han];
  for (const run of runsOf(title)) {
    if (run.script !== "han") continue;
    const characters = [...run.text];
    const syllables = pinyinOf(run.text).split(" ");
    const at = syllables.findIndex((_, start) => syllables.slice(start, start + length).join(" ") === sound);
    if (at >= 0) return characters.slice(at, at + length).join("");
  }
  return undefined;
}

/**
 * Chinese is typed by sound, and the wrong character of several chosen: the characters of a title that sound like those
 * of the query. Undefined for a query in another script or where no title has them.
 */
export async function sameSound(sources: readonly Source[], search: string): Promise<string | undefined> {
  const [run, ...others] = runsOf(search);
  if (run?.script !== "han" || others.length > 0 || [...run.text].length < 2) return undefined;
  const sound = pinyinOf(run.text);
  const found = await Promise.all(
    sources.map(({ published, where }) =>
      published.list({ where: [...where, foundBy(sound.replaceAll(" ", ""))], page: 1, pageSize: COMPARED }),
    ),
  );
  const titles = found.flatMap(({ rows }, index) =>
    rows.map((row) => row[sources[index]?.module.recordTitle ?? ""]).filter((title) => typeof title === "string"),
  );
  for (const title of titles) {
    const part = partLike(title, run.text, sound);
    if (part !== undefined && part !== run.text) return part;
  }
  return undefined;
}
