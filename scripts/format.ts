import { run } from "./testing/run-command.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine({ usage: "format\nFormats the sources." });
const done = await run("oxfmt");
process.stdout.write(done.output);
process.exitCode = done.code;
