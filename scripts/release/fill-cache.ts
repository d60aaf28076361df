import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const READY = /answers at (\S+)\n/;
const SETTLE = 3_000; // ms; what is loaded soon after the first answers belongs in the cache too

/** Node names a cache after the user who filled it, and reads no other. */
async function giveCacheTo(uid: number, cache: string): Promise<void> {
  for (const name of await readdir(cache))
    await rename(join(cache, name), join(cache, name.replace(/-\d+$/, `-${uid}`)));
}

/**
 * Starts the program of this folder once, on a database that is thrown away, so that its modules are compiled: later
 * starts of user `uid`, who may not write there, read them. It also shows that the folder runs.
 */
export async function fillCache(folder: string, uid: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "terrace-release-"));
  try {
    const child = spawn(join(folder, "terrace"), ["start"], {
      env: { PATH: process.env["PATH"], DATA_DIR: dataDir, PORT: "0", DEMO: "0", LOG_LEVEL: "error" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "close");
    const address = await new Promise<string>((resolve, reject) => {
      let output = "";
      child.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        const [, found] = READY.exec(output) ?? [];
        if (found) resolve(found);
      });
      child.once("close", () => reject(new Error(`The release does not start:\n${output}`)));
    });
    const page = await fetch(`${address}/home`);
    await page.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, SETTLE));
    child.kill("SIGINT");
    const [code] = (await ended) as [number | null];
    if (page.status !== 200 || code !== 0) throw new Error(`/home was answered ${page.status}, the end was ${code}.`);
    await giveCacheTo(uid, join(folder, "dist/compiled"));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
