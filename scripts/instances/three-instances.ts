import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./children.ts";
import { type Instance, makeInstance } from "./instance.ts";
import { ask } from "./postgres.ts";

export interface Three {
  readonly instances: readonly [Instance, Instance, Instance];
  /** One more, not started yet, whose configuration differs by this. */
  another(name: string, change: NodeJS.ProcessEnv, preloaded?: readonly string[]): Promise<Instance>;
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** They share a database, a bucket and mounted keys, and have a folder each (docs/operating.md, Several instances). */
export async function makeThree(folder: string, databaseUrl: string, storageUrl: string): Promise<Three> {
  const secrets = join(folder, "keys.json");
  const key = () => randomBytes(32).toString("base64url");
  writeFileSync(secrets, JSON.stringify({ tokenKey: key(), linkKey: key() }), { mode: 0o600 });
  const make = async (name: string, change: NodeJS.ProcessEnv = {}, preloaded: readonly string[] = []) =>
    makeInstance(
      await freePort(),
      {
        DATA_DIR: join(folder, name),
        DATABASE_URL: databaseUrl,
        STORAGE_URL: storageUrl,
        SECRETS_FILE: secrets,
        TRUST_PROXY: "127.0.0.1",
        ...change,
      },
      preloaded,
    );
  return {
    instances: [await make("one"), await make("two"), await make("three")],
    another: make,
    query: (text, values) => ask(databaseUrl, text, values),
  };
}
