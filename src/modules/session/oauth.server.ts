import type { ClientCredentials } from "../../contract/session/oauth.ts";
import { Failure } from "../../contract/errors.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import type { OAuthCalls, OAuthFields } from "../../server/http/oauth/oauth-calls.ts";
import type { Services } from "../../server/services.ts";
import { tokenHash } from "../../server/secrets/random-token.ts";
import type { IdentityTables } from "../identity/identity.server.ts";
import { checkClient, type Client } from "./check-client.server.ts";
import { endSessions } from "./end-session.server.ts";
import { findToken } from "./tokens/find-token.server.ts";
import type { SessionTables } from "./session-tables.server.ts";
import { giveTokens } from "./sign-in.server.ts";

const LONGEST = 1024; // characters of a name, a password or a token

const text = (fields: OAuthFields, name: string): string | undefined => {
  const value = fields[name];
  if (value !== undefined && value.length > LONGEST) throw new Failure("invalidInput");
  return value;
};
const needed = (fields: OAuthFields, name: string): string => {
  const value = text(fields, name);
  if (value === undefined || value === "") throw new Failure("invalidInput");
  return value;
};

const known = ({ env }: Services, client: ClientCredentials | undefined): Client =>
  checkClient(env, client?.id, client?.secret);

/** A token may only be used by its own client; confidential clients may introspect all tokens (RFC 7662 §2.1). */
const isOf = (client: Client, token: { readonly client_id: string }) => token.client_id === client.id;

async function describeToken(services: Services, client: Client, token: string): Promise<object> {
  const { database, secrets, clock } = services;
  const found = await findToken(database, secrets.tokenKey, token);
  const now = clock.now();
  const isGone = (moment: string) => Date.parse(moment) <= now;
  // A half is not a token (W1); a locked session has no rights (TK-17).
  if (!found || found.half_hash !== null || found.ended_at !== null || found.locked_at !== null) return INACTIVE;
  if (!client.isConfidential && !isOf(client, found)) return INACTIVE;
  if (isGone(found.expires_at) || isGone(found.ends_at) || isGone(found.idle_at)) return INACTIVE;
  if (found.kind === "refresh_token" && (await isUsed(services, token))) return INACTIVE;
  const account = await database
    .as<IdentityTables>()
    .selectFrom("account")
    .select(["username", "must_change_password"])
    .where("id", "=", found.account_id)
    .where("is_enabled", "=", true)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!account || account.must_change_password) return INACTIVE;
  const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);
  return {
    active: true,
    client_id: found.client_id,
    username: account.username,
    sub: found.account_id,
    ...(found.kind === "access_token" ? { token_type: "Bearer" } : {}),
    iat: seconds(found.created_at),
    exp: seconds(found.expires_at),
  };
}
const INACTIVE = { active: false };

async function isUsed({ database, secrets }: Services, token: string): Promise<boolean> {
  const row = await database
    .as<SessionTables>()
    .selectFrom("refresh_token")
    .select("used_at")
    .where("hash", "=", tokenHash(secrets.tokenKey, token))
    .executeTakeFirst();
  return row?.used_at !== null;
}

/** The endpoints of RFC 6749, 7009 and 7662 (decision 039). */
export const oauthWith = (services: Services): OAuthCalls => ({
  async token(fields, client, context) {
    const grantType = needed(fields, "grant_type");
    const args = { grantType, clientId: client?.id, clientSecret: client?.secret, captcha: text(fields, "captcha") };
    known(services, client); // the client is checked before the grant
    const tokens = await giveTokens(
      services,
      grantType === "password"
        ? { ...args, username: needed(fields, "username"), password: needed(fields, "password") }
        : { ...args, ...(grantType === "refresh_token" ? { refreshToken: needed(fields, "refresh_token") } : {}) },
      context,
    );
    return {
      access_token: tokens.accessToken,
      token_type: tokens.tokenType,
      expires_in: tokens.expiresIn,
      refresh_token: tokens.refreshToken,
    };
  },
  async revoke(fields, given) {
    const client = known(services, given);
    const token = needed(fields, "token");
    await inTransaction(services.database, async (trx) => {
      const found = await findToken(trx, services.secrets.tokenKey, token);
      if (!found || found.half_hash !== null) return; // RFC 7009 §2.2: an invalid token counts as revoked
      if (!isOf(client, found)) throw new Failure("notPermitted");
      await endSessions(trx, services, [found.session_id], "signed-out");
    });
  },
  async introspect(fields, given) {
    const client = known(services, given);
    return describeToken(services, client, needed(fields, "token"));
  },
});
