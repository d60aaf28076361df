/** Stands for a secret in the activity log, which says only that it was set (LG-01). */
export const SECRET_MARK = "•";
