import { createServer } from "node:http";
import { openDatabase } from "../src/server/database/open-database.ts";
import { readEnv } from "../src/server/env.ts";

/*
 * Lower bound for a list call: node:http and one query. No sign-in, permissions or validation, a fixed total, rows
 * serialised once. The difference is the cost of what Terrace does beyond this.
 */

const env = readEnv(process.env);
const { pool } = await openDatabase(env);
const PAGE = {
  name: "page",
  text: "select id, version, created_at, updated_at, group_id, value, label, label_en, label_lo, pinyin_initials, color, sort, is_active from dictionary_entry where deleted_at is null order by id limit 10 offset $1",
};

createServer((request, answer) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const page = Number(new URLSearchParams(Buffer.concat(chunks).toString()).get("page.pn") ?? 1);
    pool.query({ ...PAGE, values: [(page - 1) * 10] }).then(
      ({ rows }) =>
        answer
          .setHeader("content-type", "application/json")
          .end(JSON.stringify({ code: 0, msg: "", data: { results: rows, total: 100_138 } })),
      () => answer.writeHead(500).end(),
    );
  });
}).listen(env.port, env.host, () => process.stdout.write("ready\n"));
process.once("SIGTERM", () => process.exit(0));
