/** The system's name of what went wrong with a file, such as `ENOSPC`; any other error is thrown again. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  throw error;
}
