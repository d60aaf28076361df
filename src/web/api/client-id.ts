/** Key in localStorage. */
export const CLIENT_ID = "terrace.client";

/** This browser's random id, 32 hexadecimal digits, to which a captcha is bound (AU-02). Not a secret. */
export function clientId(): string {
  const kept = localStorage.getItem(CLIENT_ID);
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept;
  // randomUUID is missing on plain HTTP outside loopback
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  localStorage.setItem(CLIENT_ID, made);
  return made;
}
