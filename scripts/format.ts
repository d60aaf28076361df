import { run } from "./testing/run-command.ts";

const done = await run("oxfmt");
process.stdout.write(done.output);
process.exitCode = done.code;
