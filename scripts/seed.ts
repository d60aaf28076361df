import { prepareModules } from "../src/modules/index.server.ts";
import { findDemonstration } from "../src/main/demonstration.server.ts";
import { closeServices, openServices } from "../src/main/open-services.server.ts";
import { createLog } from "../src/server/log.ts";
import { readUsableEnv } from "../src/server/usable-env.ts";
import { readCommandLine, runCommand } from "./command-line.ts";

readCommandLine({
  usage: `seed
Writes the first rows of an installation without serving. A start does so too; run like this, it also adds the
demonstration to an installation that began without it (DEMO=1), and renews a printed first password that was not used
within its 24 hours.`,
});
await runCommand(async () => {
  const env = readUsableEnv(process.env);
  const demonstration = await findDemonstration();
  const services = await openServices(env, createLog("warn"));
  try {
    await prepareModules(services, {
      demonstration,
      isAsked: true,
      announce: ({ usernames, password }) =>
        console.log(`First sign-in: ${usernames.join(", ")} with the password ${password}`),
    });
    console.log(`The first rows are there${env.demo && demonstration ? ", demonstration content included" : ""}.`);
  } finally {
    await closeServices(services);
  }
});
