import { openDatabase } from "../open-database.ts";

// A process to be killed: writes numbered pairs, one transaction each, and prints each number once it is committed.
const [, , dataDir = "", firstText = "1"] = process.argv;
process.stdin.resume().on("end", () => process.exit());
const database = await openDatabase({ dataDir });
await database.pool.query("create table if not exists pair (number integer, half text, primary key (number, half))");
let next = Number(firstText);
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (;;) {
      const number = next++;
      const client = await database.pool.connect();
      await client.query("begin");
      await client.query("insert into pair values ($1, 'left')", [number]);
      await client.query("insert into pair values ($1, 'right')", [number]);
      await client.query("commit");
      client.release();
      process.stdout.write(`${number}\n`);
    }
  }),
);
