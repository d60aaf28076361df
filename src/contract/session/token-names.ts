// Apart from wire.ts because the sign-in page needs only these two and must stay free of the schema library (its budget is in bytes).

/** The header, the cookie and (at one address) the query member that carry the access token (§7, TK-13). */
export const ACCESS_TOKEN = "access_token";
export const REFRESH_TOKEN = "refresh_token";
