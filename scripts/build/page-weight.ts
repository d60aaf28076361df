import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface Chunk {
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

const lightPages = ["src/main/signin.tsx", "src/main/portal.tsx"];

/**
 * The sign-in page and the portal are budgeted without the console's kit (design §7). One careless import, or a module
 * that the bundler puts into the kit's chunk, would bring it along without any other sign: so the build stops.
 */
export async function refuseHeavyPages(web: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(web, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  for (const page of lightPages) {
    const loaded = new Set<string>();
    const follow = (key: string) => {
      if (loaded.has(key)) return;
      loaded.add(key);
      manifest[key]?.imports?.forEach(follow);
    };
    follow(page);
    const heavy = [...loaded].find((key) => manifest[key]?.name === "antd");
    if (heavy) throw new Error(`${page} loads ${heavy}, the console's kit, through ${[...loaded].join(", ")}`);
  }
}
