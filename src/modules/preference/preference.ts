import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { PERSONAL, readPersonal, type PersonalName } from "../../contract/preferences/personal.ts";
import { PREFERENCE_DAYS, PREFERENCE_READERS, type PreferenceName } from "../../contract/preferences/preferences.ts";
import { int, says } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { ISSUES } from "../../contract/validation.ts";

const texts = defineTexts("preference", {
  read: { zh: "读取我的偏好设置", lo: "ອ່ານການຕັ້ງຄ່າສ່ວນຕົວ", en: "Read one's own preferences" },
  save: { zh: "保存我的偏好设置", lo: "ບັນທຶກການຕັ້ງຄ່າສ່ວນຕົວ", en: "Save one's own preferences" },
});

export type StoredName = PreferenceName | PersonalName;
export const STORED_NAMES = [...Object.keys(PREFERENCE_READERS), ...Object.keys(PERSONAL)] as StoredName[];

const isPersonal = (name: StoredName): name is PersonalName => Object.hasOwn(PERSONAL, name);

/** A text is a value if reading it gives the same text back: nothing is corrected in silence (IN-07). Empty: no choice. */
const isValue = (name: StoredName, text: string): boolean =>
  text === ""
    ? true
    : isPersonal(name)
      ? readPersonal(name, text) !== undefined
      : String(PREFERENCE_READERS[name](text)) === text;

const MOST_TEXT = 20_000; // pinned tabs, each called something in every language
/** ms; a choice older than a cookie can be is as old as one. */
export const OLDEST_CHOICE = PREFERENCE_DAYS * 86_400_000;

const choice = z
  .object({
    name: z.enum(STORED_NAMES),
    value: z.string().max(MOST_TEXT),
    /** Milliseconds since it was chosen: browsers' clocks differ, spans do not. */
    age: int(0, OLDEST_CHOICE),
  })
  .refine(({ name, value }) => isValue(name, value), { path: ["value"], ...says(ISSUES.format) });

/** By name; JSON text where the value is more than a word. Names that nothing was chosen for are not there. */
const stored = z.record(z.string(), z.string());

/** A person's choices about the console (§3), beyond the cookies of one browser. */
export const preferenceCalls = {
  read: endpoint({
    method: "GET",
    path: "/sys/user/my/preferences",
    permission: "signed-in",
    title: texts.read,
    input: z.object({}),
    reply: stored,
  }),
  /** Of two choices the later one stays; an empty value is the choice of the default. Answers with all that is stored now. */
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
