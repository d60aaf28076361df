/** A permission code `area:module:verb`, such as `sys:user:list`. */
export type Permission = `${string}:${string}:${string}`;

/** The code that grants every right. It is the only wildcard (AZ-13). */
export const EVERYTHING: Permission = "*:*:*";

/** True if the user has any of the codes (§6), which are compared as exact strings. */
export function hasAny(owned: ReadonlySet<string>, ...codes: readonly Permission[]): boolean {
  return owned.has(EVERYTHING) || codes.some((code) => owned.has(code));
}
