import { ACCESS_TOKEN, REFRESH_TOKEN } from "../../contract/session/token-names.ts";
import { readCookie, writeCookie } from "../preferences/cookie.ts";

/**
 * The halves of the tokens that scripts can read; useless without the HttpOnly halves set by the server (W1, TK-15).
 */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Absolute lifetime of a session in days (TK-02): the cookie lasts no longer. */
const DAYS = 7;

export const tokens = {
  read(): TokenPair | null {
    const accessToken = readCookie(ACCESS_TOKEN);
    const refreshToken = readCookie(REFRESH_TOKEN);
    return accessToken && refreshToken ? { accessToken, refreshToken } : null;
  },
  write(pair: TokenPair): void {
    writeCookie(ACCESS_TOKEN, pair.accessToken, DAYS);
    writeCookie(REFRESH_TOKEN, pair.refreshToken, DAYS);
  },
  clear(): void {
    writeCookie(ACCESS_TOKEN, "", 0);
    writeCookie(REFRESH_TOKEN, "", 0);
  },
};
