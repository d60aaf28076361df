import { runSteps } from "./testing/run-steps.ts";
import { browserTests } from "./testing/steps.ts";

// Arguments are passed to Playwright: `npm run e2e -- e2e/sign-in.spec.ts`.
await runSteps([[browserTests(...process.argv.slice(2))]]);
