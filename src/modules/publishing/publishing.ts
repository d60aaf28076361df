import { z } from "zod";
import { recordsToChange, expectedVersion } from "../../contract/optimistic-locking.ts";
import { endpoint } from "../../contract/endpoint.ts";
import type { Permission } from "../../contract/permission.ts";
import { askedId, flag as wireFlag, instant, orNothing, recordId } from "../../contract/scalars.ts";
import { LANGUAGES, type Words } from "../../contract/text.ts";
import { textFlag } from "../../contract/wire/wire.ts";
import { perModule } from "../../crud/per-module.ts";
import { choice } from "../../fields/choice/choice.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { flag } from "../../fields/flag/flag.ts";
import { moment } from "../../fields/moment/moment.ts";
import { number } from "../../fields/number/number.ts";
import { PUBLISH_STATES, TRANSLATION_STATES } from "./states.ts";
import { PUBLISHING_TEXTS as texts } from "./texts.ts";

export { boardRecord, type BoardRecord } from "./board/board.ts";
export { PUBLISH_STATES, TRANSLATED, TRANSLATION_STATES, type PublishState, type TranslationState } from "./states.ts";

const among = (): ReadonlyMap<string, Words> => new Map(TRANSLATION_STATES.map((state) => [state, texts[state]]));

/** The fields of modules that are published. Users edit the first three; the server sets the others. */
export const publishingFields = {
  isPinned: flag({ label: texts.pinned, help: texts.pinnedHelp, initial: false }),
  sort: number({ label: texts.sort, help: texts.sortHelp, required: true, mode: "num", max: 999_999, initial: 0 }),
  visibleUntil: moment({ label: texts.visibleUntil, help: texts.visibleUntilHelp, isAhead: true }),
  state: dictionary({ label: texts.state, group: "publishStatus", required: true, readOnly: true }),
  publishAt: moment({ label: texts.publishAt, readOnly: true, isAhead: true }),
  publishedAt: moment({ label: texts.publishedAt, readOnly: true }),
  chineseState: choice({ label: texts.inChinese, among, required: true, readOnly: true }),
  laoState: choice({ label: texts.inLao, among, required: true, readOnly: true }),
  englishState: choice({ label: texts.inEnglish, among, required: true, readOnly: true }),
};

/** Titles of groups in the forms of content. */
export const GROUP_TITLES = {
  facts: texts.facts,
  shortly: texts.shortly,
  place: texts.place,
  holder: texts.holder,
  season: texts.season,
  trade: texts.trade,
  contact: texts.contact,
};

/** The language of writing, first in the panel, because it decides which of the texts beside it are required. */
export const sourceGroup = { fields: ["sourceLanguage"], isAside: true } as const;
/** The group of settings for the site, last in the panel. */
export const onSiteGroup = {
  title: texts.onSite,
  fields: ["isPinned", "sort", "visibleUntil"],
  isAside: true,
} as const;
export const inTimeGroup = { title: texts.onSite, fields: ["isPinned", "visibleUntil"], isAside: true } as const;

/** The end time must be after the time of publication. */
export const publishingOrder = [
  { first: "publishAt", last: "visibleUntil" },
  { first: "publishedAt", last: "visibleUntil" },
] as const;

const { sort: _, ...inTimeFields } = publishingFields;
/** For records sorted by time of publication instead of by hand. */
export { inTimeFields };

/** The permission to publish and withdraw, as an additional button in the menu. */
export const publishRight = (permission: `${string}:${string}`): Readonly<Record<Permission, Words>> => ({
  [`${permission}:publish`]: texts.publishRight,
});

// Any text: a malformed id is answered like an unknown one (AZ-05). Among several ids it refuses the call before
// anything is changed (IN-10).
const byId = z.object({ id: askedId });
const asked = byId.extend({ version: expectedVersion });
const byIds = recordsToChange(recordId);
/** Returns the result without saving it. */
const dryRun = wireFlag.optional();

export const publishedTogether = byIds.safeExtend({ dryRun });

/** The result of a bulk action; every requested id is in one of the two lists. */
export const bulkOutcome = z
  .object({
    done: z.array(z.string()),
    /** `reason` in the caller's language; `title` is empty for records that the caller may not see. */
    refused: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        reason: z.string(),
        /** 400009: another version is stored than the one sent. */
        code: z.int().optional(),
      }),
    ),
  })
  .meta({ title: "Outcome" });
export type Outcome = z.output<typeof bulkOutcome>;

/** The calls of a module with `publishingFields` besides the standard ones. */
export const publishingCalls = perModule((module) => {
  const permission = `${module.permission}:publish` as Permission;
  return {
    /** Publishes the record, now or at `at` (ISO 8601); also reschedules a scheduled one. */
    publish: endpoint({
      method: "POST",
      path: `${module.path}/{id}/publish`,
      permission,
      title: texts.publish,
      input: asked.extend({ at: orNothing(instant).optional(), dryRun }),
      reply: z.object({ state: z.enum(PUBLISH_STATES) }),
      budget: "write",
    }),
    /** Withdraws a published record; a scheduled one becomes a draft again. */
    withdraw: endpoint({
      method: "POST",
      path: `${module.path}/{id}/withdraw`,
      permission,
      title: texts.withdraw,
      input: asked,
      reply: z.object({ state: z.enum(PUBLISH_STATES) }),
      budget: "write",
    }),
    /** Publishes several records; those that cannot be published are skipped. */
    publishMany: endpoint({
      method: "POST",
      path: `${module.path}/publish`,
      permission,
      title: texts.publishMany,
      input: byIds.safeExtend({ dryRun }),
      reply: bulkOutcome,
      budget: "write",
    }),
    withdrawMany: endpoint({
      method: "POST",
      path: `${module.path}/withdraw`,
      permission,
      title: texts.withdrawMany,
      input: byIds,
      reply: bulkOutcome,
      budget: "write",
    }),
    /** Pins records to the top of the public list, or unpins them. */
    pinMany: endpoint({
      method: "POST",
      path: `${module.path}/pin`,
      permission: `${module.permission}:update` as Permission,
      title: texts.pinMany,
      input: byIds.safeExtend({ isPinned: wireFlag }),
      reply: bulkOutcome,
      budget: "write",
    }),
    /**
     * A link to the preview of the record; with `isShared` for people without an account, valid for a day. It shows what
     * the caller has typed and not saved, but not with `withDraft` "0".
     */
    preview: endpoint({
      method: "POST",
      path: `${module.path}/{id}/preview`,
      permission: `${module.permission}:list` as Permission,
      title: texts.preview,
      input: byId.extend({ isShared: textFlag("1", "0"), withDraft: textFlag("1", "0").optional() }),
      reply: z.object({ address: z.string(), until: z.string() }),
    }),
    /** Marks the translation as reviewed, until the text it was made from changes. */
    check: endpoint({
      method: "POST",
      path: `${module.path}/{id}/translation/check`,
      permission: `${module.permission}:update` as Permission,
      title: texts.check,
      input: asked.extend({ language: z.enum(LANGUAGES) }),
      reply: z.null(),
      budget: "write",
    }),
  };
});
