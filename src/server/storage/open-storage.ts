import { join } from "node:path";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { openDiskStorage } from "./disk-storage.ts";
import { forgetSizes } from "./forget-sizes.ts";
import type { Storage } from "./storage.ts";

/** The two areas of the store. What stands in one is never found in the other. */
export interface Stores {
  /** Uploads and their sizes, which `/file` serves. */
  readonly storage: Storage;
  /** Files of jobs, for their owners alone. */
  readonly privateFiles: Storage;
}

/**
 * Opens the folders `files` and `private` of the bucket, or those of `dataDir`. A bucket that does not answer stops no
 * start: pages need none (RE-09).
 */
export async function openStores({ bucket, dataDir }: Pick<Env, "bucket" | "dataDir">, log: Logger): Promise<Stores> {
  const open = async (area: string): Promise<Storage> => {
    if (!bucket) return openDiskStorage(join(dataDir, area));
    const fault = (error: unknown) => log.warn({ err: error }, "the bucket did not do what it was asked");
    return bucketStorage(bucket, { area: `${area}/`, fault });
  };
  const stores = { storage: forgetSizes(await open("files")), privateFiles: await open("private") };
  if (bucket) void stores.storage.ping().catch(() => undefined); // logs what is wrong before somebody uploads
  return stores;
}
