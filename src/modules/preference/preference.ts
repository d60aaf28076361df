import { z } from "zod";
import { DAY } from "../../contract/date/durations.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { PERSONAL, readPersonal, type PersonalName } from "../../contract/preferences/personal.ts";
import { PREFERENCE_DAYS, PREFERENCE_READERS, type PreferenceName } from "../../contract/preferences/preferences.ts";
import { int, says } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { VALIDATION_TEXTS } from "../../contract/validation.ts";

const texts = defineTexts("preference", {
  read: { zh: "读取我的偏好设置", lo: "ອ່ານການຕັ້ງຄ່າສ່ວນຕົວ", en: "Read one’s own preferences" },
  save: { zh: "保存我的偏好设置", lo: "ບັນທຶກການຕັ້ງຄ່າສ່ວນຕົວ", en: "Save one’s own preferences" },
});

export type StoredName = PreferenceName | PersonalName;
export const STORED_NAMES = [...Object.keys(PREFERENCE_READERS), ...Object.keys(PERSONAL)] as StoredName[];

const isPersonal = (name: StoredName): name is PersonalName => Object.hasOwn(PERSONAL, name);

/** Valid if reading and writing gives the same text: nothing is corrected silently (IN-07). Empty: reset. */
const isValue = (name: StoredName, text: string): boolean =>
  text === ""
    ? true
    : isPersonal(name)
      ? readPersonal(name, text) !== undefined
      : String(PREFERENCE_READERS[name](text)) === text;

const MAX_TEXT = 20_000; // characters; pinned tabs with titles in all languages
/** ms; the lifetime of a preference cookie, at which ages are capped. */
export const OLDEST_CHOICE = PREFERENCE_DAYS * DAY;

const choice = z
  .object({
    name: z.enum(STORED_NAMES),
    value: z.string().max(MAX_TEXT),
    /** Milliseconds since it was chosen; a duration, because browsers' clocks differ. */
    age: int(0, OLDEST_CHOICE),
  })
  .refine(({ name, value }) => isValue(name, value), { path: ["value"], ...says(VALIDATION_TEXTS.format) });

/** Values by name, as JSON unless a single word. Preferences without a choice are absent. */
const stored = z.record(z.string(), z.string());

/** The user's preferences (§3), shared by all browsers. */
export const preferenceCalls = {
  read: endpoint({
    method: "GET",
    path: "/sys/user/my/preferences",
    permission: "signed-in",
    title: texts.read,
    input: z.object({}),
    reply: stored,
  }),
  /** Of two choices the later one wins; an empty value resets to the default. Returns all stored preferences. */
  save: endpoint({
    method: "POST",
    path: "/sys/user/my/preferences",
    permission: "signed-in",
    title: texts.save,
    input: z.object({ choices: z.array(choice).min(1).max(STORED_NAMES.length) }),
    reply: stored,
    budget: "write",
  }),
};
