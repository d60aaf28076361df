import { figuresBesideMain } from "./figures.ts";
import { runSteps } from "./testing/run-steps.ts";
import { staticChecks, unitTests } from "./testing/steps.ts";

await runSteps([staticChecks, [unitTests()]]);
process.stdout.write(`\n${await figuresBesideMain()}`);
