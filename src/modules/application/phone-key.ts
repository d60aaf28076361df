/**
 * Normalized telephone number: digits without the country prefix, so that one number compares equal however it is
 * typed.
 */
export const phoneKey = (phone: string): string =>
  phone
    .replace(/\D/g, "")
    .replace(/^(00)?(856|86)(?=\d{7})/, "")
    .replace(/^0+/, "");
