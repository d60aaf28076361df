/*
 * What somebody may give to be reached by; read by the server's schemas and by the programs of public pages, which have no library of
 * schemas to say it with (§7).
 */

/** As an applicant writes it. */
export const PHONE = /^\+?\d[\d\s()./-]{4,38}$/;
/** One @ between a name and a domain, dots only between letters: enough to notice a slip, not a proof that it exists. */
export const EMAIL =
  /^(?!\.)(?!\S*\.\.)[^\s@<>",;:]{1,64}(?<!\.)@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}(?<!-)\.)+(?!\p{N}+$)[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{1,62}(?<!-)$/u;
