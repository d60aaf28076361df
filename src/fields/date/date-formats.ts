/** Storage format of a day. */
export const DAY = "YYYY-MM-DD";
/** Display format by language. */
export const SHOWN = { zh: "YYYY-MM-DD", lo: "DD/MM/YYYY", en: "DD MMM YYYY" } as const;
