// Apart from wire.ts, because the sign-in page needs these two and must stay without the schema library (it has a
// budget in bytes).

/** Name of the header, the cookie and (at one endpoint) the query parameter that carry the access token (§7, TK-13). */
export const ACCESS_TOKEN = "access_token";
export const REFRESH_TOKEN = "refresh_token";
