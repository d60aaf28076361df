/*
 * What an applicant of the public site may give to be reached by; read by the server's schema and by the page's own program, which has
 * no library of schemas to say it with (§7).
 */
export const PHONE = /^\+?\d[\d\s()./-]{4,38}$/;
export const EMAIL = /^[^\s@<>"',;:]{1,64}@[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}$/u;
