import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PageEntry, PageFiles } from "../../../contract/page-render.ts";

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.output<typeof manifestShape>;

// An entry's chunk and all its static imports, the deepest first, so that style sheets are in the order they were built
// for.
const chunksOf = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  if (seen.has(key)) return [];
  seen.add(key);
  const below = (manifest[key]?.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen));
  return [...below, key];
};

/** A chunk that is preloaded with the files of the entry itself, by its name in the build. */
const PRELOADED_CHUNK: Readonly<Partial<Record<PageEntry, string>>> = { console: "declared" };

const keyOf = (manifest: Manifest, name: string | undefined, isEntry: boolean): string | undefined =>
  Object.keys(manifest).find((key) => manifest[key]?.name === name && (manifest[key]?.isEntry ?? false) === isEntry);

const filesOf = (manifest: Manifest, entry: PageEntry): PageFiles => {
  const own = keyOf(manifest, entry, true);
  if (own === undefined) throw new Error(`The build has no entry ${entry}.`);
  const part = PRELOADED_CHUNK[entry] === undefined ? undefined : keyOf(manifest, PRELOADED_CHUNK[entry], false);
  const seen = new Set<string>();
  const further = part === undefined ? [] : chunksOf(manifest, part, seen);
  const chunks = [...further, ...chunksOf(manifest, own, seen)].flatMap((key) => manifest[key] ?? []);
  const address = (file: string) => `/${file}`;
  const [script, ...others] = chunks.map((chunk) => address(chunk.file)).reverse();
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(address);
  return { scripts: script === undefined ? [] : [script], styles, preload: others.reverse() };
};

const manifestText = (web: string): string => readFileSync(join(web, ".vite", "manifest.json"), "utf8");

/** Version of the build below `web`: the hash of its manifest, whose file names hold hashes of their content. */
export const readBuildVersion = (web: string): string =>
  createHash("sha256").update(manifestText(web)).digest("hex").slice(0, 12);

/**
 * Reads from the build manifest below `web` which built files an entry needs. Throws when the build is missing or out
 * of date.
 */
export function readPageAssets(web: string): (entry: PageEntry) => PageFiles {
  const manifest = manifestShape.parse(JSON.parse(manifestText(web)));
  const files = {
    signin: filesOf(manifest, "signin"),
    console: filesOf(manifest, "console"),
    portal: filesOf(manifest, "portal"),
  };
  return (entry) => files[entry];
}
