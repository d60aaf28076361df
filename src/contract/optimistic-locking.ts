import { z } from "zod";
import { int, listOf, says } from "./scalars.ts";
import { VALIDATION_TEXTS } from "./validation.ts";

/** A record to be changed. With `version` the change is refused when another version is stored (optimistic locking). */
export interface RecordToChange {
  readonly id: string;
  readonly version?: number | undefined;
}

/** The version that a write was based on, from 1. Without it the last write wins. */
export const expectedVersion = int(1).optional();

/** The rule of optimistic locking: a write based on another version than the stored one is stale. */
export const isStale = (asked: number | undefined, stored: number): boolean => asked !== undefined && asked !== stored;

export const MAX_RECORDS_AT_ONCE = 200;

/** The input of a bulk call: `ids`, and optionally `versions` in the same order, one for each id. */
export const recordsToChange = (id: z.ZodString) =>
  z
    .object({
      ids: listOf(id, MAX_RECORDS_AT_ONCE).refine((ids) => ids.length > 0),
      versions: listOf(int(1), MAX_RECORDS_AT_ONCE).optional(),
    })
    .refine(({ ids, versions }) => versions === undefined || versions.length === ids.length, {
      path: ["versions"],
      ...says(VALIDATION_TEXTS.versionEach),
    });

interface IdsAndVersions {
  readonly ids: readonly string[];
  readonly versions?: readonly number[] | undefined;
}

export const recordsOf = ({ ids, versions }: IdsAndVersions): RecordToChange[] =>
  ids.map((id, index) => ({ id, version: versions?.[index] }));

/** A record in the version that the client has read. */
export interface KnownRecord {
  readonly id: string;
  readonly version: number;
}

/** The arguments that name one record, and several, in a call. */
export const idAndVersion = ({ id, version }: KnownRecord): KnownRecord => ({ id, version });
export const idsAndVersions = (records: readonly KnownRecord[]) => ({
  ids: records.map(({ id }) => id),
  versions: records.map(({ version }) => version),
});
