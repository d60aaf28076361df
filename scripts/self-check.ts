import { checkInstallation, findingLines } from "../src/main/self-check.server.ts";
import { createLog } from "../src/server/log.ts";
import { readUsableEnv } from "../src/server/usable-env.ts";
import { readCommandLine, runCommand } from "./command-line.ts";

readCommandLine({
  usage: `self-check
Prints what the page Self-check says, as a table; exit code 1 on a serious finding. On PostgreSQL it works beside
running servers. The embedded database belongs to its server, so beside one only the machine and the configuration are
checked.`,
});
await runCommand(async () => {
  const findings = await checkInstallation(readUsableEnv(process.env), createLog("error"));
  for (const line of findingLines(findings)) console.log(line);
  if (findings.some(({ level }) => level === "serious")) process.exitCode = 1;
});
