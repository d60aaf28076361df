import { verifyChain, type ChainBreak } from "../src/server/audit/verify-chain.ts";
import { closeServices, openServices } from "../src/main/open-services.server.ts";
import { refuseAbsent } from "../src/server/database/refuse-absent.ts";
import { createLog } from "../src/server/log.ts";
import { readUsableEnv } from "../src/server/usable-env.ts";
import { readCommandLine, runCommand } from "./command-line.ts";

const WORDS: Record<ChainBreak["kind"], (found: ChainBreak) => string> = {
  changed: ({ seal }) => `Entry ${seal} does not read as it was sealed.`,
  missing: ({ seal, count }) => `${count ?? 0} entries are missing before entry ${seal}.`,
  cut: ({ seal, count }) => `${count ?? 0} entries are missing after entry ${seal}.`,
  added: ({ seal }) => `Entry ${seal} was never sealed; it was put in.`,
  time: ({ seal }) => `The time of entry ${seal} is before that of earlier ones, or still to come.`,
  session: ({ seal }) => `Entry ${seal} names a session that did not exist then, or was not this person's.`,
  ends: () => "The signature of beginning and end is not this installation's.",
};

readCommandLine({
  usage: `verify-audit
Verifies the whole activity log; exit code 1 if it was altered. Works beside a running server on PostgreSQL. The
embedded database belongs to its server, so there the log's page offers the same check.`,
});
await runCommand(async () => {
  const env = readUsableEnv(process.env);
  if (!env.databaseUrl) refuseAbsent(env.dataDir);
  const services = await openServices(env, createLog("warn"));
  try {
    const { rows, unsealed, pruned, isOfOtherKeys, first, others } = await verifyChain(services);
    console.log(`${rows} entries checked, ${pruned} removed before by retention, ${unsealed} not sealed yet.`);
    if (isOfOtherKeys) console.log("The keys were renewed, as after a restore: the signature was not checked.");
    for (const found of first ? [first, ...others] : []) {
      console.error(WORDS[found.kind](found));
      if (found.row) console.error(`It stands there now: ${JSON.stringify(found.row)}`);
      process.exitCode = 1;
    }
    if (!first) console.log("The log is whole.");
  } finally {
    await closeServices(services);
  }
});
