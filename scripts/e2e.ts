import { runSteps } from "./testing/run-steps.ts";
import { browserTests } from "./testing/steps.ts";
import { offerHelp } from "./command-line.ts";

offerHelp("e2e [arguments of Playwright]\nThe browser tests, or those of: e2e/sign-in.spec.ts");
await runSteps([[browserTests(...process.argv.slice(2))]]);
