import { z } from "zod";
import { withJsonSchema, jsonSchemaOf } from "../contract/json-schema.ts";
import { recordsToChange, expectedVersion, type RecordToChange } from "../contract/optimistic-locking.ts";
import { endpoint, type Endpoint, type RecentPassword } from "../contract/endpoint.ts";
import type { ListFields, ListQuery, Page } from "../contract/list-query.ts";
import { askedId, isEmptyText, orNothing } from "../contract/scalars.ts";
import { listInput, pageReply, withWireNames } from "../contract/wire/wire.ts";
import type { Property } from "../fields/field.ts";
import { KIND_TRAITS } from "../fields/kind-traits.ts";
import { isInRows, type Module, type NamedProperty, type Stored, type Values } from "./define-module.ts";
import { perModule } from "./per-module.ts";
import { permissionFor, verbTitle } from "./permissions.ts";
import { LISTED_SYSTEM_COLUMNS } from "./record/system-columns.ts";

/** A schema that decodes to `T`; the wire side is any object. */
export type Of<T> = z.ZodType<T, Record<string, unknown>>;
type ById = { readonly id: string };
/** `versions` has one for each id. */
type ByIds = { readonly ids: readonly string[]; readonly versions?: readonly number[] | undefined };
/** The standard calls of a module. Those in its `without` are not mounted. */
export interface Endpoints<M extends Module> {
  /** Rows lack the fields of the module's `notInRows`. */
  readonly list: Endpoint<z.ZodType<ListQuery>, z.ZodType<Page<Stored<M>>>>;
  readonly get: Endpoint<Of<ById>, Of<Stored<M>>>;
  readonly add: Endpoint<Of<Partial<Values<M>>>, Of<Stored<M>>>;
  /** Here and below: without `version`, later saves of others are not checked. */
  readonly update: Endpoint<Of<RecordToChange & Partial<Values<M>>>, Of<Stored<M>>>;
  readonly remove: Endpoint<Of<RecordToChange>, z.ZodNull>;
  /** All or none (AZ-16). */
  readonly removeMany: Endpoint<Of<ByIds>, z.ZodNull>;
  readonly restore: Endpoint<Of<RecordToChange>, Of<Stored<M>>>;
}

const systemFields: ListFields = Object.keys(LISTED_SYSTEM_COLUMNS).map((name) => ({
  name,
  isSortable: true,
  plainOperator: "eq",
}));

/** The fields a list can be sorted and filtered by. Secrets never (AZ-15). */
export const listFieldsOf = (module: Module): ListFields => [
  ...systemFields,
  ...module.properties
    .filter(({ property }) => !property.isSecret)
    .map(({ wireName, field, property }) => ({
      name: wireName,
      isSortable: KIND_TRAITS[field.kind].isSortable,
      plainOperator: property.plainOperator,
    })),
];

const shapeOf = (properties: readonly NamedProperty[], schemaOf = (property: Property): z.ZodType => property.schema) =>
  Object.fromEntries(properties.map(({ name, property }) => [name, schemaOf(property)]));
const wireNamesOf = (properties: readonly NamedProperty[]) =>
  Object.fromEntries(properties.map(({ name, wireName }) => [name, wireName]));

const startingWith = (property: Property): z.ZodType => {
  const { schema, initial } = property;
  if (initial === undefined) return schema;
  const wire = z.encode(schema, initial);
  return z.codec(
    withJsonSchema(z.unknown().optional(), () => jsonSchemaOf(schema)),
    schema,
    {
      decode: (given) => (given === undefined || given === "" ? wire : given) as never,
      encode: (value) => value,
    },
  );
};

// Stored values are answered unchanged, because a rule that became stricter must not hide older records. Every row of
// every list passes through this schema, so it only checks that no value has another type.
const answered = (property: Property): z.ZodType => {
  if (property.column === "boolean") return property.schema;
  if (property.join || property.column === "text[]") return z.array(z.string());
  const value = property.column === "integer" || property.column === "numeric" ? z.number() : z.string();
  const missing = z.safeDecode(property.schema, undefined);
  return missing.success && missing.data === null ? value.nullable() : value;
};

const SYSTEM_SHAPE = { id: z.string(), version: z.int(), createdAt: z.string(), updatedAt: z.string() };
/** Members of a row of the recycle bin alone: who deleted it, "" if that is unknown or not for the caller. */
const IN_BIN = { deletedBy: z.string().optional() };
const madeOnce = perModule(makeEndpoints);

/** The standard calls of a module, at the addresses of §7. */
export const endpointsOf = <M extends Module>(module: M) => madeOnce(module) as Endpoints<M>;

/** A row of a list under wire names, with the members of `more`. */
export const rowSchema = (module: Module, more: Readonly<Record<string, z.ZodType>> = {}) => {
  const shown = module.properties.filter(
    ({ fieldName, property }) => !property.isSecret && isInRows(module, fieldName),
  );
  return withWireNames({ ...SYSTEM_SHAPE, ...shapeOf(shown, answered), ...more }, wireNamesOf(module.properties));
};

/** A record in replies and in the input of add and update, under wire names. */
function recordSchemas(module: Module) {
  const shown = module.properties.filter(({ property }) => !property.isSecret);
  const written = module.properties.filter(({ field }) => !field.isReadOnly);
  const names = wireNamesOf(module.properties);
  const stored = withWireNames({ ...SYSTEM_SHAPE, ...shapeOf(shown, answered) }, names);
  const callOnly = written.filter(({ field }) => field.isCallOnly);
  return {
    stored,
    added: withWireNames(
      { ...shapeOf(written, startingWith), ...shapeOf(callOnly, (property) => property.schema.optional()) },
      names,
    ),
    // An empty secret leaves the stored one, because it cannot be read back to be sent again.
    updated: withWireNames(
      {
        id: askedId,
        version: expectedVersion,
        ...shapeOf(written, (property) =>
          (property.isSecret ? orNothing(property.schema, isEmptyText) : property.schema).optional(),
        ),
      },
      names,
    ),
  };
}

/** Adds to the calls the module's `recentPassword`. */
export const withRecentPassword = (module: Module, calls: Readonly<Record<string, Endpoint>>): object => {
  const asked: Readonly<Record<string, RecentPassword | undefined>> = module.recentPassword ?? {};
  return Object.fromEntries(
    Object.entries(calls).map(([name, each]) => [name, asked[name] ? { ...each, recentPassword: asked[name] } : each]),
  );
};

/** Makes endpoints of a module: permission and title by the verb, `address` relative to the module's path. */
export const callOf =
  (module: Module) =>
  <I extends z.ZodType, O extends z.ZodType>(
    verb: Parameters<typeof verbTitle>[1],
    method: "GET" | "POST",
    address: string,
    input: I,
    reply: O,
    more: Partial<Endpoint> = {},
  ) =>
    endpoint({
      method,
      path: `${module.path}${address}`,
      permission: permissionFor(module, verb),
      title: verbTitle(module, verb),
      input,
      reply,
      ...(method === "POST" && verb !== "list" ? { budget: "write" as const } : {}),
      ...more,
    });

function makeEndpoints(module: Module): object {
  const { stored, added, updated } = recordSchemas(module);
  const call = callOf(module);
  const byId = z.object({ id: askedId });
  const asked = byId.extend({ version: expectedVersion });
  const query = listInput(listFieldsOf(module));
  const endpoints = {
    list: call("list", "POST", "/list", query, pageReply(rowSchema(module, IN_BIN)), {
      flat: "members",
      mayReadReplica: true,
    }),
    get: call("list", "GET", "/get", byId, stored),
    add: call("add", "POST", "/add", added, stored, { takesKey: true }),
    update: call("update", "POST", "/{id}/update", updated, stored),
    remove: call("delete", "POST", "/{id}/delete", asked, z.null()),
    removeMany: call("delete", "POST", "/delete", recordsToChange(askedId).meta({ title: "Records" }), z.null()),
    restore: call("delete", "POST", "/{id}/restore", asked, stored),
  };
  return withRecentPassword(module, endpoints);
}
