import { CONSOLE_CLIENT } from "../src/contract/session/console-client.ts";

/** Password of every account that a measurement adds. */
export const BENCH_PASSWORD = "bench-2026-terrace";

/** Signs in and resolves to the access token; each user name uses its own client id. */
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
