import { execFileSync } from "node:child_process";
import { existsSync, renameSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../places.ts";

/** While nothing is released, what is replaced is the program before this file came. */
const SCHEMA_AFTER = "migrations/0085-audit-partitions.sql";

const git = (...words: readonly string[]): string =>
  execFileSync("git", ["-C", root, ...words], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function lastRelease(): string {
  try {
    return git("rev-parse", `${git("describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD~1")}^{commit}`);
  } catch {
    return git("rev-parse", `${git("log", "--diff-filter=A", "--format=%H", "-1", "--", SCHEMA_AFTER)}^`);
  }
}

export interface OlderProgram {
  readonly folder: string;
  readonly commit: string;
}

/** The program of the last release, or of the commit `wanted`, built in a folder that later runs use again. */
export function olderProgram(wanted: string | undefined): OlderProgram {
  const commit = wanted === undefined ? lastRelease() : git("rev-parse", `${wanted}^{commit}`);
  const folder = join(tmpdir(), `terrace-older-${commit}`);
  if (existsSync(folder)) return { folder, commit };
  process.stderr.write(`Building the program of ${commit.slice(0, 8)} ...\n`);
  const half = `${folder}-${process.pid}`;
  git("clone", "--quiet", "--shared", "--no-checkout", root, half);
  git("-C", half, "checkout", "--quiet", "--detach", commit);
  const isSameLock = git("-C", half, "show", `${commit}:package-lock.json`) === git("show", "HEAD:package-lock.json");
  if (isSameLock) symlinkSync(join(root, "node_modules"), join(half, "node_modules"));
  else execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: half, stdio: ["ignore", 2, 2] });
  execFileSync(process.execPath, ["scripts/build.ts", "pages", "server"], { cwd: half, stdio: ["ignore", 2, 2] });
  renameSync(half, folder);
  return { folder, commit };
}
