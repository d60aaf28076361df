import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ERRORS, Failure } from "../../../contract/errors.ts";
import {
  OAUTH_METADATA,
  OAUTH_PATHS,
  OAUTH_TWINS,
  oauthMetadata,
  oauthRefusal,
  type ClientCredentials,
  type OAuthCall,
} from "../../../contract/session/oauth.ts";
import { inLanguage } from "../../../contract/text.ts";
import { handleFailure, JSON_TYPE } from "../answer/answer-failure.ts";
import type { Gate } from "../admission/admit.ts";
import { networkOf } from "../connection/network-of.ts";
import type { OAuthCalls, OAuthFields } from "./oauth-calls.ts";
import { checkOrigin, refusePlainHttp } from "../admission/origin-check.ts";
import { readBody } from "../request/read-body.ts";
import { checkContentType, FORM_TYPE, formOf } from "../request/form-body.ts";
import { contextOf } from "../request/request-context.ts";
import { HTTP_LIMITS } from "../request/request-limits.ts";
import type { CookieJar } from "../route.ts";
import { siteOrigin } from "../pages/site-origin.ts";

// OAuth clients keep their tokens themselves: these calls neither read nor set cookies.
const NO_COOKIES: CookieJar = {
  get: () => undefined,
  set: () => undefined,
  clear: () => undefined,
  emptyCache: () => undefined,
};

const textsOf = (body: unknown): OAuthFields => {
  const fields = formOf(body);
  if (Object.values(fields).some((value) => typeof value !== "string")) throw new Failure("invalidInput");
  return fields as OAuthFields;
};

const formDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new Failure("clientRefused");
  }
};

/** `client_secret_basic`: both halves are form-encoded before they are joined (RFC 6749 §2.3.1). */
function basicClient(header: string): ClientCredentials {
  const pair = Buffer.from(header.slice(header.indexOf(" ") + 1).trim(), "base64").toString("utf8");
  const at = pair.indexOf(":");
  if (at < 0) throw new Failure("clientRefused");
  return { id: formDecoded(pair.slice(0, at)), secret: formDecoded(pair.slice(at + 1)) };
}

const isBasic = (authorization: string | undefined): authorization is string =>
  authorization !== undefined && /^basic /i.test(authorization);

/** One way at a time (RFC 6749 §2.3): by the header or in the form. */
function clientOf({ headers }: FastifyRequest, { client_id: id, client_secret: secret }: OAuthFields) {
  const { authorization } = headers;
  if (isBasic(authorization)) {
    const client = basicClient(authorization);
    if (secret !== undefined || (id !== undefined && id !== client.id)) throw new Failure("invalidInput");
    return client;
  }
  return id === undefined ? undefined : { id, secret: secret ?? "" };
}

// RFC 6749 allows ASCII only, so the text is always English.
const describe = ({ reason, details: { words, parameters } }: Failure): string =>
  inLanguage(words ?? ERRORS[reason].words, "en", parameters).replace(/[^ -~]|["\\]/g, "'");

function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { failure } = handleFailure(error, request, reply);
  const { status, error: name } = oauthRefusal(failure.reason);
  if (status === 401) reply.header("www-authenticate", 'Basic realm="oauth2", charset="UTF-8"');
  return reply
    .code(status)
    .headers({ "content-type": JSON_TYPE, "cache-control": "no-store", pragma: "no-cache" })
    .send(JSON.stringify({ error: name, error_description: describe(failure) }));
}

/**
 * A request with client credentials in `Authorization: Basic` is an OAuth client, and is answered in OAuth's form at
 * our own addresses too.
 */
export const standardAddress =
  (apiBase: string) =>
  ({ url = "/", method, headers }: IncomingMessage): string => {
    if (method !== "POST" || !isBasic(headers.authorization)) return url;
    const twin = OAUTH_TWINS.find(({ path }) => url.split("?", 1)[0] === apiBase + path);
    return twin ? OAUTH_PATHS[twin.call] : url;
  };

export interface OAuthMount extends Gate {
  readonly apiBase: string;
}

/** The OAuth endpoints at `/oauth2/…`, also below the API's base, and their metadata (RFC 8414). */
export async function mountOAuth(app: FastifyInstance, calls: OAuthCalls, options: OAuthMount): Promise<void> {
  app.get(OAUTH_METADATA, { exposeHeadRoute: false }, (request, reply) => {
    const origin = siteOrigin(request, options.publicUrl);
    if (origin === "") throw new Failure("unknownAddress");
    return reply.header("content-type", JSON_TYPE).send(JSON.stringify(oauthMetadata(origin)));
  });
  const ask = async (call: OAuthCall, request: FastifyRequest): Promise<object> => {
    checkOrigin(request, options.publicUrl, options.allowedOrigins);
    refusePlainHttp(request, options.allowHttp);
    const network = networkOf(request.ip);
    await options.rateLimit("address", network);
    const fields = textsOf(request.body);
    const isSignIn = call === "token" && fields["grant_type"] !== "refresh_token";
    await options.rateLimit(isSignIn ? "sign-in" : "read", network);
    // Without an origin the tokens are plain bearer tokens, not halves (W1).
    const context = contextOf(request, { language: "en", cookies: NO_COOKIES });
    const answer = await calls[call](fields, clientOf(request, fields), context);
    return answer ?? {};
  };
  await app.register(async (oauth) => {
    oauth.setErrorHandler(answerRefusal);
    oauth.addContentTypeParser(FORM_TYPE, (_request: FastifyRequest, payload: IncomingMessage) =>
      readBody(payload, HTTP_LIMITS.body),
    );
    for (const [call, path] of Object.entries(OAUTH_PATHS) as [OAuthCall, string][])
      for (const url of [path, options.apiBase + path]) {
        oauth.route({
          method: ["GET", "PUT", "PATCH", "DELETE"],
          url,
          exposeHeadRoute: false,
          handler: (_request, reply) => {
            reply.header("allow", "POST");
            throw new Failure("wrongMethod");
          },
        });
        oauth.post(
          url,
          {
            onRequest: (request, _reply, done) => {
              checkContentType(request, FORM_TYPE);
              done();
            },
          },
          async (request, reply) => {
            const answer = await ask(call, request);
            reply.headers({ "cache-control": "no-store", pragma: "no-cache" });
            // An empty answer is JSON too, because some libraries parse every answer.
            return reply.header("content-type", JSON_TYPE).send(JSON.stringify(answer));
          },
        );
      }
  });
}
