import { sql } from "kysely";

/** Stored since only browsers were known, and therefore called so. */
const PREFIX = "browser:";

/** Seconds that somebody stays known after their last attempt (AU-04). */
export const KNOWN_FOR = 90 * 86_400;

/** Key for attempts of somebody who was right before, such as a browser or a network. `rest` says of whom at what. */
export const knownKey = (rest: string): string => `${PREFIX}${rest}`;

/** Condition on a row of `throttle`. */
export const isKnownKey = sql<boolean>`key like ${sql.lit(`${PREFIX}%`)}`;
