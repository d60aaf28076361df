import type { Text, TextParameters, Words } from "../../contract/text.ts";
import type { Module } from "../../crud/define-module.ts";
import type { Services } from "../../server/services.ts";
import type { CheckLevel } from "./self-check.ts";

/** A text with what is put into it; names of records are given in each language. */
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

/** What a check of the machine and its configuration uses; it works beside a running server. */
export type MachineServices = Pick<Services, "env" | "clock" | "privateFiles"> & {
  readonly storage: Pick<Services["storage"], "ping">;
};

/** What a check that asks the database uses besides. */
export type InstallationServices = MachineServices &
  Pick<Services, "database" | "changes" | "log"> & { readonly modules: readonly Module[] };

interface CheckName {
  readonly name: string;
  readonly title: Text;
}

/**
 * One thing that is looked at: at least one finding, `ok` among the levels. It may throw and take as long as it likes,
 * as the runner says so in its place; `left` is aborted when nobody waits any more.
 */
export type Check = CheckName &
  (
    | { readonly needs: "machine"; run(services: MachineServices, left: AbortSignal): Promise<readonly Finding[]> }
    | {
        readonly needs: "database";
        run(services: InstallationServices, left: AbortSignal): Promise<readonly Finding[]>;
      }
  );
