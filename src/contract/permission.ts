/** `area:module:verb`, such as `sys:user:list`. */
export type Permission = `${string}:${string}:${string}`;

/** The one code that stands for every right. No other wildcard exists (AZ-13). */
export const EVERYTHING: Permission = "*:*:*";

/** True if any of the given codes is among the user's permissions (§6). Codes are compared as exact strings. */
export function hasAny(owned: ReadonlySet<string>, ...codes: readonly Permission[]): boolean {
  return owned.has(EVERYTHING) || codes.some((code) => owned.has(code));
}
