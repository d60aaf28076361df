import { z } from "zod";
import { pathParameters, type Endpoint } from "../../contract/endpoint.ts";
import { ERRORS } from "../../contract/errors.ts";
import { ACCESS_TOKEN } from "../../contract/token-names.ts";
import { FORM_TYPE, MULTIPART_TYPE } from "./request-body.ts";

type Schema = z.core.JSONSchema.BaseSchema;

// Parts of an input may be whole schemas of their own, each with the dialect's name, which belongs to none of them here.
const withoutDialect = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withoutDialect);
  if (typeof schema !== "object" || schema === null) return schema;
  const members = Object.entries(schema).filter(([name]) => name !== "$schema");
  return Object.fromEntries(members.map(([name, value]) => [name, withoutDialect(value)]));
};

const schemaOf = (schema: z.ZodType): Schema =>
  withoutDialect(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" })) as Schema;

const envelope = (data: Schema): Schema => ({
  type: "object",
  required: ["code", "msg", "data"],
  properties: { code: { type: "integer" }, msg: { type: "string" }, data },
});

const failure: Schema = {
  ...envelope({}),
  properties: { ...envelope({}).properties, requestId: { type: "string" } },
};

// What is left of an input once its path members are taken out.
const without = (input: Schema, names: readonly string[]): Schema => ({
  ...input,
  properties: Object.fromEntries(Object.entries(input.properties ?? {}).filter(([name]) => !names.includes(name))),
  ...(input.required ? { required: input.required.filter((name) => !names.includes(name)) } : {}),
});

const parameter = (place: "path" | "query", input: Schema, name: string) => ({
  name,
  in: place,
  required: place === "path" || input.required?.includes(name) === true,
  schema: input.properties?.[name] ?? {},
});

const requestOf = (endpoint: Endpoint) => {
  const input = schemaOf(endpoint.input);
  const inPath = pathParameters(endpoint.path);
  const rest = without(input, inPath);
  const parameters = inPath.map((name) => parameter("path", input, name));
  if (endpoint.method === "GET")
    return {
      parameters: [...parameters, ...Object.keys(rest.properties ?? {}).map((name) => parameter("query", rest, name))],
    };
  if (endpoint.body !== "multipart") return { parameters, requestBody: { content: { [FORM_TYPE]: { schema: rest } } } };
  const file: Schema = { type: "string", contentMediaType: "application/octet-stream" };
  const schema = { ...rest, properties: { ...rest.properties, file } };
  return { parameters, requestBody: { required: true, content: { [MULTIPART_TYPE]: { schema } } } };
};

const refusalOf = ({ recentPassword }: Endpoint): string => {
  const when = recentPassword === "sometimes" ? ", for some arguments" : "";
  return recentPassword
    ? `A refusal in the envelope; ${ERRORS.passwordTooOld.code} where the password was last typed more than 10 minutes ago${when}`
    : "A refusal in the envelope";
};

const operation = (endpoint: Endpoint) => {
  const content = endpoint.produces
    ? { [endpoint.produces]: {} }
    : { "application/json": { schema: envelope(schemaOf(endpoint.reply)) } };
  return {
    summary: endpoint.title.en,
    tags: [endpoint.path.split("/").slice(1, 3).join("/")],
    ...requestOf(endpoint),
    responses: {
      "200": { description: "The outcome; it is a success when code is 0", content },
      default: { description: refusalOf(endpoint), content: { "application/json": { schema: failure } } },
    },
    security: endpoint.permission === "public" ? [] : [{ token: [] }],
    "x-permission": endpoint.permission,
    "x-budget": endpoint.budget ?? "read",
    ...(endpoint.recentPassword ? { "x-recent-password": endpoint.recentPassword } : {}),
    ...(endpoint.allowedWhile ? { "x-allowed-while": endpoint.allowedWhile } : {}),
  };
};

export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly apiBase: string;
}

/** The API as an OpenAPI 3.1 document, from the same endpoints the routes are made of (AZ-03). */
export function openApi(
  endpoints: readonly Endpoint[],
  { title, version, apiBase }: OpenApiInfo,
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  return {
    openapi: "3.1.0",
    info: { title, version },
    servers: [{ url: apiBase }],
    paths,
    components: { securitySchemes: { token: { type: "apiKey", in: "header", name: ACCESS_TOKEN } } },
  };
}
