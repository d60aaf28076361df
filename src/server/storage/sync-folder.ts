import { open } from "node:fs/promises";

/** Returns once the names in a folder are on the disk: a file that was renamed into it is there after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
