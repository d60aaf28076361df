/** Stands for a secret in the log of what people did, which only says that it was set (LG-01). */
export const SECRET_MARK = "•";
