import { CONSOLE_CLIENT } from "../src/contract/session/console-client.ts";

/** Of everybody whom a measurement adds. */
export const BENCH_PASSWORD = "bench-2026-terrace";

/** Gives the access token of somebody who signs in; each name is another client. */
export async function signIn(url: string, username = "admin"): Promise<string> {
  const answer = await fetch(`${url}/api/sso/oauth2/access_token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "password",
      client_id: `${username}-client`,
      client_secret: CONSOLE_CLIENT.secret,
      username,
      password: BENCH_PASSWORD,
    }),
  });
  const { access_token: token, msg } = (await answer.json()) as { access_token?: string; msg?: string };
  if (token === undefined) throw new Error(msg);
  return token;
}
