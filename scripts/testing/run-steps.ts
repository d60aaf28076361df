import { scratchInMemory } from "./scratch.ts";
import type { Step } from "./steps.ts";
import type { Tally } from "./tally.ts";

const perform = async (step: Step): Promise<Tally> => {
  const began = performance.now();
  const {
    passed,
    failed,
    output,
    notices = [],
  } = await step.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? error.message : String(error),
    notices: [],
  }));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : "";
  process.stdout.write(`${failed === 0 ? "ok    " : "FAILED"}  ${step.name} (${seconds} s${counts})\n`);
  for (const notice of notices) process.stdout.write(`        ${notice}\n`);
  if (failed > 0) process.stdout.write(`${output.trimEnd()}\n\n`);
  return { passed, failed };
};

/**
 * Runs the groups one after the other and the steps of a group in parallel, prints a line for each step and the output
 * of failed ones, and ends with the line `N passed, N failed` and the matching exit code.
 */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<void> {
  const tallies: Tally[] = [];
  const endScratch = scratchInMemory();
  for (const group of groups) tallies.push(...(await Promise.all(group.map(perform))));
  endScratch();
  const sum = (part: keyof Tally) => tallies.reduce((total, one) => total + one[part], 0);
  process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}
