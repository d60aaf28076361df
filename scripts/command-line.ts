import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { ConfigurationError } from "../src/server/configuration-error.ts";
import { databaseErrorKind } from "../src/server/database/database-errors.ts";

const MISUSED = 2; // exit code, as of shells
const NO_OPTIONS = {} as const satisfies ParseArgsOptionsConfig;

interface CommandLine<O extends ParseArgsOptionsConfig> {
  /** The text after `usage: `: name, options and arguments; then what the command does. */
  readonly usage: string;
  readonly options?: O;
  /** Words besides options; 0 unless told. */
  readonly mostWords?: number;
  /** All that a word may be, where that is known. */
  readonly knownWords?: readonly string[];
}

/** If `--help` follows a command's name, prints the usage and ends the process. */
export function offerHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === "--help" || word === "-h")) return;
  console.log(`usage: ${usage}`);
  process.exit();
}

/**
 * The options and words that follow a command's name. What the command does not know ends the process with exit code 2,
 * before anything was done.
 */
export function readCommandLine<const O extends ParseArgsOptionsConfig = typeof NO_OPTIONS>(line: CommandLine<O>) {
  const { usage, mostWords = 0, knownWords } = line;
  offerHelp(usage);
  try {
    const given = parseArgs<{ options: O; allowPositionals: true }>({
      options: line.options ?? (NO_OPTIONS as O),
      allowPositionals: true,
    });
    const surplus = given.positionals.find((word, at) => at >= mostWords || knownWords?.includes(word) === false);
    if (surplus !== undefined) throw new Error(`Unexpected argument '${surplus}'`);
    return given;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nusage: ${usage}`);
    process.exit(MISUSED);
  }
}

/** The whole number from 1 that an option gives, else `otherwise`; anything else ends the process with exit code 2. */
export function amountOf(option: string, given: string | undefined, otherwise: number): number {
  const amount = Number(given ?? otherwise);
  if (Number.isSafeInteger(amount) && amount > 0) return amount;
  console.error(`--${option} must be a whole number from 1 (it is ${JSON.stringify(given)}).`);
  process.exit(MISUSED);
}

/** Runs an operator's command. An error that the operator must fix is printed in one line; any other has its stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // A full disk is for the operator to fix too; its message comes from the system or from the code that found it.
    const isTold =
      error instanceof ConfigurationError || (error instanceof Error && databaseErrorKind(error) === "full");
    if (!isTold) throw error;
    console.error(error.message);
    process.exitCode = ConfigurationError.exitCode;
  }
}
