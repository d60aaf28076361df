import { metricsBesideMain } from "./compare-with-main.ts";
import { runSteps } from "./testing/run-steps.ts";
import { staticChecks, unitTests } from "./testing/steps.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine({ usage: "check\nTypes, lint, structure and unit tests, then metrics of the tree." });
await runSteps([staticChecks, [unitTests()]]);
process.stdout.write(`\n${await metricsBesideMain()}`);
