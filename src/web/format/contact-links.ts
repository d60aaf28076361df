/** Address of a link that calls a telephone number. */
export const callLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, "")}`;

/** Address of a link that writes to an email address. */
export const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
