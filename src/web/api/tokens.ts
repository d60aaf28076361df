import { ACCESS_TOKEN, REFRESH_TOKEN } from "../../contract/session/token-names.ts";
import { readCookie, writeCookie } from "../preferences/cookie.ts";

/** The readable halves; useless without the HttpOnly halves that the server sets itself (W1, TK-15). */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The absolute life of a session (TK-02): a cookie never outlives what it opens. */
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
