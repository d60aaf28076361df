import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const NAME = "terrace-scratch-";
/** Three times what the data directories of three workers take before they are removed. */
const NEEDED = 4 * 2 ** 30; // bytes

/** Some tests write a program and run it, which the shared memory of a container often forbids (noexec). */
const runsPrograms = (memory: string): boolean => {
  const mounts = existsSync("/proc/self/mounts") ? readFileSync("/proc/self/mounts", "utf8") : "";
  return !mounts.split("\n").some((line) => {
    const [, place, , options = ""] = line.split(" ");
    return place === memory && options.split(",").includes("noexec");
  });
};

const isRoomy = (memory: string, needed: number): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= needed;
  } catch {
    return false; // not Linux
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

const forgetDead = (memory: string): void => {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(NAME) ? Number(name.slice(NAME.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
};

/**
 * Moves the temporary files of this process and its children to memory, if there is enough. Returns the function that
 * removes them. A test's data directory has 1,200 files; creating and removing them on a disk takes twenty times the
 * CPU time, because file systems avoid recently freed blocks.
 */
export function scratchInMemory(memory = "/dev/shm", needed = NEEDED): () => void {
  if (!isRoomy(memory, needed) || !runsPrograms(memory)) return () => {};
  forgetDead(memory); // folders of killed runs
  const folder = join(memory, `${NAME}${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  return () => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
