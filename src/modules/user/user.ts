/**
 * The form in which user names are compared: one bucket and one account for every case, width and spelling (AU-07).
 * Normalised twice because small letters of some composed forms fall apart again.
 */
export const usernameKey = (username: string): string =>
  username.normalize("NFKC").toLowerCase().normalize("NFKC").trim();
