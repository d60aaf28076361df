import { join } from "node:path";
import { freePort } from "../instances/children.ts";
import { makeInstance } from "../instances/instance.ts";
import { ask, type Postgres } from "../instances/postgres.ts";
import type { Rows } from "../instances/rows.ts";

const KEEPS = "survives a crash of the process and a power failure.";
const KILLS_ONLY = "survives a crash of the process, not a power failure";
const OFF = "Its fsync or synchronous_commit is off";

/** Whether a start says what a power cut would do. */
export async function showDurability(rows: Rows, folder: string, postgres: Postgres): Promise<void> {
  await rows.row("RE-04: what starts say of a power cut", "as the database's settings are", async () => {
    const url = await postgres.newDatabase("durability");
    const said = async (expected: string, name: string, databaseUrl: string) => {
      const dataDir = join(folder, databaseUrl === "" ? "durability-embedded" : "durability");
      const instance = makeInstance(await freePort(), { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      await instance.start();
      const isSaid = instance.output().includes(expected);
      await instance.stop("SIGINT");
      return isSaid ? [] : [name];
    };
    const set = (text: string) => ask(url, text);
    const wrong = [...(await said(KILLS_ONLY, "embedded", "")), ...(await said(KEEPS, "fsync-on", url))];
    for (const [setting, back] of [
      ["fsync", "on"],
      ["synchronous_commit", "on"],
    ] as const) {
      await set(`alter system set ${setting} = off`);
      await set("select pg_reload_conf()");
      wrong.push(...(await said(OFF, `${setting}-off`, url)));
      await set(`alter system set ${setting} = ${back}`);
      await set("select pg_reload_conf()");
    }
    const figure = wrong.length > 0 ? `not said: ${wrong.join(", ")}` : "embedded, PostgreSQL, fsync and commit off";
    return { figure, isGood: wrong.length === 0 };
  });
}
