import type { Module } from "../define-module.ts";
import { offers } from "../permissions.ts";
import { standardRoute, type MoreRoutes } from "../resource.server.ts";
import { targetOf } from "../record/reference-target.ts";
import type { OptionsAsked } from "../../contract/option.ts";
import { optionsCallOf } from "./options-call.ts";
import { optionsOf } from "./options.server.ts";

/** A record that others refer to is chosen by its name. */
function refuseUnlisted(module: Module, modules: readonly Module[]): void {
  const isReferredTo = [module, ...modules].some((each) =>
    each.properties.some(({ property: { source } }) => source && targetOf(each, source)?.path === module.path),
  );
  if (isReferredTo && !offers(module, "options"))
    throw new Error(`${module.path}: records that others refer to need their options`);
}

/** Records are chosen by their titles wherever others refer to them. */
export const optionsRoutes: MoreRoutes = (resource) => {
  const { module, modules } = resource;
  refuseUnlisted(module, modules);
  if (!offers(module, "options")) return [];
  return [
    standardRoute(optionsCallOf(module), (asked: OptionsAsked, { caller }) => optionsOf(resource, asked, caller)),
  ];
};
