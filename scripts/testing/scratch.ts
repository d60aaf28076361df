import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const NAME = "terrace-scratch-";
/** Data directories of two workers and what they leave until the end are a fifth of it. */
const NEEDED = 4 * 2 ** 30; // bytes

/** Some tests write a program and run it, which a container's shared memory often refuses. */
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
 * Lets this process and those it starts keep their temporary files in memory, where there is plenty. Returns what takes
 * them away again. A test's data directory is 1,200 files: making and removing them on a disk costs the processor twenty
 * times as much, because a file system avoids what was removed a moment ago.
 */
export function scratchInMemory(memory = "/dev/shm", needed = NEEDED): () => void {
  if (!isRoomy(memory, needed) || !runsPrograms(memory)) return () => {};
  forgetDead(memory); // of a run that was killed
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
