import { checkInstallation, findingLines } from "../src/main/self-check.server.ts";
import { ConfigurationError } from "../src/server/configuration-error.ts";
import { readEnv } from "../src/server/env.ts";
import { createLog } from "../src/server/log.ts";

// npm run self-check: what the page Self-check of the console says, as a table; exits with 1 on a serious finding. On
// PostgreSQL it works beside running servers. The embedded database belongs to its server, so beside one only the
// machine and the configuration are checked.
try {
  const findings = await checkInstallation(readEnv(process.env), createLog("error"));
  for (const line of findingLines(findings)) console.log(line);
  if (findings.some(({ level }) => level === "serious")) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = ConfigurationError.exitCode;
}
