/*
 * Patterns of contact data, shared by the server's schemas and the public pages, whose bundles have no schema library
 * (§7).
 */

/**
 * A telephone number as people write it: 5 to 39 characters, with spaces, brackets, dots and hyphens. Its source is
 * also the `pattern` of inputs, in which every sign of a set must be escaped (HTML, `v` mode).
 */
// oxlint-disable-next-line no-useless-escape -- as above
export const PHONE = /^\+?\d[\d\s\(\)\.\/\-]{4,38}$/;
/**
 * An email address with one @ and a plausible domain: notices typing errors, does not prove that the mailbox exists.
 */
export const EMAIL =
  /^(?!\.)(?!\S*\.\.)[^\s@<>",;:]{1,64}(?<!\.)@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}(?<!-)\.)+(?!\p{N}+$)[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{1,62}(?<!-)$/u;

export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** A position written as degrees, `15.1796, 106.2317`; undefined for anything else. */
export function mapPosition(text: string): MapPosition | undefined {
  const [, first, second] = /^\s*(-?\d{1,2}(?:\.\d{1,8})?)\s*[,，]\s*(-?\d{1,3}(?:\.\d{1,8})?)\s*$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [latitude, longitude] = [Number(first), Number(second)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
