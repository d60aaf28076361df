import { z } from "zod";
import { describedAs, descriptionOf } from "../contract/described.ts";
import { askedRecords, askedVersion, type AskedRecord } from "../contract/asked-records.ts";
import { endpoint, type Endpoint, type RecentPassword } from "../contract/endpoint.ts";
import type { ListFields, ListQuery, Page } from "../contract/list-query.ts";
import { importSaid, type ImportSaid } from "../contract/import-outcome.ts";
import { flag, int, line, listOf, orNothing } from "../contract/scalars.ts";
import type { Words } from "../contract/text.ts";
import { SHEET_LIMIT } from "../contract/upload.ts";
import { levelInput, listInput, pageOf, renamed, type PagePart } from "../contract/wire.ts";
import type { Property } from "../fields/field.ts";
import { KIND_TRAITS } from "../fields/kind-traits.ts";
import { isInRows, type Module, type NamedProperty, type Stored, type Values } from "./define-module.ts";
import { permissionFor, verbTitle } from "./permissions.ts";

/** A schema whose program side is `T`, whatever a form or a reply spells it like. */
type Of<T> = z.ZodType<T, Record<string, unknown>>;
type ById = { readonly id: string };
/** Several at once; `versions` has one for each id. */
type ByIds = { readonly ids: readonly string[]; readonly versions?: readonly number[] | undefined };
/** What stands for a record where another one refers to it; `path`, in a tree: those above it, from the root. */
export type Option = Titled & { readonly path?: readonly Titled[] | undefined };
type Titled = { readonly id: string; readonly title: Words };
/** `bytes` is the file in hexadecimal, `title` its name (§3 "Export payload"). */
export type ExportedFile = { readonly code: 0; readonly bytes: string; readonly title: string };
/** An export as it is answered: the file itself, a link to it, or the job that makes it (sys.download.type). */
export type ExportAnswer = {
  readonly code: 0;
  readonly title: string;
  readonly bytes?: string | undefined;
  readonly url?: string | undefined;
  readonly job?: string | undefined;
};
/**
 * What an import did, or in a dry run would do. With a failed row nothing is written; `file` holds the failed rows. `job`: the sheet is
 * long and left to a job, whose outcome says the rest; of its rows nothing is known yet but how many there are.
 */
export type ImportResult = ImportSaid & {
  readonly file?: ExportedFile | undefined;
  readonly job?: string | undefined;
};

/** How a file is to be read, where it can be read in more ways than one. */
export type ImportChoices = {
  readonly sheet?: string | undefined;
  /** The row with the names of the columns, counted from 1. */
  readonly headRow?: number | undefined;
  /** Columns that nobody knows are left out; without it a file with such a column is refused. */
  readonly skipUnknown?: boolean | undefined;
  /** What stands first in a day of figures alone. */
  readonly dayOrder?: "day" | "month" | undefined;
  /** Rows are told apart by their unique values alone, not by the record keys of an export from elsewhere. */
  readonly withoutKeys?: boolean | undefined;
};

/** The standard calls of a module; which of them are mounted is said by the module's `without` and `tree`. */
export interface Endpoints<M extends Module> {
  /** Rows are without the fields of the module's `notInRows`; so are those of `treeList`. */
  readonly list: Endpoint<z.ZodType<ListQuery>, z.ZodType<Page<Stored<M>>>>;
  readonly get: Endpoint<Of<ById>, Of<Stored<M>>>;
  readonly add: Endpoint<Of<Partial<Values<M>>>, Of<Stored<M>>>;
  /** Here and below: without `version` the call is done whatever was saved meanwhile. */
  readonly update: Endpoint<Of<AskedRecord & Partial<Values<M>>>, Of<Stored<M>>>;
  readonly remove: Endpoint<Of<AskedRecord>, z.ZodNull>;
  /** All or none (AZ-16). */
  readonly removeMany: Endpoint<Of<ByIds>, z.ZodNull>;
  readonly restore: Endpoint<Of<AskedRecord>, Of<Stored<M>>>;
  /**
   * Id and title of at most 50 living records found that can be chosen, or of the living ones named; for signed-in callers, as titles
   * stand in their lists. With a data scope: what is in it and, of the named ones, what their lists refer to.
   */
  readonly options: Endpoint<
    Of<{ readonly search?: string | undefined; readonly ids?: readonly string[] | undefined }>,
    z.ZodType<readonly Option[]>
  >;
  readonly exportRows: Endpoint<z.ZodType<ListQuery>, Of<ExportAnswer>>;
  readonly importRows: Endpoint<Of<ImportChoices & { readonly dryRun?: boolean | undefined }>, Of<ImportResult>>;
  /** An empty sheet with the columns that an import takes, and what belongs into each. */
  readonly importTemplate: Endpoint<z.ZodType<Record<string, never>>, Of<ExportedFile>>;
  /** Of a tree: the records right below `parent`, the roots without one. Grown level by level. */
  readonly treeList: Endpoint<
    z.ZodType<{ readonly parent?: string | null | undefined; readonly page?: PagePart | undefined }>,
    z.ZodType<readonly (Stored<M> & { readonly hasChildren: boolean })[]>
  >;
}

// A malformed id is answered like one that is not there (AZ-05), so any short text may be asked for.
const askedId = z.string().max(1000);
const SYSTEM: ListFields = ["id", "createdAt", "updatedAt"].map((name) => ({
  name,
  isSortable: true,
  plainOperator: "eq",
}));

/** What a module's list can be sorted and filtered by; secrets by nothing (AZ-15). */
export const listFieldsOf = (module: Module): ListFields => [
  ...SYSTEM,
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
    describedAs(z.unknown().optional(), () => descriptionOf(schema)),
    schema,
    {
      decode: (given) => (given === undefined || given === "" ? wire : given) as never,
      encode: (value) => value,
    },
  );
};

// What is stored is answered as it is: a rule that was made stricter must not hide the records from before it. It is also
// what every row of every list goes through, so it checks no more than that no other type slips out.
const answered = (property: Property): z.ZodType => {
  if (property.column === "boolean") return property.schema;
  if (property.join || property.column === "text[]") return z.array(z.string());
  const value = property.column === "integer" || property.column === "numeric" ? z.number() : z.string();
  const missing = z.safeDecode(property.schema, undefined);
  return missing.success && missing.data === null ? value.nullable() : value;
};

const SYSTEM_SHAPE = { id: z.string(), version: z.int(), createdAt: z.string(), updatedAt: z.string() };
const file = z.object({ code: z.literal(0), bytes: z.string(), title: z.string() });
const exported = z.object({
  code: z.literal(0),
  title: z.string(),
  bytes: z.string().optional(),
  url: z.string().optional(),
  job: z.string().optional(),
});
const imported = importSaid.extend({ file: file.optional(), job: z.string().optional() });
const importChoices = z.object({
  dryRun: flag.optional(),
  sheet: line(100).optional(),
  headRow: int(1, 10).optional(),
  skipUnknown: flag.optional(),
  dayOrder: z.enum(["day", "month"]).optional(),
  withoutKeys: flag.optional(),
});
// `title` is its name in the API's description, for what is the same in many calls.
const words = z.object({ zh: z.string(), lo: z.string(), en: z.string() }).meta({ title: "Words" });
const titled = z.object({ id: z.string(), title: words });
const options = z.array(titled.extend({ path: z.array(titled).optional() }));
const known = new WeakMap<Module, object>();

/** The standard calls of a module (§7's spelling of addresses); made once per module. */
export function endpointsOf<M extends Module>(module: M): Endpoints<M> {
  const made = known.get(module) ?? makeEndpoints(module);
  known.set(module, made);
  return made as Endpoints<M>;
}

/** A module's records as they are answered and as they are sent, in the wire's names. */
function recordSchemas(module: Module) {
  const shown = module.properties.filter(({ property }) => !property.isSecret);
  const written = module.properties.filter(({ field }) => !field.isReadOnly);
  const names = wireNamesOf(module.properties);
  const stored = renamed({ ...SYSTEM_SHAPE, ...shapeOf(shown, answered) }, names);
  const inRows = {
    ...SYSTEM_SHAPE,
    ...shapeOf(
      shown.filter(({ fieldName }) => isInRows(module, fieldName)),
      answered,
    ),
  };
  const callOnly = written.filter(({ field }) => field.isCallOnly);
  return {
    stored,
    row: renamed(inRows, names),
    node: renamed({ ...inRows, hasChildren: z.boolean() }, names),
    added: renamed(
      { ...shapeOf(written, startingWith), ...shapeOf(callOnly, (property) => property.schema.optional()) },
      names,
    ),
    // A secret left empty is not touched: nobody can read it back to send it again.
    updated: renamed(
      {
        id: askedId,
        version: askedVersion,
        ...shapeOf(written, (property) =>
          (property.isSecret ? orNothing(property.schema) : property.schema).optional(),
        ),
      },
      names,
    ),
  };
}

/** Gives a module's calls what they have in common; `address` is below the module's. */
const callOf =
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
  const { stored, row, node, added, updated } = recordSchemas(module);
  const call = callOf(module);
  const parent = module.properties.find(({ name }) => name === module.tree?.parent);
  const byId = z.object({ id: askedId });
  const asked = byId.extend({ version: askedVersion });
  const query = listInput(listFieldsOf(module));
  const endpoints = {
    list: call("list", "POST", "/list", query, pageOf(row), { flat: "members" }),
    get: call("list", "GET", "/get", byId, stored),
    add: call("add", "POST", "/add", added, stored, { takesKey: true }),
    update: call("update", "POST", "/{id}/update", updated, stored),
    remove: call("delete", "POST", "/{id}/delete", asked, z.null()),
    removeMany: call("delete", "POST", "/delete", askedRecords(askedId).meta({ title: "Records" }), z.null()),
    restore: call("delete", "POST", "/{id}/restore", asked, stored),
    options: call(
      "list",
      "POST",
      "/options",
      z.object({ search: line(100).optional(), ids: listOf(askedId).optional() }).meta({ title: "OptionsAsked" }),
      options,
      module.areTitlesListed ? {} : { permission: "signed-in" },
    ),
    exportRows: call("export", "POST", "/export", query, exported.meta({ title: "Export" }), {
      flat: "members",
      budget: "costly",
    }),
    importRows: call("import", "POST", "/import", importChoices, imported.meta({ title: "Import" }), {
      takesKey: true,
      body: "multipart",
      largestFile: SHEET_LIMIT,
      budget: "costly",
    }),
    importTemplate: call("import", "GET", "/import/template", z.object({}), file, { flat: "members" }),
    treeList: call(
      "list",
      "GET",
      "/treeList",
      levelInput(parent?.wireName ?? module.tree?.parent ?? "parent"),
      z.array(node),
    ),
  };
  const guarded = Object.entries(endpoints).map(([name, each]) => {
    const recentPassword = (module.recentPassword as Readonly<Record<string, RecentPassword>> | undefined)?.[name];
    return [name, recentPassword ? { ...each, recentPassword } : each] as const;
  });
  return Object.fromEntries(guarded);
}
