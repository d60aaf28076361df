import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONSOLE_CLIENT } from "../../contract/session/console-client.ts";
import { ADMIN, startModules, type ModulesApp } from "../testing/start-modules.server.ts";
import { tokensOf, visitor } from "../testing/visitor.server.ts";

/*
 * Requests and answers of standard clients; openid-client, oauth4webapi and simple-oauth2 were tried by hand
 * (docs/decisions/039).
 */

const CLIENT = { id: "price-board", secret: "b0ard-of-prices-at-the-market" };
let app: ModulesApp;
let withCaptcha = "";
beforeAll(async () => {
  app = await startModules({ demo: false, oauthClients: new Map([[CLIENT.id, CLIENT.secret]]) });
  withCaptcha = await app.another({ env: { captcha: "image" } });
});
afterAll(() => app.close());

type Fields = Readonly<Record<string, string>>;
const basic = (id = CLIENT.id, secret = CLIENT.secret) =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString("base64")}`;
async function send(path: string, fields: Fields, headers: Fields = { authorization: basic() }, at = app.origin) {
  const response = await fetch(at + path, { method: "POST", body: new URLSearchParams(fields), headers });
  const text = await response.text();
  const body = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body, text };
}
const PASSWORD_GRANT = { grant_type: "password", ...ADMIN };
const signIn = async (headers?: Fields) => {
  const { body } = await send("/oauth2/token", PASSWORD_GRANT, headers);
  return { access: String(body["access_token"]), refresh: String(body["refresh_token"]) };
};
const infoOf = async (token: string) => {
  const response = await fetch(`${app.origin}/api/sys/user/info`, { headers: { authorization: `Bearer ${token}` } });
  const { code } = (await response.json()) as { code: number };
  return { status: response.status, code, challenge: response.headers.get("www-authenticate") };
};

describe("the token address (RFC 6749)", () => {
  it("answers a plain token to a registered client, by header or in the form, and below the API's base too", async () => {
    for (const path of ["/oauth2/token", "/api/oauth2/token"]) {
      const { status, headers, body } = await send(path, PASSWORD_GRANT);
      expect([path, status, headers.get("cache-control"), headers.get("pragma")]).toEqual([
        path,
        200,
        "no-store",
        "no-cache",
      ]);
      expect(Object.keys(body).toSorted()).toEqual(["access_token", "expires_in", "refresh_token", "token_type"]);
      expect(body).toMatchObject({ token_type: "Bearer", expires_in: app.services.env.accessTtl });
      expect(headers.getSetCookie()).toEqual([]);
    }
    const inForm = { ...PASSWORD_GRANT, client_id: CLIENT.id, client_secret: CLIENT.secret };
    expect((await send("/oauth2/token", inForm, {})).status).toBe(200);
  });

  it("renews, and a refresh token is good once", async () => {
    const { refresh } = await signIn();
    const renewed = await send("/oauth2/token", { grant_type: "refresh_token", refresh_token: refresh });
    expect([renewed.status, await infoOf(String(renewed.body["access_token"]))]).toMatchObject([
      200,
      { status: 200, code: 0 },
    ]);
    app.clock.advance(11_000);
    const again = await send("/oauth2/token", { grant_type: "refresh_token", refresh_token: refresh });
    expect([again.status, again.body["error"]]).toEqual([400, "invalid_grant"]);
  });

  it.each<[string, Fields, Fields, number, string]>([
    ["a wrong password", { ...PASSWORD_GRANT, password: "wrong" }, { authorization: basic() }, 400, "invalid_grant"],
    ["an unknown name", { ...PASSWORD_GRANT, username: "nobody" }, { authorization: basic() }, 400, "invalid_grant"],
    ["no password", { grant_type: "password", username: "admin" }, { authorization: basic() }, 400, "invalid_request"],
    ["no grant", {}, { authorization: basic() }, 400, "invalid_request"],
    ["another grant", { grant_type: "client_credentials" }, { authorization: basic() }, 400, "unsupported_grant_type"],
    [
      "a made-up refresh token",
      { grant_type: "refresh_token", refresh_token: "x" },
      { authorization: basic() },
      400,
      "invalid_grant",
    ],
    ["a wrong secret", PASSWORD_GRANT, { authorization: basic(CLIENT.id, "wrong") }, 401, "invalid_client"],
    [
      "the console's secret under a registered name",
      PASSWORD_GRANT,
      { authorization: basic(CLIENT.id, CONSOLE_CLIENT.secret) },
      401,
      "invalid_client",
    ],
    [
      "the family's client, which is not served",
      PASSWORD_GRANT,
      { authorization: basic("cloud-upms", "cloud-upms") },
      401,
      "invalid_client",
    ],
    ["no client", PASSWORD_GRANT, {}, 401, "invalid_client"],
    [
      "a client told twice",
      { ...PASSWORD_GRANT, client_secret: CLIENT.secret },
      { authorization: basic() },
      400,
      "invalid_request",
    ],
    ["a header that is no pair", PASSWORD_GRANT, { authorization: "Basic eA==" }, 401, "invalid_client"],
  ])("refuses %s", async (_, fields, headers, status, error) => {
    const answer = await send("/oauth2/token", fields, headers);
    expect([answer.status, answer.body["error"]]).toEqual([status, error]);
    expect(Object.keys(answer.body)).toEqual(["error", "error_description"]);
    expect(String(answer.body["error_description"])).toMatch(/^[ !#-[\]-~]+$/); // RFC 6749 §5.2
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("www-authenticate") !== null).toBe(status === 401);
  });

  it("takes forms by POST alone", async () => {
    const asked = await fetch(`${app.origin}/oauth2/token`);
    expect([asked.status, asked.headers.get("allow")]).toEqual([405, "POST"]);
    const json = await fetch(`${app.origin}/oauth2/token`, {
      method: "POST",
      body: JSON.stringify(PASSWORD_GRANT),
      headers: { "content-type": "application/json", authorization: basic() },
    });
    expect([json.status, await json.json()]).toMatchObject([400, { error: "invalid_request" }]);
    const foreign = await send("/oauth2/token", PASSWORD_GRANT, {
      authorization: basic(),
      origin: "https://evil.example",
    });
    expect(foreign.status).toBe(403);
  });

  it("asks the console's public client for the captcha and a registered one for none", async () => {
    const inForm = { ...PASSWORD_GRANT, client_id: "browser-1234", client_secret: CONSOLE_CLIENT.secret };
    const answer = await send("/oauth2/token", inForm, {}, withCaptcha);
    expect([answer.status, answer.body["error"]]).toEqual([400, "invalid_grant"]);
    expect((await send("/oauth2/token", PASSWORD_GRANT, undefined, withCaptcha)).status).toBe(200);
  });
});

describe("our own addresses, for clients of the standards", () => {
  it("are the standard's to whoever shows a secret by Basic", async () => {
    const right = await send("/api/sso/oauth2/access_token", PASSWORD_GRANT);
    expect(Object.keys(right.body).toSorted()).toEqual(["access_token", "expires_in", "refresh_token", "token_type"]);
    const wrong = await send("/api/sso/oauth2/access_token", { ...PASSWORD_GRANT, password: "wrong" });
    expect([wrong.status, wrong.body["error"]]).toEqual([400, "invalid_grant"]);
    const refresh_token = String(right.body["refresh_token"]);
    const renewed = await send("/api/sso/oauth2/refresh_token", { grant_type: "refresh_token", refresh_token });
    expect(renewed.body).toHaveProperty("access_token");
    const token = String(renewed.body["access_token"]);
    expect((await send("/api/sso/oauth2/revoke_token", { token })).status).toBe(200);
    expect((await infoOf(token)).code).toBe(100008);
  });

  it("never say 200 about a wrong password to a program that takes JSON alone; to everybody else the envelope does", async () => {
    const fields = {
      ...PASSWORD_GRANT,
      password: "wrong",
      client_id: "program-1",
      client_secret: CONSOLE_CLIENT.secret,
    };
    const path = "/api/sso/oauth2/access_token";
    expect(await send(path, fields, { accept: "application/json" })).toMatchObject({
      status: 400,
      body: { code: 100001 },
    });
    expect(await send(path, fields, {})).toMatchObject({ status: 200, body: { code: 100001 } });
    const browser = { accept: "application/json", origin: app.origin };
    expect(await send(path, fields, browser)).toMatchObject({ status: 200, body: { code: 100001 } });
  });
});

describe("a bearer token (RFC 6750)", () => {
  it("is an access token, and two that differ are none", async () => {
    const { access } = await signIn();
    expect(await infoOf(access)).toMatchObject({ status: 200, code: 0 });
    const both = await fetch(`${app.origin}/api/sys/user/info`, {
      headers: { authorization: `Bearer ${access}`, access_token: "other" },
    });
    expect(both.status).toBe(401);
  });

  it("that is no longer good gets a 401 with its challenge", async () => {
    const { access } = await signIn();
    app.clock.advance((app.services.env.accessTtl + 1) * 1000);
    for (const [token, code] of [
      [access, 200004],
      ["made-up", 100008],
    ] as const)
      expect(await infoOf(token)).toEqual({ status: 401, code, challenge: 'Bearer error="invalid_token"' });
  });
});

describe("revoking (RFC 7009)", () => {
  it.each(["access", "refresh"] as const)("by its %s token ends the session", async (kind) => {
    const tokens = await signIn();
    const answer = await send("/oauth2/revoke", { token: tokens[kind], token_type_hint: `${kind}_token` });
    expect([answer.status, answer.text]).toEqual([200, "{}"]);
    expect((await infoOf(tokens.access)).code).toBe(100008);
  });

  it("of an unknown token is a success, of another client's a refusal that changes nothing", async () => {
    expect((await send("/oauth2/revoke", { token: "made-up" })).status).toBe(200);
    const person = tokensOf(await visitor(app.origin).signIn(ADMIN.username, ADMIN.password));
    const answer = await send("/oauth2/revoke", { token: person.access });
    expect([answer.status, answer.body["error"]]).toEqual([403, "unauthorized_client"]);
    expect((await infoOf(person.access)).code).toBe(0);
    expect((await send("/oauth2/revoke", { token: person.access }, {})).status).toBe(401);
  });

  it("by the standard's name works at our own address too, for either token (§7)", async () => {
    const who = visitor(app.origin);
    for (const kind of ["access", "refresh"] as const) {
      const tokens = tokensOf(await who.signIn(ADMIN.username, ADMIN.password));
      const fields = { token: tokens[kind], token_type_hint: `${kind}_token` };
      expect((await who.post("/sso/oauth2/revoke_token", fields)).body).toMatchObject({ code: 0 });
      expect((await infoOf(tokens.access)).code, kind).toBe(100008);
    }
  });

  it("of a browser's half alone changes nothing (TK-15)", async () => {
    const browser = visitor(app.origin, { isBrowser: true });
    const tokens = tokensOf(await browser.signIn(ADMIN.username, ADMIN.password));
    for (const token of [tokens.access, tokens.refresh])
      await visitor(app.origin).post("/sso/oauth2/revoke_token", { token });
    expect((await browser.get("/sys/user/info", { token: tokens.access })).body.code).toBe(0);
    expect((await browser.post("/sso/oauth2/revoke_token", { token: tokens.refresh })).body.code).toBe(0);
    expect((await browser.get("/sys/user/info", { token: tokens.access })).body.code).toBe(100008);
  });
});

describe("asking about a token (RFC 7662)", () => {
  const ask = async (token: string, headers?: Fields) => (await send("/oauth2/introspect", { token }, headers)).body;

  it("tells a registered client whose it is and until when, and nothing of what is not good", async () => {
    const tokens = await signIn();
    expect(await ask(tokens.access)).toEqual({
      active: true,
      client_id: CLIENT.id,
      username: "admin",
      sub: expect.any(String),
      token_type: "Bearer",
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
    expect(await ask(tokens.refresh)).toMatchObject({ active: true });
    await send("/oauth2/revoke", { token: tokens.access });
    for (const token of [tokens.access, tokens.refresh, "made-up"]) expect(await ask(token)).toEqual({ active: false });
  });

  it("tells the public client of its own tokens alone, and nobody without a client", async () => {
    const { access } = await signIn();
    const fields = { token: access, client_id: "browser-1234", client_secret: CONSOLE_CLIENT.secret };
    expect((await send("/oauth2/introspect", fields, {})).body).toEqual({ active: false });
    expect((await send("/oauth2/introspect", { token: access }, {})).status).toBe(401);
  });
});

it("the endpoints are described where RFC 8414 says", async () => {
  const { port } = new URL(app.origin);
  const response = await fetch(`http://127.0.0.1:${port}/.well-known/oauth-authorization-server`);
  expect(await response.json()).toMatchObject({
    issuer: `http://127.0.0.1:${port}`,
    token_endpoint: `http://127.0.0.1:${port}/oauth2/token`,
    revocation_endpoint: `http://127.0.0.1:${port}/oauth2/revoke`,
    introspection_endpoint: `http://127.0.0.1:${port}/oauth2/introspect`,
    grant_types_supported: ["password", "refresh_token"],
    token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
  });
});
