import { pathParameters, type Endpoint } from "../../../contract/endpoint.ts";
import { ERRORS } from "../../../contract/errors.ts";
import { TIME_ZONE } from "../../../contract/date/zone-names.ts";
import { IDEMPOTENCY_KEY, INTENT_KEY } from "../../../contract/idempotency.ts";
import { ACCESS_TOKEN } from "../../../contract/session/token-names.ts";
import { RESERVED_MEMBERS } from "../../../contract/wire/wire.ts";
import { describeEndpoint, FILE, hasFlatMembers, namedSchemas, type DescribedEndpoint } from "./openapi-operation.ts";
import type { Schema } from "./openapi-schema.ts";
import { recursiveSchemas, shareSchemas } from "./openapi-components.ts";
import { FORM_TYPE, MULTIPART_TYPE } from "../request/form-body.ts";

const parameter = (location: "path" | "query", schema: Schema, name: string) => ({
  name,
  in: location,
  ...(location === "path" || schema.required?.includes(name) ? { required: true } : {}),
  schema: schema.properties?.[name] ?? {},
});

const intentKey = {
  name: IDEMPOTENCY_KEY,
  in: "header",
  required: false,
  description:
    "Names what is to be done once: sent again within a day with the same body it is answered as the first time",
  schema: { type: "string", pattern: INTENT_KEY.source },
} as const;

const timeZone = {
  name: TIME_ZONE,
  in: "header",
  required: false,
  description:
    "The IANA time zone of all times in the sheet, such as Asia/Vientiane. Without it: the one that the caller chose, or else the installation's",
  schema: { type: "string" },
} as const;

const requestOf = ({ endpoint, path, form }: DescribedEndpoint, of: (schema: Schema) => Schema) => {
  const common = [
    ...pathParameters(endpoint.path).map((name) => parameter("path", path, name)),
    ...(endpoint.takesKey ? [intentKey] : []),
    ...(endpoint.isInTimeZone ? [timeZone] : []),
  ];
  const names = Object.keys(form.properties ?? {});
  if (endpoint.method === "POST") {
    const type = endpoint.body === "multipart" ? MULTIPART_TYPE : FORM_TYPE;
    const isRequired = type === MULTIPART_TYPE || form.required !== undefined;
    const body = { ...(isRequired ? { required: true } : {}), content: { [type]: { schema: of(form) } } };
    return {
      ...(common.length > 0 ? { parameters: common } : {}),
      ...(names.length > 0 || form.additionalProperties ? { requestBody: body } : {}),
    };
  }
  const { patternProperties } = form;
  const more = {
    name: "more",
    in: "query",
    style: "form",
    explode: true,
    schema: { type: "object", patternProperties },
  };
  const parameters = [
    ...common,
    ...names.map((name) => parameter("query", form, name)),
    ...(patternProperties ? [more] : []),
  ];
  return parameters.length > 0 ? { parameters } : {};
};

const answerOf = (each: DescribedEndpoint, of: (schema: Schema) => Schema, isFamily: boolean): Schema => {
  if (each.reply.type === "null") return { $ref: "#/components/schemas/Done" };
  const data = of(each.reply);
  if (isFamily && each.endpoint.flat === "bare") return data;
  const envelope: Schema = {
    allOf: [{ $ref: "#/components/schemas/Envelope" }, { type: "object", required: ["data"], properties: { data } }],
  };
  if (!hasFlatMembers(each)) return envelope;
  // A member with the name of one of the envelope's own appears in `data` only.
  const isHidden = Object.keys(each.reply.properties ?? {}).some((name) => RESERVED_MEMBERS.has(name));
  const flat: Schema = isHidden ? of(withoutReserved(each.reply)) : data;
  return { allOf: [...(envelope.allOf ?? []), flat] };
};

const withoutReserved = (reply: Schema): Schema => ({
  type: "object",
  properties: Object.fromEntries(
    Object.entries(reply.properties ?? {}).filter(([name]) => !RESERVED_MEMBERS.has(name)),
  ),
  required: (reply.required ?? []).filter((name) => !RESERVED_MEMBERS.has(name)),
});

const operation = (each: DescribedEndpoint, of: (schema: Schema) => Schema, isFamily: boolean) => {
  const { endpoint, name } = each;
  const { recentPassword, produces } = endpoint;
  const content = produces
    ? { [produces]: { schema: FILE } }
    : { "application/json": { schema: answerOf(each, of, isFamily) } };
  const asked = `Refused with ${ERRORS.passwordTooOld.code} where the password was last typed more than 10 minutes ago`;
  return {
    operationId: endpoint.method.toLowerCase() + name,
    summary: endpoint.title.en,
    ...(recentPassword
      ? { description: asked + (recentPassword === "sometimes" ? ", for some arguments." : ".") }
      : {}),
    tags: [endpoint.path.split("/").slice(1, 3).join("/")],
    ...requestOf(each, of),
    responses: {
      "200": { description: "The outcome", content },
      // By its number: generators write code that does not compile for "4XX".
      "400": { $ref: "#/components/responses/Refusal" },
      default: { $ref: "#/components/responses/Refusal" },
    },
    ...(endpoint.permission === "public" ? { security: [] } : {}),
    "x-permission": endpoint.permission,
    "x-budget": endpoint.budget ?? "read",
    ...(recentPassword ? { "x-recent-password": recentPassword } : {}),
    ...(endpoint.allowedWhile ? { "x-allowed-while": endpoint.allowedWhile } : {}),
  };
};

const ABOUT =
  "Bodies are forms whose members are flat: `page.pn=2`, `meta.title=…`. An answer with status 200 is a success where its `code` is 0; with another code `msg` says why not, and `data` holds what is wrong or null.";

const envelope: Schema = {
  type: "object",
  required: ["code", "msg"],
  properties: { code: { type: "integer" }, msg: { type: "string" } },
};
const done: Schema = {
  type: "object",
  required: ["code", "msg", "data"],
  properties: { ...envelope.properties, data: { type: "null" } },
};
const refusal: Schema = {
  type: "object",
  required: ["code", "msg", "data"],
  properties: { ...envelope.properties, data: {}, requestId: { type: "string" } },
};

export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly apiBase: string;
  /** WIRE_COMPAT=family. */
  readonly isFamily: boolean;
}

/** The API as an OpenAPI 3.1 document, from the same endpoints the routes are made of (AZ-03). */
export function openApi(endpoints: readonly Endpoint[], info: OpenApiInfo): Record<string, unknown> {
  const { lift, found } = recursiveSchemas();
  const all = endpoints.map((endpoint) => describeEndpoint(endpoint, lift));
  const { of, components } = shareSchemas(namedSchemas(all), found);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of all)
    (paths[each.endpoint.path] ??= {})[each.endpoint.method.toLowerCase()] = operation(each, of, info.isFamily);
  return {
    openapi: "3.1.0",
    info: { title: info.title, version: info.version, description: ABOUT },
    servers: [{ url: info.apiBase }],
    security: [{ token: [] }],
    paths,
    components: {
      schemas: { Envelope: envelope, Done: done, Refusal: refusal, ...components },
      responses: {
        Refusal: {
          description: "A refusal, in the envelope",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
        },
      },
      securitySchemes: { token: { type: "apiKey", in: "header", name: ACCESS_TOKEN } },
    },
  };
}
