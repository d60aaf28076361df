/** Addresses, with all below, at which the server answers itself and no page can be. The API's own base is a setting. */
export const SERVER_PATHS = [
  "/sso",
  "/oss",
  "/static",
  "/ws",
  "/file",
  "/health",
  "/metrics",
  "/assets",
  "/oauth2",
] as const;

// What is at these addresses of §2 redirects, or says that something went wrong; "/api" is the usual base of the API.
const NOT_SCREENS = ["/login", "/auth-redirect", "/redirect", "/401", "/404", "/api", ...SERVER_PATHS];

/** True for an address that the program needs itself, so that it is neither a screen to return to nor a new page's. */
export function isReservedPath(path: string): boolean {
  const plain = path.toLowerCase();
  return NOT_SCREENS.some((address) => plain === address || plain.startsWith(`${address}/`));
}
