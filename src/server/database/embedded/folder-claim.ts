import { closeSync, constants, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ConfigurationError } from "../../configuration-error.ts";

/** In a claimed folder: who holds it. Written anew every second. */
export const CLAIM_FILE = "terrace-owner";

const BEAT_EVERY = 1_000; // ms
const SILENCE = 4_000; // after which an owner whom no kernel vouches for is taken for dead
const LOOK_EVERY = 200;

export interface FolderClaim {
  release(): void;
}

/**
 * Protects a folder against processes that passed the lock file: one that moved or removed it, or opened the folder by
 * another DATA_DIR. Throws `ConfigurationError` when the folder is in use.
 * On Linux the claim is a socket in the abstract namespace, named by the folder's inode: there is no file to be moved,
 * it ends with its process, and a stopped process still holds it. It is not visible across network namespaces; there,
 * and on other systems, the claim is a file in the folder that changes all the time. `lock` names the lock file that is
 * held now: a process that held the same one is dead, so nobody waits for its file to stop changing.
 */
export async function claimFolder(folder: string, lock: string): Promise<FolderClaim> {
  const socket = listenAt(folder);
  const file = join(folder, CLAIM_FILE);
  try {
    await refuseLiving(folder, file, lock);
  } catch (error) {
    socket?.close();
    throw error;
  }
  const by = `process ${process.pid}, running since ${new Date().toISOString()}`;
  let beat = 0;
  // A file that is emptied before it is written is brought to the disk at once by ext4, so only the first time. The
  // text never gets shorter: nothing of an earlier one is left behind it.
  let emptied = constants.O_TRUNC;
  const write = () => {
    beat += 1;
    try {
      const opened = openSync(file, constants.O_WRONLY | constants.O_CREAT | emptied, 0o600);
      emptied = 0;
      try {
        writeSync(opened, JSON.stringify({ by, lock, beat }));
      } finally {
        closeSync(opened);
      }
    } catch {
      // A full disk must not end the process: the socket holds on.
    }
  };
  write();
  const beating = setInterval(write, BEAT_EVERY);
  beating.unref();
  return {
    release() {
      clearInterval(beating);
      rmSync(file, { force: true });
      socket?.close();
    },
  };
}

function listenAt(folder: string): Server | null {
  if (process.platform !== "linux") return null;
  const { dev, ino } = statSync(folder, { bigint: true });
  const server = createServer((peer) => peer.destroy());
  server.on("error", () => {}); // said below
  server.unref();
  server.listen(`\0terrace-${dev}-${ino}`);
  // It is bound when this returns; only the events come later.
  if (server.listening) return server;
  throw inUse(folder, read(join(folder, CLAIM_FILE)));
}

async function refuseLiving(folder: string, file: string, lock: string): Promise<void> {
  const first = read(file);
  if (first === null || fieldOf(first, "lock") === lock) return;
  for (let waited = 0; waited < SILENCE; waited += LOOK_EVERY) {
    await pause(LOOK_EVERY);
    const now = read(file);
    if (now === null) return; // it has just released
    if (now !== first) throw inUse(folder, now);
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

const fieldOf = (text: string, name: "by" | "lock"): string | undefined =>
  new RegExp(`"${name}":"([^"\\\\]{1,100})"`).exec(text)?.[1];

const inUse = (folder: string, text: string | null): ConfigurationError =>
  new ConfigurationError(
    `The database in ${folder} is in use by ${(text && fieldOf(text, "by")) ?? "another process"}: stop it first, or set another DATA_DIR.`,
  );
