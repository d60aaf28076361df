import { runSteps } from "./testing/run-steps.ts";
import { browserTests, staticChecks, tidiness, unitTests } from "./testing/steps.ts";

await runSteps([[...staticChecks, ...tidiness], [unitTests()], [browserTests()]]);
