import { runSteps } from "./testing/run-steps.ts";
import { browserTests } from "./testing/steps.ts";

// What follows is Playwright's: `npm run e2e -- e2e/sign-in.spec.ts`.
await runSteps([[browserTests(...process.argv.slice(2))]]);
