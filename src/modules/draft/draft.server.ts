import { z } from "zod";
import { DAY } from "../../contract/date/durations.ts";
import { Failure, invalidField } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import type { Module } from "../../crud/define-module.ts";
import { standsOn, type Fingerprints } from "../../crud/drafts/value-fingerprints.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import type { Values } from "../../fields/field-value.ts";
import { sanitizeRichText } from "../../fields/rich-text/sanitize-rich-text.server.ts";
import type { Queryable } from "../../server/database/database.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { draftCalls, NEW_RECORD } from "./draft.ts";

interface DraftTables {
  readonly record_draft: {
    account_id: string;
    path: string;
    record_id: string;
    version: number;
    content: string;
    /** JSON: text that is no value of its field; empty where there is none. */
    unread: string;
    /** JSON (`crud/drafts/value-fingerprints.ts`); empty in drafts older than the column. */
    marks: string;
    saved_at: string;
  };
}

/** Retention of drafts. */
const RETENTION = 60 * DAY;

const valuesShape = z.record(z.string(), z.unknown());

const textsShape = z.record(z.string(), z.string());

function parsedMarks(text: string): Fingerprints | undefined {
  try {
    return textsShape.parse(JSON.parse(text));
  } catch {
    return undefined; // then the version alone decides whether the draft applies
  }
}

function parsed<Shape>(name: "values" | "unread", shape: z.ZodType<Shape>, text: string): Shape {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw invalidField(name, { zh: "格式不正确", lo: "ຮູບແບບບໍ່ຖືກຕ້ອງ", en: "Invalid format" });
  }
}

/** The texts of fields that are there and hold no secret, as JSON. */
function textsOf(module: Module, unread: string): string {
  const texts = Object.entries(parsed("unread", textsShape, unread)).filter(([name]) =>
    module.properties.some(({ fieldName, property }) => fieldName === name && !property.isSecret),
  );
  return texts.length === 0 ? "" : JSON.stringify(Object.fromEntries(texts));
}

/** The values of properties that are there and hold no secret, as JSON. */
function contentOf(module: Module, values: string): string {
  const known = module.properties.filter(({ property }) => !property.isSecret).map(({ name }) => name);
  const content = Object.entries(parsed("values", valuesShape, values)).filter(([name]) => known.includes(name));
  return JSON.stringify(Object.fromEntries(content));
}

const keyOf = (accountId: string, path: string, id: string) => ({ account_id: accountId, path, record_id: id });

/** Throws `notPermitted` or `notFound` unless the caller may write this record (AZ-05). */
async function requireWritable(services: Services, module: Module, id: string, caller: Caller): Promise<void> {
  const isNew = id === NEW_RECORD;
  if (!hasAny(caller.permissions, permissionFor(module, isNew ? "add" : "update"))) throw new Failure("notPermitted");
  if (!isNew) await repositoryOf(module, services).for(caller).get(id);
}

/** The typed values that are valid; invalid ones are left out, being still typed. */
function validValues(module: Module, content: Values): Values {
  const valid = module.properties.flatMap((named) => {
    const { name, property, field } = named;
    if (!Object.hasOwn(content, name) || field.isReadOnly || field.isCallOnly || property.isSecret) return [];
    const read = z.safeEncode(property.schema, content[name]);
    if (!read.success) return [];
    try {
      return Object.entries(sanitizeRichText([named], { [name]: content[name] }));
    } catch {
      return []; // too long
    }
  });
  return Object.fromEntries(valid);
}

/** The caller's typed values of a record, for a preview; empty if the record has changed in these fields since. */
export async function typedInto(
  database: Queryable,
  module: Module,
  record: Values & { readonly id: string; readonly version: number },
  accountId: string,
): Promise<Values> {
  const draft = await database
    .as<DraftTables>()
    .selectFrom("record_draft")
    .select(["content", "version", "marks"])
    .where((row) => row.and(keyOf(accountId, module.path, record.id)))
    .executeTakeFirst();
  if (!draft) return {};
  const content = parsed("values", valuesShape, draft.content);
  const marks = parsedMarks(draft.marks);
  if (!marks) return draft.version === record.version ? validValues(module, content) : {};
  if (draft.version !== record.version && !standsOn(marks, record)) return {};
  const typed = Object.fromEntries(Object.entries(content).filter(([name]) => Object.hasOwn(marks, name)));
  return validValues(module, typed);
}

/** Routes of drafts; `modules` are those whose records have drafts. */
export function draftRoutes(services: Services, modules: readonly Module[]): Route[] {
  const { clock, database } = services;
  const db = database.as<DraftTables>();
  const moduleOf = (path: string): Module => {
    const module = modules.find((each) => each.path === path);
    if (!module) throw new Failure("notFound");
    return module;
  };
  return routes(draftCalls, {
    keep: async ({ path, id, version, values, unread, marks }, { caller }) => {
      const module = moduleOf(path);
      await requireWritable(services, module, id, caller);
      const row = {
        version,
        content: contentOf(module, values),
        unread: unread === undefined ? "" : textsOf(module, unread),
        marks: marks ?? "",
        saved_at: new Date(clock.now()).toISOString(),
      };
      await db
        .insertInto("record_draft")
        .values({ ...keyOf(caller.userId, path, id), ...row })
        .onConflict((conflict) => conflict.columns(["account_id", "path", "record_id"]).doUpdateSet(row))
        .execute();
      return { savedAt: row.saved_at };
    },
    get: async ({ path, id }, { caller }) => {
      await requireWritable(services, moduleOf(path), id, caller);
      const found = await db
        .selectFrom("record_draft")
        .select(["version", "saved_at", "content", "unread", "marks"])
        .where((row) => row.and(keyOf(caller.userId, path, id)))
        .where("saved_at", ">=", new Date(services.clock.now() - RETENTION).toISOString())
        .executeTakeFirst();
      return {
        draft: found
          ? {
              version: found.version,
              savedAt: found.saved_at,
              values: found.content,
              unread: found.unread,
              marks: found.marks,
            }
          : null,
      };
    },
    // Users may delete their own drafts without a right to the record.
    drop: async ({ path, id }, { caller }) => {
      await db
        .deleteFrom("record_draft")
        .where((row) => row.and(keyOf(caller.userId, path, id)))
        .execute();
      return null;
    },
  });
}

/** Deletes drafts that nobody has written in for longer than `RETENTION`. */
export async function sweepDrafts({ clock, database }: Pick<Services, "clock" | "database">): Promise<void> {
  await database
    .as<DraftTables>()
    .deleteFrom("record_draft")
    .where("saved_at", "<", new Date(clock.now() - RETENTION).toISOString())
    .execute();
}
