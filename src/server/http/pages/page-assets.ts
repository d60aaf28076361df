import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PageEntry, PageFiles } from "../../../contract/public/page-render.ts";

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

// An entry's chunk and everything it imports at once, the deepest first, so that styles stand in the order they are built on.
const chunksOf = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  if (seen.has(key)) return [];
  seen.add(key);
  const below = (manifest[key]?.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen));
  return [...below, key];
};

const filesOf = (manifest: Manifest, entry: PageEntry): PageFiles => {
  const own = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true && manifest[key].name === entry);
  if (own === undefined) throw new Error(`The build has no entry ${entry}.`);
  const chunks = chunksOf(manifest, own).flatMap((key) => manifest[key] ?? []);
  const address = (file: string) => `/${file}`;
  const [script, ...others] = chunks.map((chunk) => address(chunk.file)).reverse();
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(address);
  return { scripts: script === undefined ? [] : [script], styles, preload: others.reverse() };
};

const manifestText = (web: string): string => readFileSync(join(web, ".vite", "manifest.json"), "utf8");

/** Names the build below `web`: every file's name holds a hash of its content, so the manifest's own hash says it all. */
export const readBuildVersion = (web: string): string =>
  createHash("sha256").update(manifestText(web)).digest("hex").slice(0, 12);

/** Which built files an entry needs, from the build's manifest below `web`. Throws when the build is missing or old. */
export function readPageAssets(web: string): (entry: PageEntry) => PageFiles {
  const manifest = manifestShape.parse(JSON.parse(manifestText(web)));
  const files = {
    signin: filesOf(manifest, "signin"),
    console: filesOf(manifest, "console"),
    portal: filesOf(manifest, "portal"),
  };
  return (entry) => files[entry];
}
