import type { Text, TextParameters, Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Services } from "../../server/services.ts";
import type { CheckLevel } from "./self-check.ts";

/** A text with its parameters; names of records are given in each language. */
export interface FilledText {
  readonly text: Text;
  readonly with?: Readonly<Record<string, TextParameters[string] | Words>>;
}

export interface Finding {
  readonly level: CheckLevel;
  readonly found: FilledText;
  /** Everything that `found` counts, where that is more than a sentence takes. */
  readonly items?: readonly Words[];
  readonly advice?: FilledText;
  /** Address in the console. */
  readonly link?: string;
}

/** Services for a check of the machine and its configuration, which also works beside a running server. */
export type MachineServices = Pick<Services, "env" | "clock" | "privateFiles"> & {
  readonly storage: Pick<Services["storage"], "ping">;
};

/** Additional services for a check that queries the database. */
export type InstallationServices = MachineServices &
  Pick<Services, "database" | "changes" | "log"> & {
    readonly storage: Pick<Services["storage"], "has">;
    readonly modules: readonly Module[];
  };

interface CheckName {
  readonly name: string;
  readonly title: Text;
}

/**
 * One check, with at least one finding; `ok` is one of the levels. It may throw and take as long as it likes, because
 * the runner then reports that instead; `signal` is aborted when nobody waits any more.
 */
export type Check = CheckName &
  (
    | { readonly needs: "machine"; run(services: MachineServices, signal: AbortSignal): Promise<readonly Finding[]> }
    | {
        readonly needs: "database";
        run(services: InstallationServices, signal: AbortSignal): Promise<readonly Finding[]>;
      }
  );
