import { randomBytes } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/places.ts";
import { startBalancer } from "../../scripts/instances/balancer.ts";
import { freePort } from "../../scripts/instances/children.ts";
import { ensureBuilt } from "../../scripts/instances/ensure-built.ts";
import { findPrograms } from "../../scripts/instances/find-programs.ts";
import { makeInstance } from "../../scripts/instances/instance.ts";
import { createOnServer, dropOnServer, urlOf } from "../../src/server/database/testing/server-databases.ts";
import { type ObjectStore, startObjectStore } from "../../src/server/testing/object-store.ts";
import type { Server } from "./server.ts";

const key = () => randomBytes(32).toString("base64url");

/**
 * Several instances behind ops/haproxy.cfg, which gives each request to the one with the fewest. They share a database of
 * TEST_DATABASE_URL, a bucket and mounted keys. `dataDir` holds all but the database, whose name is in it: the server of
 * a copied folder has a copy of that database.
 */
export async function makeInstances(
  count: number,
  dataDir: string,
  env: NodeJS.ProcessEnv,
  program: string,
): Promise<Server> {
  const { haproxy } = findPrograms("haproxy");
  const secrets = join(dataDir, "keys.json");
  const bucket = join(dataDir, "bucket");
  const named = join(dataDir, "database");
  const copied = existsSync(named) ? readFileSync(named, "utf8") : undefined;
  const database = `journeys_${randomBytes(8).toString("hex")}`;
  mkdirSync(bucket, { recursive: true });
  if (!existsSync(secrets))
    writeFileSync(secrets, JSON.stringify({ tokenKey: key(), linkKey: key() }), { mode: 0o600 });
  await createOnServer(database, copied);
  writeFileSync(named, database);

  const [port, storePort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const make = async (place: number) =>
    makeInstance(await freePort(), {
      ACCESS_TTL: undefined,
      REFRESH_TTL: undefined,
      DATA_DIR: join(dataDir, String(place)),
      DATABASE_URL: urlOf(database),
      SECRETS_FILE: secrets,
      PUBLIC_URL: url,
      TRUST_PROXY: "127.0.0.1",
      ...env,
    });
  const instances = await Promise.all(Array.from({ length: count }, (_, place) => make(place)));
  let store: ObjectStore | undefined;
  let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined;
  let printed = "";

  const output = () => printed + instances.map((instance) => instance.output()).join("");
  const start = async () => {
    // `npm start` builds what is stale; one instance of several only runs.
    if (program === root) await ensureBuilt();
    else execFileSync(process.execPath, ["scripts/build.ts"], { cwd: program, stdio: "pipe" });
    printed = output(); // an instance tells what it printed since its last start
    store = await startObjectStore(storePort, bucket);
    const change = { program, env: { STORAGE_URL: store.url() } };
    await Promise.all(instances.map((instance) => instance.start(change)));
    await balancer?.end();
    balancer = await startBalancer(haproxy, dataDir, instances, port);
  };
  const stop = async (signal: NodeJS.Signals = "SIGINT") => {
    const codes = await Promise.all(instances.map((instance) => instance.stop(signal)));
    await store?.close();
    store = undefined;
    return codes.includes(null) ? null : Math.max(...codes.map(Number));
  };
  return {
    url,
    dataDir,
    output,
    start,
    stop,
    async restart() {
      await stop();
      await start();
    },
    async remove() {
      await stop();
      await balancer?.end();
      await dropOnServer(database);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
