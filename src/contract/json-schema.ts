import { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A schema's input as JSON Schema, to be embedded in the description of another one. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...description }: JsonSchema = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return description;
};

/**
 * The same schema with its own entry in the API description. `describe` is called lazily: every page and every start
 * declares all calls, and only the API description needs this.
 */
export const withJsonSchema = <T extends z.ZodType>(schema: T, describe: () => JsonSchema): T => {
  // oxlint-disable-next-line no-underscore-dangle -- the place where zod asks a schema for its own description
  schema._zod.toJSONSchema = describe;
  return schema;
};

/**
 * The wire side of a codec that decodes by itself: not validated or copied a second time. `describe` supplies its entry
 * in the API description.
 */
export const wireSide = <T>(is: (value: unknown) => value is T, describe: () => JsonSchema) =>
  withJsonSchema(z.custom<T>(is), describe);
