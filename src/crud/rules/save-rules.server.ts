import { wireNameOf, type Module } from "../define-module.ts";
import { outOfOrder, tooEarly } from "./in-order.ts";
import { outOfScope } from "../scope/scope.server.ts";
import type { PendingRecord, RecordError } from "../record/pending-record.server.ts";
import type { SaveRule } from "../record/save-rule.server.ts";
import { findSelfParents } from "../tree/tree-rules.server.ts";
import { missingChoices } from "./existing-choices.server.ts";
import { withoutSourceText, withSourceLanguage } from "./fill-source-language.server.ts";
import { atTheirPaths, missingFiles } from "./stored-files.server.ts";
import { takenValues } from "./unique.server.ts";

/** Pending records with dates or times out of order, unless they were stored so and do not change. */
const wrongOrder = (module: Module, pending: readonly PendingRecord[]): RecordError[] =>
  pending.flatMap(({ values, before }, index) =>
    outOfOrder(module, (name) => (values[name] === undefined ? before?.[name] : values[name]))
      .filter(({ first, last }) => values[first] !== undefined || values[last] !== undefined)
      .map((pair) => ({ index, field: wireNameOf(module, pair.last), words: tooEarly(module, pair) })),
  );

/**
 * The rules that declarations demand of every save, in the order in which violations are reported. A new rule is a line
 * here.
 */
export const SAVE_RULES: readonly SaveRule[] = [
  { broken: (_, module, pending) => findSelfParents(module, pending) },
  { complete: withSourceLanguage, broken: (_, module, pending) => withoutSourceText(module, pending) },
  { broken: (_, module, pending) => wrongOrder(module, pending) },
  { broken: missingChoices, isForRestored: true },
  { completeAll: atTheirPaths, broken: missingFiles },
  { broken: takenValues, isForRestored: true },
  { broken: outOfScope },
];
