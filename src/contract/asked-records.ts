import { z } from "zod";
import { int, listOf, says } from "./scalars.ts";
import { ISSUES } from "./validation.ts";

/** A record that somebody asks to change: with `version` only as long as it is the one they have read. */
export interface AskedRecord {
  readonly id: string;
  readonly version?: number | undefined;
}

/** The version of the record that a call changes. Without one the call is done whatever was saved meanwhile. */
export const askedVersion = int(1).optional();

/** The one rule about versions: a write that names the version it was made from is refused where another one is stored. */
export const isStale = (asked: number | undefined, stored: number): boolean => asked !== undefined && asked !== stored;

/** Several records by `ids`, and beside them, in the same order, the version of each. */
export const askedRecords = (id: z.ZodString) =>
  z
    .object({ ids: listOf(id).refine((ids) => ids.length > 0), versions: listOf(int(1)).optional() })
    .refine(({ ids, versions }) => versions === undefined || versions.length === ids.length, {
      path: ["versions"],
      ...says(ISSUES.versionEach),
    });

interface IdsAndVersions {
  readonly ids: readonly string[];
  readonly versions?: readonly number[] | undefined;
}

export const recordsOf = ({ ids, versions }: IdsAndVersions): AskedRecord[] =>
  ids.map((id, index) => ({ id, version: versions?.[index] }));

/** A record in the version that somebody sees. */
export interface KnownRecord {
  readonly id: string;
  readonly version: number;
}

/** What names one of them in a call, and several. */
export const idAndVersion = ({ id, version }: KnownRecord): KnownRecord => ({ id, version });
export const idsAndVersions = (records: readonly KnownRecord[]) => ({
  ids: records.map(({ id }) => id),
  versions: records.map(({ version }) => version),
});
