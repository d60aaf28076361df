/** The result of a row of the table. */
export interface Finding {
  readonly figure: string;
  readonly isGood: boolean;
}

export interface Rows {
  /** Does the work, prints the row; one that throws has failed. */
  row(what: string, limit: string, work: () => Promise<Finding>): Promise<void>;
  /** Says of a row why it was not run; it counts neither as passed nor as failed. */
  note(what: string, why: string): void;
  /** Prints the sum and sets the exit code. */
  end(): void;
}

const WIDTHS = [58, 36, 7] as const; // characters

export function startRows(title: string): Rows {
  const began = performance.now();
  const line = (...cells: readonly string[]) =>
    process.stdout.write(
      `${cells
        .map((cell, place) => cell.padEnd(WIDTHS[place] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
    );
  let passed = 0;
  let failed = 0;
  process.stdout.write(`\n${title}\n\n`);
  line("what", "wanted", "seconds", "figure");
  return {
    async row(what, limit, work) {
      const start = performance.now();
      const { figure, isGood } = await work().catch((error: unknown) => ({
        figure: error instanceof Error ? error.message : String(error),
        isGood: false,
      }));
      if (isGood) passed += 1;
      else failed += 1;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      line(what, limit, seconds, isGood ? figure : `FAILED: ${figure}`);
    },
    note: (what, why) => line(what, "", "", why),
    end() {
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      process.stdout.write(`\n${passed} passed, ${failed} failed (${seconds} s)\n`);
      process.exitCode = failed === 0 ? 0 : 1;
    },
  };
}
