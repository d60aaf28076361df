/** How a day is kept. */
export const DAY = "YYYY-MM-DD";
/** How a day is written: the order each language reads, always with figures that sort by eye. */
export const SHOWN = { zh: "YYYY-MM-DD", lo: "DD/MM/YYYY", en: "DD MMM YYYY" } as const;
