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
  /**
   * Prints the sum and sets the exit code; before it, for each of the `requirements`, how the rows ended whose titles
   * begin with it.
   */
  end(requirements?: readonly string[]): void;
}

const WIDTHS = [58, 36, 7] as const; // characters

type Outcome = "passed" | "failed" | "not run";

/** The requirements before the colon, and the rest. */
function partsOf(what: string): { readonly codes: readonly string[]; readonly rest: string } {
  const [, codes = "", rest = what] = /^((?:[A-Z]{2}-\d+(?:, )?)+): (.*)$/.exec(what) ?? [];
  return { codes: codes.split(", "), rest };
}

function outcomeOf(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes("failed")) return "failed";
  return outcomes.includes("passed") ? "passed" : "not run";
}

export function startRows(title: string): Rows {
  const began = performance.now();
  const line = (...cells: readonly string[]) =>
    process.stdout.write(
      `${cells
        .map((cell, place) => cell.padEnd(WIDTHS[place] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
    );
  const ended: { readonly what: string; readonly outcome: Outcome }[] = [];
  const count = (wanted: Outcome) => ended.filter(({ outcome }) => outcome === wanted).length;
  process.stdout.write(`\n${title}\n\n`);
  line("what", "wanted", "seconds", "figure");
  return {
    async row(what, limit, work) {
      const start = performance.now();
      const { figure, isGood } = await work().catch((error: unknown) => ({
        figure: error instanceof Error ? error.message : String(error),
        isGood: false,
      }));
      ended.push({ what, outcome: isGood ? "passed" : "failed" });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      line(what, limit, seconds, isGood ? figure : `FAILED: ${figure}`);
    },
    note(what, why) {
      ended.push({ what, outcome: "not run" });
      line(what, "", "", why);
    },
    end(requirements = []) {
      if (requirements.length > 0) process.stdout.write("\n");
      for (const code of requirements) {
        const own = ended.filter(({ what }) => partsOf(what).codes.includes(code));
        const outcome = outcomeOf(own.map((each) => each.outcome));
        process.stdout.write(
          `${code}  ${outcome.padEnd(7)}  ${own.map(({ what }) => partsOf(what).rest).join("; ")}`.trimEnd() + "\n",
        );
      }
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      process.stdout.write(`\n${count("passed")} passed, ${count("failed")} failed (${seconds} s)\n`);
      process.exitCode = count("failed") === 0 ? 0 : 1;
    },
  };
}
