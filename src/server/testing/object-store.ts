import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

/** An S3-compatible store on this machine with one empty bucket, in a folder that is removed with it. */
export interface ObjectStore {
  /** As `STORAGE_URL` takes it; `choices` is its query. */
  url(choices?: string): string;
  readonly port: number;
  close(): Promise<void>;
}

const KEYS = "S3RVER:S3RVER"; // the only pair that s3rver knows

/** At `wanted`, or at a free port. With `kept` its bucket is in that folder, which stays. */
export async function startObjectStore(wanted = 0, kept?: string): Promise<ObjectStore> {
  const directory = kept ?? mkdtempSync(join(tmpdir(), "terrace-bucket-"));
  // s3rver removes a folder with its last file, even while another file is being written into it, and then ends the
  // process.
  for (const folder of ["files", "private"]) {
    mkdirSync(join(directory, "terrace/desk", folder), { recursive: true });
    writeFileSync(join(directory, "terrace/desk", folder, "kept"), "");
  }
  const server = new S3rver({
    address: "127.0.0.1",
    port: wanted,
    silent: true,
    vhostBuckets: false,
    directory,
    configureBuckets: [{ name: "terrace", configs: [] }],
  });
  const { port } = await server.run();
  return {
    url: (choices = "") => `s3+http://${KEYS}@127.0.0.1:${port}/terrace/desk${choices}`,
    port,
    async close() {
      await server.close();
      if (kept === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}
