/**
 * The console's OAuth client: a public constant that proves nothing (W3, AU-15). In a file of its own, because the
 * sign-in page loads no schema library.
 */
export const CONSOLE_CLIENT = { secret: "terrace-console" } as const;
