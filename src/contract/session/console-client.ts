/** Our own console's client: a public constant that proves nothing (W3, AU-15). Apart, because the sign-in page has no room for schemas. */
export const CONSOLE_CLIENT = { secret: "terrace-console" } as const;
