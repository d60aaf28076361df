import { recordsOf, type RecordToChange } from "../../contract/optimistic-locking.ts";
import { Failure } from "../../contract/errors.ts";
import { hasAny } from "../../contract/permission.ts";
import type { Module } from "../../crud/define-module.ts";
import { crudRoutes } from "../../crud/crud-routes.server.ts";
import type { CrudServices } from "../../crud/resource.server.ts";
import { permissionFor } from "../../crud/permissions.ts";
import { anyHooks, type Hooks } from "../../crud/hooks.server.ts";
import { repositoryOf } from "../../crud/repository/repository.server.ts";
import type { Caller } from "../../server/caller.ts";
import { routes, type Route } from "../../server/http/route.ts";
import type { Services } from "../../server/services.ts";
import { refuseMissingAltTexts } from "./require-alt-texts.server.ts";
import { previewLink } from "./preview/preview-link.server.ts";
import { publishingCalls, type PublishState } from "./publishing.ts";
import {
  markTranslationChecked,
  pinTransition,
  publishTransition,
  withdrawTransition,
  type Transition,
} from "./transitions.server.ts";
import { takeTransition, takeTransitionOnMany } from "./take-transition.server.ts";
import { translationStates } from "./translation/translation-state.ts";

export { publishTogether, type Together } from "./bulk/publish-together.server.ts";
export { boardRecordOf } from "./board/board.server.ts";
export { startPublishing, publishDue } from "./due-changes.server.ts";
export { previewsWith } from "./preview/preview-link.server.ts";

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
  const asked = (caller: Caller, transition: Transition) => ({ module, caller, modules, transition });
  const publish = (at?: string | null) => publishTransition(module, services.clock.now(), at);
  const takeOne = async (
    record: RecordToChange,
    one: ReturnType<typeof asked> & { readonly isDryRun?: boolean | undefined },
  ) => {
    const { state } = await takeTransition(services, record, one);
    return { state: state as PublishState };
  };
  return [
    ...routes(publishingCalls(module), {
      publish: ({ at, dryRun: isDryRun, ...record }, { caller }) =>
        takeOne(record, { ...asked(caller, publish(at)), isDryRun }),
      withdraw: (record, { caller }) => takeOne(record, asked(caller, withdrawTransition)),
      publishMany: ({ dryRun: isDryRun, ...records }, { caller, language }) =>
        takeTransitionOnMany(services, recordsOf(records), { ...asked(caller, publish()), language, isDryRun }),
      withdrawMany: (records, { caller, language }) =>
        takeTransitionOnMany(services, recordsOf(records), { ...asked(caller, withdrawTransition), language }),
      pinMany: ({ isPinned, ...records }, { caller, language }) =>
        takeTransitionOnMany(services, recordsOf(records), { ...asked(caller, pinTransition(isPinned)), language }),
      check: async ({ language, ...record }, { caller }) => {
        await takeTransition(services, record, asked(caller, markTranslationChecked(language)));
        return null;
      },
      preview: async ({ id, isShared, withDraft = true }, { caller }) => {
        // Sharing unpublished records needs the right to update.
        if (isShared && !hasAny(caller.permissions, permissionFor(module, "update"))) throw new Failure("notPermitted");
        const row = await repositoryOf(module, services).for(caller).get(id);
        const link = previewLink(services, module, row, { caller, isShared, withDraft });
        if (!link) throw new Failure("notFound");
        return link;
      },
    }),
    ...crudRoutes<Module>(module, services, hooks, modules),
  ];
}
