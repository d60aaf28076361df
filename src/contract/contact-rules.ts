/*
 * Patterns of contact data, shared by the server's schemas and the public pages, whose bundles have no schema library
 * (§7).
 */

/** A telephone number as people write it: 5 to 39 characters, with spaces, brackets, dots and hyphens. */
export const PHONE = /^\+?\d[\d\s()./-]{4,38}$/;
/**
 * An email address with one @ and a plausible domain: notices typing errors, does not prove that the mailbox exists.
 */
export const EMAIL =
  /^(?!\.)(?!\S*\.\.)[^\s@<>",;:]{1,64}(?<!\.)@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}(?<!-)\.)+(?!\p{N}+$)[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{1,62}(?<!-)$/u;
