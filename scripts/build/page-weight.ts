import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * Highest weight of what an entry loads at once, in KB after brotli. The sign-in page's limit is design §7; the
 * console's are its weight when they were set, with some room. What exceeds them must be loaded later, when somebody
 * opens it.
 */
const LIMITS: Readonly<Record<string, { readonly script: number; readonly style: number }>> = {
  "src/main/signin.tsx": { script: 75, style: 2 },
  "src/main/portal.tsx": { script: 65, style: 2 },
  "src/portal/application/ApplicationForm.tsx": { script: 74, style: 2 },
  "src/portal/application/Status.tsx": { script: 75, style: 2 },
  "src/main/console/entry.tsx": { script: 300, style: 28 },
};

/** All chunks an entry loads at once; `import()` does not count. */
function chunksOf(manifest: Readonly<Record<string, Chunk>>, entry: string): readonly Chunk[] {
  const loaded = new Set<string>();
  const follow = (key: string) => {
    if (loaded.has(key)) return;
    loaded.add(key);
    manifest[key]?.imports?.forEach(follow);
  };
  follow(entry);
  return [...loaded].flatMap((key) => manifest[key] ?? []);
}

/**
 * Stops the build when an entry is too heavy: one careless import may bring the kit to the sign-in page, or a picker to
 * every start of the console, with no other sign.
 */
export async function refuseHeavyPages(web: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(web, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const weigh = async (files: readonly string[]): Promise<number> => {
    const contents = await Promise.all(files.map((file) => readFile(join(web, file))));
    // Quality 8 is quick and within a few per cent of the final compression.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 8 };
    return contents.reduce((sum, content) => sum + brotliCompressSync(content, { params }).length, 0) / 1024;
  };
  for (const [entry, limit] of Object.entries(LIMITS)) {
    if (!manifest[entry]) throw new Error(`The build has no entry ${entry} to weigh.`);
    const chunks = chunksOf(manifest, entry);
    const weight = {
      script: await weigh(chunks.map(({ file }) => file)),
      style: await weigh([...new Set(chunks.flatMap(({ css }) => css ?? []))]),
    };
    for (const kind of ["script", "style"] as const) {
      if (weight[kind] <= limit[kind]) continue;
      const names = chunks.map(({ file }) => file).join(", ");
      throw new Error(
        `${entry} loads ${weight[kind].toFixed(0)} KB of ${kind}, more than the ${limit[kind]} it may: ${names}. Load what is not needed at once with import().`,
      );
    }
  }
}
