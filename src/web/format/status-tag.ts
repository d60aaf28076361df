const TAGS = { "01": "success", "02": "info", "03": "warning", "04": "danger", "-1": "danger" } as const; // §9
export type StatusTag = (typeof TAGS)[keyof typeof TAGS];

/** Tag colour for a status code (§9); undefined for a code without a meaning. */
export const statusTag = (status: string): StatusTag | undefined =>
  Object.hasOwn(TAGS, status) ? TAGS[status as keyof typeof TAGS] : undefined;
