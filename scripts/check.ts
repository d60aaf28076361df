import { figuresBesideMain } from "./figures.ts";
import { runSteps } from "./testing/run-steps.ts";
import { staticChecks, unitTests } from "./testing/steps.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine({ usage: "check\nTypes, lint, structure and unit tests, then figures of the tree." });
await runSteps([staticChecks, [unitTests()]]);
process.stdout.write(`\n${await figuresBesideMain()}`);
