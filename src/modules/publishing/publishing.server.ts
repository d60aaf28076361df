import { recordsOf, type RecordToChange } from "../../contract/optimistic-locking.ts";
import { Failure } from "../../contract/errors.ts";
import type { Language } from "../../contract/text.ts";
import { hasAny } from "../../contract/permission.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/handlers.server.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { lockOne } from "../../crud/versions/lock-records.server.ts";
import { anyHooks, type Hooks } from "../../crud/hooks.server.ts";
import { tableOf } from "../../crud/table/table.server.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { routes, type Caller, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { changeRecord, type PublishingServices } from "./change-record.server.ts";
import { refuseMissingAltTexts } from "./require-alt-texts.server.ts";
import { previewLink } from "./preview/preview-link.server.ts";
import { publishingCalls, TRANSLATED, type PublishState } from "./publishing.ts";
import { pinStep, publishStep, withdrawStep, type Step } from "./allowed-steps.server.ts";
import { takeStepOnMany } from "./bulk/bulk-step.server.ts";
import { PUBLISHING_TEXTS as texts } from "./texts.ts";
import { translationStates } from "./translation/translation-state.ts";

export { publishTogether, type Together } from "./bulk/publish-together.server.ts";
export { boardRecordOf } from "./board/board.server.ts";
export { startPublishing, publishDue } from "./due-changes.server.ts";
export { previewsWith } from "./preview/preview-link.server.ts";

async function take(
  services: PublishingServices,
  module: Module,
  asked: RecordToChange,
  {
    step,
    caller,
    modules,
    isTrial = false,
  }: {
    readonly step: Step;
    readonly caller: Caller;
    readonly modules: readonly Module[];
    readonly isTrial?: boolean | undefined;
  },
): Promise<{ state: PublishState }> {
  const table = tableOf(module, services);
  return inTransaction(services.database, async (trx) => {
    const row = await lockOne(trx, services, { module, caller, modules }, asked);
    const next = step(row);
    if ("refusal" in next) throw new Failure("inUse", { words: next.refusal });
    if (!isTrial) await changeRecord(trx, table, row, next.values, { action: next.action, author: caller });
    return { state: next.values["state"] as PublishState };
  });
}

async function check(
  services: PublishingServices,
  module: Module,
  { language, ...asked }: RecordToChange & { readonly language: Language },
  caller: Caller,
): Promise<null> {
  const table = tableOf(module, services);
  return inTransaction(services.database, async (trx) => {
    const row = await lockOne(trx, services, { module, caller }, asked);
    const name = TRANSLATED[language];
    if (row[name] === "source") throw new Failure("inUse", { words: texts.original });
    if (row[name] === "missing") throw new Failure("inUse", { words: texts.untranslated });
    if (row[name] === "checked") return null;
    await changeRecord(trx, table, row, { [name]: "checked" }, { action: "check", author: caller });
    return null;
  });
}

/** The rules of a module with `publishingFields`: its own and those of publishing. */
export function publishingHooks<M extends Module>(module: M, hooks: Hooks<M> = {}): Hooks {
  const own = anyHooks(hooks);
  return {
    ...own,
    async beforeSave(given, context) {
      const values = own.beforeSave ? await own.beforeSave(given, context) : given;
      refuseMissingAltTexts(module, values, context.before);
      return { ...values, ...translationStates(module, values, context.before) };
    },
  };
}

/**
 * The routes of a module with `publishingFields`: the standard calls and those of publishing. `hooks` are made by
 * `publishingHooks`.
 */
export function publishingRoutes(
  module: Module,
  services: Services & CrudServices,
  modules: readonly Module[],
  hooks: Hooks = publishingHooks(module),
): Route[] {
  const publishing = (at?: string | null) => publishStep(module, services.clock.now(), at);
  return [
    ...routes(publishingCalls(module), {
      publish: ({ at, dryRun: isTrial, ...asked }, { caller }) =>
        take(services, module, asked, { step: publishing(at), caller, modules, isTrial }),
      withdraw: (asked, { caller }) => take(services, module, asked, { step: withdrawStep, caller, modules }),
      publishMany: (asked, context) =>
        takeStepOnMany(services, module, recordsOf(asked), { ...context, step: publishing(), isTrial: asked.dryRun }),
      withdrawMany: (asked, context) =>
        takeStepOnMany(services, module, recordsOf(asked), { ...context, step: withdrawStep }),
      pinMany: (asked, context) =>
        takeStepOnMany(services, module, recordsOf(asked), { ...context, step: pinStep(asked.isPinned) }),
      check: (asked, { caller }) => check(services, module, asked, caller),
      preview: async ({ id, isShared }, { caller }) => {
        // Sharing unpublished records needs the right to update.
        if (isShared && !hasAny(caller.permissions, permissionFor(module, "update"))) throw new Failure("notPermitted");
        const row = await tableOf(module, services).for(caller).get(id);
        const link = previewLink(services, module, row, caller, isShared);
        if (!link) throw new Failure("notFound");
        return link;
      },
    }),
    ...crudRoutes<Module>(module, services, hooks, modules),
  ];
}
