import type { Schema } from "../../http/description/openapi-schema.ts";

/** A call as the API's own description tells it. */
export interface ApiCall {
  readonly method: "GET" | "POST";
  /** From the root, with its `{names}`. */
  readonly path: string;
  readonly isMultipart: boolean;
  /** The media type of a success. */
  readonly produces: string;
  readonly inPath: readonly (readonly [name: string, schema: Schema])[];
  /** Members of the form or the query, by their flat names. */
  readonly members: readonly (readonly [name: string, schema: Schema])[];
  readonly required: readonly string[];
  /** Members whose names only a pattern says. */
  readonly patterns: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: { readonly "200": { readonly content: object } };
}
/** An OpenAPI document, as far as it is read here. */
export interface ApiDescription {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const entriesOf = (schemas: object = {}) => Object.entries(schemas) as [string, Schema][];

const callOf = (path: string, method: string, operation: Operation, resolve: (schema: Schema) => Schema): ApiCall => {
  const { parameters = [], requestBody, responses } = operation;
  const [type = "", body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const form = body && resolve(body.schema);
  const inQuery = parameters.filter((each) => each.in === "query");
  const open = inQuery.find(({ schema }) => schema.patternProperties);
  const asked = inQuery.filter((each) => each !== open);
  return {
    method: method.toUpperCase() as ApiCall["method"],
    path,
    isMultipart: type.startsWith("multipart/"),
    produces: Object.keys(responses["200"].content)[0] ?? "",
    inPath: parameters.filter((each) => each.in === "path").map(({ name, schema }) => [name, schema] as const),
    members: form ? entriesOf(form.properties) : asked.map(({ name, schema }) => [name, schema] as const),
    required: form ? (form.required ?? []) : asked.filter(({ required }) => required).map(({ name }) => name),
    patterns: entriesOf((form ?? open?.schema)?.patternProperties).map(([pattern]) => pattern),
  };
};

export function callsOf({ servers, paths, components }: ApiDescription): ApiCall[] {
  const base = servers[0]?.url ?? "";
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.split("/").at(-1);
    return name === undefined ? schema : (components.schemas[name] ?? {});
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(base + path, method, operation, resolve)),
  );
}
