import { sql } from "kysely";
import { recordsOf, type AskedRecord } from "../contract/asked-records.ts";
import { Failure } from "../contract/errors.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { recordId } from "../contract/scalars.ts";
import { ISSUES } from "../contract/validation.ts";
import type { PagePart } from "../contract/wire.ts";
import { databaseErrorKind } from "../server/database/database-errors.ts";
import { refuseStale } from "../server/database/refuse-stale.ts";
import { inTransaction } from "../server/database/transaction.ts";
import { route, type Route, type SignedInContext } from "../server/http/route.ts";
import type { Row, RowValues } from "./table/columns.server.ts";
import { storedAs, type Module } from "./define-module.ts";
import { endpointsOf, type ImportChoices, type Option } from "./endpoints.ts";
import { exportRows } from "./sheet/export.server.ts";
import { conditionsOf } from "./table/filters.server.ts";
import { importRows } from "./sheet/import-call.server.ts";
import { importTemplate } from "./sheet/template.server.ts";
import { offers } from "./permissions.ts";
import { recordTitles } from "./record-title.ts";
import { asStored, lockAsked, lockOne } from "./table/lock-asked.server.ts";
import { choosableIn, pathsOf } from "./table/tree-paths.server.ts";
import { missingChoices, refuseWhileUsed, takenValues } from "./table/rules.server.ts";
import { anyHooks, changesOf, saveOne, type Hooks } from "./table/save.server.ts";
import { targetOf } from "./table/target.ts";
import { holdTree, misplaced, misplacedIssue } from "./table/tree-rules.server.ts";
import type { SheetServices } from "./sheet/sheet-services.server.ts";
import { tableOf } from "./table/table.server.ts";
import { mayBeNamed } from "./table/named.server.ts";

const MOST_OPTIONS = 50;

/**
 * The routes of a module's standard calls. `modules` are all declared ones: a record that any of them refers to is not
 * deleted.
 */
export function crudRoutes<M extends Module>(
  module: M,
  services: SheetServices,
  ownHooks: Hooks<M> = {},
  modules: readonly Module[] = [],
): Route[] {
  const endpoints = endpointsOf<Module>(module);
  const table = tableOf(module, services);
  const hooks = anyHooks(ownHooks);
  const { database } = services;
  if (offers(module, "import")) services.imports?.offer(module, hooks);
  const isReferredTo = [module, ...modules].some((each) =>
    each.properties.some(({ property: { source } }) => source && targetOf(each, source)?.path === module.path),
  );
  if (isReferredTo && !offers(module, "options"))
    throw new Error(`${module.path}: records that others refer to need their options`);
  const stored = (row: Row) => storedAs(module, row);

  const remove = (asked: readonly AskedRecord[], { caller }: SignedInContext) =>
    inTransaction(database, async (trx) => {
      const rows = await lockAsked(trx, services, { module, caller, modules }, asked);
      const ids = rows.map(({ id }) => id);
      // A module's own words say more than what the engine knows.
      for (const row of rows) await hooks.beforeRemove?.(stored(row), { trx, caller });
      await refuseWhileUsed(trx, module, ids, modules);
      await table.setDeleted(trx, ids, true, caller.userId);
      await table.audit(
        trx,
        caller,
        rows.map((row) => ({ action: "delete", row })),
      );
      await hooks.afterRemove?.(rows.map(stored), { trx, caller });
      return null;
    });

  const restore = (asked: AskedRecord, { caller }: SignedInContext) =>
    inTransaction(database, async (trx) => {
      const { id } = asked;
      const [row] = (await lockAsked(trx, services, { module, caller, modules }, [asked], true)) as [Row];
      await hooks.beforeRestore?.(stored(row), { trx, caller });
      const draft = { id, values: row as RowValues };
      if (module.tree) await holdTree(trx, module);
      // Whom and what it referred to stays with it, seen or not.
      const issues = [...(await missingChoices(trx, module, [draft])), ...(await takenValues(trx, module, [draft]))];
      if ((await misplaced(trx, module, [id])).size > 0) issues.push({ index: 0, ...misplacedIssue(module) });
      // There is no form beside a restored row, so the message itself says what is in the way.
      if (issues[0])
        throw new Failure("invalidInput", {
          issues,
          words: issues[0].words,
          ...(issues[0].parameters ? { parameters: issues[0].parameters } : {}),
        });
      await table.setDeleted(trx, [id], false, caller.userId);
      await table.audit(trx, caller, [{ action: "restore", row }]);
      const [back] = await table.lock(trx, [id]);
      return stored(back as Row);
    }).catch((error: unknown) => {
      throw databaseErrorKind(error) === "unique" ? new Failure("invalidInput", { words: ISSUES.taken }) : error;
    });

  const options = async (
    { search, ids }: { readonly search?: string | undefined; readonly ids?: readonly string[] | undefined },
    { caller }: SignedInContext,
  ): Promise<Option[]> => {
    // A deleted record has no title for anybody: where it is still referred to, the view says that it is gone.
    const rows = ids
      ? await table.where(
          database,
          sql`deleted_at is null and id = any(${ids}::text[]) and ${mayBeNamed(module, caller, modules)}`,
        )
      : await table
          .for(caller)
          .where(
            database,
            sql`${conditionsOf(module, { filters: [], ...(search ? { search } : {}) })} and ${choosableIn(module)}`,
            MOST_OPTIONS,
          );
    const paths = await pathsOf(
      database,
      module,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ id: row.id, title: recordTitles(module, row), path: paths?.get(row.id) }));
  };

  const treeList = async (
    { parent, page }: { readonly parent?: string | null | undefined; readonly page?: PagePart | undefined },
    { caller }: SignedInContext,
  ) => {
    if (parent && !recordId.safeParse(parent).success) throw new Failure("notFound");
    const visible = table.for(caller);
    const rows = await visible.below(parent ?? null, page);
    const below = module.tree ? await visible.parents(rows.map(({ id }) => id)) : new Set<string>();
    return rows.map((row) => ({ ...stored(row), hasChildren: below.has(row.id) }));
  };

  const on = <E extends Endpoint>(
    isOffered: boolean,
    endpoint: E,
    handle: (args: never, context: SignedInContext) => Promise<unknown>,
  ): Route[] => (isOffered ? [route(endpoint as Endpoint, handle as never)] : []);
  return [
    ...on(offers(module, "list"), endpoints.list, (query: never, { caller }) => table.for(caller).list(query)),
    ...on(offers(module, "get"), endpoints.get, ({ id }: { id: string }, { caller }) => table.for(caller).get(id)),
    ...on(offers(module, "add"), endpoints.add, (values: RowValues, { caller, idempotencyKey }) =>
      saveOne(database, module, table, hooks, caller, async () => ({ values }), { idempotencyKey }),
    ),
    ...on(
      offers(module, "update"),
      endpoints.update,
      ({ id, version, ...values }: RowValues & { id: string; version?: number }, { caller }) =>
        saveOne(database, module, table, hooks, caller, async (trx) => {
          const before = await lockOne(trx, services, { module, caller }, { id });
          // A save sent twice finds its own work done (RE-17).
          const isDone = Object.keys(changesOf(module, values, before, caller.hosts)).length === 0;
          if (!isDone) await refuseStale(version, asStored(trx, { module, caller, modules }, before));
          return { values, before };
        }),
    ),
    ...on(offers(module, "delete"), endpoints.remove, (asked: AskedRecord, context) => remove([asked], context)),
    ...on(offers(module, "delete"), endpoints.removeMany, (asked: Parameters<typeof recordsOf>[0], context) =>
      remove(recordsOf(asked), context),
    ),
    ...on(offers(module, "delete"), endpoints.restore, restore),
    ...on(offers(module, "options"), endpoints.options, options),
    ...on(offers(module, "export"), endpoints.exportRows, (query: never, context) =>
      exportRows(module, table.for(context.caller), services, query, context),
    ),
    ...on(offers(module, "import"), endpoints.importRows, (asked: ImportChoices & { dryRun?: boolean }, context) =>
      importRows({ module, table, hooks, context }, services, asked),
    ),
    ...on(offers(module, "import"), endpoints.importTemplate, (_: unknown, { language }) =>
      importTemplate(module, database, language),
    ),
    ...on(module.tree !== undefined && offers(module, "list"), endpoints.treeList, treeList),
  ];
}
