import { pathParameters, type Endpoint } from "../../../contract/endpoint.ts";
import { flatForm } from "./openapi-form.ts";
import { schemaOf, type Schema } from "./openapi-schema.ts";
import { capitalize, type NamedSchema } from "./openapi-components.ts";

/** An endpoint with its two sides as they travel. */
export interface DescribedEndpoint {
  readonly endpoint: Endpoint;
  readonly name: string;
  readonly path: Schema;
  readonly form: Schema;
  readonly reply: Schema;
}

export const FILE: Schema = { type: "string", format: "binary", contentMediaType: "application/octet-stream" };
const words = (text: string): string[] => text.split(/[^A-Za-z0-9]+/).filter(Boolean);

// `/sys/dict/{id}/update` → `SysDictByIdUpdate`; the method makes it the operation's own.
const nameOf = (path: string): string => words(path.replaceAll("{", "by/")).map(capitalize).join("");
const RECORD_CALLS = /(\/get|\/add|\/\{id\}\/(update|restore))$/;
const recordName = (path: string): string => nameOf(path.replace(/(\/\{\w+\})?\/\w+$/, ""));

/** `lift` takes definitions out of a schema that contains itself. */
export const describeEndpoint = (
  endpoint: Endpoint,
  lift: (schema: Schema, name: string) => Schema,
): DescribedEndpoint => {
  const name = nameOf(endpoint.path);
  const input = schemaOf(endpoint.input, "form");
  const inPath = pathParameters(endpoint.path);
  const form = flatForm(input, inPath);
  return {
    endpoint,
    name,
    path: input,
    form: endpoint.body === "multipart" ? { ...form, properties: { ...form.properties, file: FILE } } : form,
    reply: endpoint.produces ? FILE : lift(schemaOf(endpoint.reply, "answer"), name),
  };
};

/** The payload's members are repeated beside `data`. */
export const hasFlatMembers = ({ endpoint, reply }: DescribedEndpoint): boolean =>
  endpoint.flat === "members" && reply.type === "object" && reply.properties !== undefined;

/**
 * Every schema with the name it gets if it is shared. Records come first, so that equal rows of a list have their name.
 */
export const namedSchemas = (all: readonly DescribedEndpoint[]): NamedSchema[] => {
  const rowsOf = ({ reply }: DescribedEndpoint) => {
    const rows = reply.properties?.["results"];
    return typeof rows === "object" ? (rows.items as Schema | undefined) : undefined;
  };
  return [
    ...all
      .filter(({ endpoint }) => RECORD_CALLS.test(endpoint.path))
      .map(({ endpoint, reply }) => ({ name: recordName(endpoint.path), schema: reply })),
    ...all.flatMap((each) => {
      const schema = rowsOf(each);
      return schema ? [{ name: `${recordName(each.endpoint.path)}Row`, schema }] : [];
    }),
    ...all.map(({ name, form }) => ({ name: `${name}Form`, schema: form })),
    ...all.map((each) => ({
      name: `${each.name}Reply`,
      schema: each.reply,
      ...(hasFlatMembers(each) ? { isShared: true as const } : {}),
    })),
  ];
};
