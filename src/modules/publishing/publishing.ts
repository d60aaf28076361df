import { z } from "zod";
import { askedRecords, askedVersion } from "../../contract/asked-records.ts";
import { endpoint } from "../../contract/endpoint.ts";
import type { Permission } from "../../contract/permission.ts";
import { flag as wireFlag, instant, orNothing, recordId } from "../../contract/scalars.ts";
import type { Words } from "../../contract/text.ts";
import { textFlag } from "../../contract/wire.ts";
import type { Module } from "../../crud/define-module.ts";
import { choice } from "../../fields/choice/choice.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { flag } from "../../fields/flag/flag.ts";
import { moment } from "../../fields/moment/moment.ts";
import { number } from "../../fields/number/number.ts";
import { PUBLISH_STATES, TRANSLATION_STATES } from "./states.ts";
import { PUBLISHING_TEXTS as texts } from "./texts.ts";

export { boardRecord, type BoardRecord } from "./board/board.ts";
export { PUBLISH_STATES, TRANSLATION_STATES, type PublishState, type TranslationState } from "./states.ts";

/** The languages that are translated into, and the field that says how far that is. */
export const TRANSLATED = { lo: "laoState", en: "englishState" } as const;
export type TranslatedLanguage = keyof typeof TRANSLATED;

const among = (): ReadonlyMap<string, Words> => new Map(TRANSLATION_STATES.map((state) => [state, texts[state]]));

/** The fields of whatever the public sees once it is published. The server fills in all but three. */
export const publishingFields = {
  isPinned: flag({ label: texts.pinned, help: texts.pinnedHelp, initial: false }),
  sort: number({ label: texts.sort, help: texts.sortHelp, required: true, mode: "num", max: 999_999, initial: 0 }),
  visibleUntil: moment({ label: texts.visibleUntil, help: texts.visibleUntilHelp }),
  state: dictionary({ label: texts.state, group: "publishStatus", required: true, readOnly: true }),
  publishAt: moment({ label: texts.publishAt, readOnly: true }),
  publishedAt: moment({ label: texts.publishedAt, readOnly: true }),
  laoState: choice({ label: texts.inLao, among, required: true, readOnly: true }),
  englishState: choice({ label: texts.inEnglish, among, required: true, readOnly: true }),
};

/** What is taken down by itself is not taken down before it is shown. */
export const publishingOrder = [
  { first: "publishAt", last: "visibleUntil" },
  { first: "publishedAt", last: "visibleUntil" },
] as const;

const { sort: _, ...inTimeFields } = publishingFields;
/** Of what stands by the time it was published, and is arranged by nobody. */
export { inTimeFields };

/** The right to publish and take down, as a further button of a module's page. */
export const publishRight = (permission: `${string}:${string}`): Readonly<Record<Permission, Words>> => ({
  [`${permission}:publish`]: texts.publishRight,
});

// A malformed id is answered like one that is not there (AZ-05); among several it stops them all, before anything is done (IN-10).
const askedId = z.string().max(1000);
const byId = z.object({ id: askedId });
const asked = byId.extend({ version: askedVersion });
const byIds = askedRecords(recordId);
/** Only says what would come of it. */
const dryRun = wireFlag.optional();

/** Several records to be published together. */
export const publishedTogether = byIds.safeExtend({ dryRun });

/** What became of several records: every one that was named stands in one of the two. */
export const outcome = z
  .object({
    done: z.array(z.string()),
    /** Why not, in the caller's language; the title of what they may not see is empty. */
    refused: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        reason: z.string(),
        /** 400009: it is not the version that was asked for. */
        code: z.int().optional(),
      }),
    ),
  })
  .meta({ title: "Outcome" });
export type Outcome = z.output<typeof outcome>;

const callsOf = (module: Module) => {
  const permission = `${module.permission}:publish` as Permission;
  return {
    /** Shows the record to the public, now or from the moment `at`; a scheduled one can be given another time. */
    publish: endpoint({
      method: "POST",
      path: `${module.path}/{id}/publish`,
      permission,
      title: texts.publish,
      input: asked.extend({ at: orNothing(instant).optional(), dryRun }),
      reply: z.object({ state: z.enum(PUBLISH_STATES) }),
      budget: "write",
    }),
    /** Takes a published record off the public site; a scheduled one becomes a draft again. */
    withdraw: endpoint({
      method: "POST",
      path: `${module.path}/{id}/withdraw`,
      permission,
      title: texts.withdraw,
      input: asked,
      reply: z.object({ state: z.enum(PUBLISH_STATES) }),
      budget: "write",
    }),
    /** The same of several records at once; one that cannot be published keeps none of the others. */
    publishMany: endpoint({
      method: "POST",
      path: `${module.path}/publish`,
      permission,
      title: texts.publishMany,
      input: byIds.safeExtend({ dryRun }),
      reply: outcome,
      budget: "write",
    }),
    withdrawMany: endpoint({
      method: "POST",
      path: `${module.path}/withdraw`,
      permission,
      title: texts.withdrawMany,
      input: byIds,
      reply: outcome,
      budget: "write",
    }),
    /** Puts records first on the public site, or back in their place. */
    pinMany: endpoint({
      method: "POST",
      path: `${module.path}/pin`,
      permission: `${module.permission}:update` as Permission,
      title: texts.pinMany,
      input: byIds.safeExtend({ isPinned: wireFlag }),
      reply: outcome,
      budget: "write",
    }),
    /** A link to the record's page as it is now; with `isShared` for somebody without an account, and good for a day. */
    preview: endpoint({
      method: "POST",
      path: `${module.path}/{id}/preview`,
      permission: `${module.permission}:list` as Permission,
      title: texts.preview,
      input: byId.extend({ isShared: textFlag("1", "0") }),
      reply: z.object({ address: z.string(), until: z.string() }),
    }),
    /** Somebody who reads both languages says that the translation is right, until the Chinese changes. */
    check: endpoint({
      method: "POST",
      path: `${module.path}/{id}/translation/check`,
      permission: `${module.permission}:update` as Permission,
      title: texts.check,
      input: asked.extend({ language: z.enum(["lo", "en"]) }),
      reply: z.null(),
      budget: "write",
    }),
  };
};
const known = new WeakMap<Module, ReturnType<typeof callsOf>>();

/** The calls of a module with `publishingFields` beside the standard ones; made once per module. */
export function publishingCalls(module: Module): ReturnType<typeof callsOf> {
  const calls = known.get(module) ?? callsOf(module);
  known.set(module, calls);
  return calls;
}
