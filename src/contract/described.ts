import { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a schema reads, as JSON Schema, to stand in the description of another. */
export const descriptionOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...description }: JsonSchema = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return description;
};

/**
 * The same schema, with what the API's description says of it. It is made when that is written: every page and every start of the
 * server declares all calls, and only the server describes them.
 */
export const describedAs = <T extends z.ZodType>(schema: T, describe: () => JsonSchema): T => {
  // oxlint-disable-next-line no-underscore-dangle -- the place where zod asks a schema for its own description
  schema._zod.toJSONSchema = describe;
  return schema;
};
