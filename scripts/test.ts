import { existsSync } from "node:fs";
import { join } from "node:path";
import { runSteps } from "./testing/run-steps.ts";
import { browserTests, staticChecks, tidiness, unitTests } from "./testing/steps.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine({ usage: "test\nEvery check and every test, more than half an hour on two cores." });
const hasDemonstration = existsSync(join(import.meta.dirname, "../demo"));
if (!hasDemonstration) console.log("Without demo/ there are no browser tests: they walk through the demonstration.");
await runSteps([[...staticChecks, ...tidiness], [unitTests()], ...(hasDemonstration ? [[browserTests()]] : [])]);
