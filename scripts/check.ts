import { runSteps } from "./testing/run-steps.ts";
import { staticChecks, unitTests } from "./testing/steps.ts";

await runSteps([staticChecks, [unitTests()]]);
