import { join } from "node:path";
import { compose, importsThrough, jobsWith, startBackgroundWork } from "../src/main/compose.server.ts";
import { openServices } from "../src/main/open-services.server.ts";
import { ADMIN_ROLE } from "../src/modules/role/role.ts";
import { addUser } from "../src/modules/testing/add-user.server.ts";
import { readEnv } from "../src/server/env.ts";
import { BUDGETS, type Budgets } from "../src/server/http/admission/rate-limit.ts";
import { createLog } from "../src/server/log.ts";
import { fillArticles } from "./fill-articles.ts";
import { fillEntries } from "./fill-entries.ts";
import { fillOthers } from "./fill-others.ts";

/* Terrace with request budgets that one load generator cannot exhaust (RL-01 would answer 429). */

const unlimited = Object.fromEntries(
  Object.keys(BUDGETS).map((name) => [name, { perSecond: 1e9, burst: 1e9 }]),
) as Budgets;
/** READS=perSecond:burst: a budget of reads that instances have to tell each other of (docs/decisions/075). */
const [perSecond, burst] = (process.env["READS"] ?? "1e9:1e9").split(":").map(Number) as [number, number];
const env = readEnv(process.env);
const dist = process.env["PAGES"] === "1" ? join(import.meta.dirname, "../dist") : null;
const services = await openServices(env, createLog("warn"));
const imports = importsThrough(services);
const app = await compose(services, {
  dist,
  imports,
  budgets: { ...unlimited, read: { perSecond, burst } },
  announce: () => {},
});
await fillEntries(services.database, Number(process.env["ROWS"] ?? 100_000));
await fillArticles(services.database, Number(process.env["ARTICLES"] ?? 0));
await fillOthers(services.database, Number(process.env["OTHERS"] ?? 0));
for (let n = 0; n < Number(process.env["USERS"] ?? 0); n++)
  await addUser(services, { username: `bench-${n}`, password: env.adminPassword ?? "", roles: [ADMIN_ROLE] });
startBackgroundWork(services);
jobsWith(services, imports);
await app.server.listen({ port: env.port, host: env.host });
process.stdout.write("ready\n");
process.once("SIGTERM", () => process.exit(0));
