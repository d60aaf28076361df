import { Failure } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/handlers.server.ts";
import { permissionFor } from "../../crud/permissions.ts";
import type { Row } from "../../crud/table/columns.server.ts";
import type { Hooks } from "../../crud/table/save.server.ts";
import { tableOf } from "../../crud/table/table.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { routes, type Caller, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { changeRecord, type PublishingServices } from "./change-record.server.ts";
import { previewLink } from "./preview-link.server.ts";
import { publishingCalls, TRANSLATED, type PublishState, type TranslatedLanguage } from "./publishing.ts";
import { PUBLISHING_TEXTS as texts } from "./texts.ts";
import { translationStates } from "./translation-state.ts";

export { htmlOf } from "./public-html.server.ts";
export { countedEntries, namesOf, textOf, wordsOfGroup } from "./public-words.server.ts";
export { keepPublishing, publishDue } from "./publish-due.server.ts";
export { translationStates } from "./translation-state.ts";
export { previewsWith } from "./preview-link.server.ts";
export { ARRANGED, isPublished, NEWEST, publicRows, type PublicOrder } from "./public-rows.server.ts";

async function publish(
  services: PublishingServices,
  module: Module,
  { id, at }: { readonly id: string; readonly at?: string | null | undefined },
  caller: Caller,
): Promise<{ state: PublishState }> {
  const table = tableOf(module, services);
  return inTransaction(services.database, async (trx) => {
    const [row] = (await table.for(caller).lock(trx, [id])) as [Row];
    if (row["state"] === "published") throw new Failure("inUse", { words: texts.already });
    const now = services.clock.now();
    const isLater = typeof at === "string" && new Date(at).getTime() > now;
    const values = isLater
      ? { state: "scheduled", publishAt: at }
      : { state: "published", publishAt: null, publishedAt: new Date(now).toISOString() };
    const action = isLater ? "schedule" : "publish";
    await changeRecord(trx, table, row, values, { action, by: caller.userId, author: caller });
    return { state: values.state as PublishState };
  });
}

async function withdraw(
  services: PublishingServices,
  module: Module,
  { id }: { readonly id: string },
  caller: Caller,
): Promise<{ state: PublishState }> {
  const table = tableOf(module, services);
  return inTransaction(services.database, async (trx) => {
    const [row] = (await table.for(caller).lock(trx, [id])) as [Row];
    const { state } = row;
    if (state !== "published" && state !== "scheduled") throw new Failure("inUse", { words: texts.notPublic });
    const next: PublishState = state === "scheduled" ? "draft" : "withdrawn";
    const values = { state: next, publishAt: null };
    await changeRecord(trx, table, row, values, { action: "withdraw", by: caller.userId, author: caller });
    return { state: next };
  });
}

async function check(
  services: PublishingServices,
  module: Module,
  { id, language }: { readonly id: string; readonly language: TranslatedLanguage },
  caller: Caller,
): Promise<null> {
  const table = tableOf(module, services);
  return inTransaction(services.database, async (trx) => {
    const [row] = (await table.for(caller).lock(trx, [id])) as [Row];
    const name = TRANSLATED[language];
    if (row[name] === "missing") throw new Failure("inUse", { words: texts.untranslated });
    if (row[name] === "checked") return null;
    await changeRecord(trx, table, row, { [name]: "checked" }, { action: "check", by: caller.userId, author: caller });
    return null;
  });
}

/** The routes of a module with `publishingFields`: the standard calls, and those that publish. */
export function publishingRoutes<M extends Module>(
  module: M,
  services: Services,
  modules: readonly Module[],
  hooks: Hooks<M> = {},
): Route[] {
  const own = hooks as unknown as Hooks;
  const all: Hooks = {
    ...own,
    async beforeSave(given, context) {
      const values = own.beforeSave ? await own.beforeSave(given, context) : given;
      return { ...values, ...translationStates(module, values, context.before) };
    },
  };
  return [
    ...routes(publishingCalls(module), {
      publish: (asked, { caller }) => publish(services, module, asked, caller),
      withdraw: (asked, { caller }) => withdraw(services, module, asked, caller),
      check: (asked, { caller }) => check(services, module, asked, caller),
      preview: async ({ id, isShared }, { caller }) => {
        // Whoever only reads hands nothing unpublished on.
        if (isShared && !hasAny(caller.permissions, permissionFor(module, "update"))) throw new Failure("notPermitted");
        const row = await tableOf(module, services).for(caller).get(id);
        const link = previewLink(services, module, row, caller, isShared);
        if (!link) throw new Failure("notFound");
        return link;
      },
    }),
    ...crudRoutes<Module>(module, services, all, modules),
  ];
}
