import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { int, line, listOf, says, secretText } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { listInput, pageOf } from "../../contract/wire.ts";
import { isSettingKey, SETTING_VALUES } from "./setting-values.ts";
import { SETTING_RIGHTS, type SettingKey } from "./setting.ts";

const texts = defineTexts("setting-calls", {
  history: { zh: "查看设置的修改历史", lo: "ເບິ່ງປະຫວັດການແກ້ໄຂການຕັ້ງຄ່າ", en: "Read a setting's history" },
  unknown: { zh: "没有这项设置", lo: "ບໍ່ມີການຕັ້ງຄ່ານີ້", en: "There is no such setting" },
  tryPattern: { zh: "试用密码规则", lo: "ທົດລອງໃຊ້ກົດເກນລະຫັດຜ່ານ", en: "Test a password rule" },
});

export const MOST_SAMPLES = 20;
/** Longer than any password may be (AU-10), so that it can be seen failing. */
export const MOST_SAMPLE_LETTERS = 300;

/** What is to change, by key; on the wire each key's dots are the body's nesting (`sys.name=…`). */
interface Changes {
  readonly values: Readonly<Partial<Record<SettingKey, string>>>;
  /** `versions.sys.name=3`: the save is refused if somebody changed that one meanwhile (RE-16); without, it wins. */
  readonly versions: Readonly<Partial<Record<SettingKey, number>>>;
  /** `reset=sys.name,sys.logo`: back to what the program ships; a secret is removed. */
  readonly reset: readonly SettingKey[];
}

/** Members by their whole path: `{ sys: { name: "x" } }` → `["sys.name", "x"]`. */
const flat = (members: object, above = ""): [string, unknown][] =>
  Object.entries(members).flatMap(([name, value]) => {
    const key = above === "" ? name : `${above}.${name}`;
    return typeof value === "object" && value !== null && !isSettingKey(key)
      ? flat(value, key)
      : [[key, value] satisfies [string, unknown]];
  });

const VERSIONS = "versions";
const RESET = "reset";
const version = int(0);
const resets = listOf(z.string(), 50);

// A key is data: one that no setting has is refused by its name, so that a misspelled one is not taken for saved.
const changes = z.codec(z.looseObject({}), z.custom<Changes>(), {
  decode: (wire, context) => {
    const values: Partial<Record<SettingKey, string>> = {};
    const versions: Partial<Record<SettingKey, number>> = {};
    /** What `schema` reads; what it does not is refused at `field`. */
    const read = <T extends z.ZodType>(schema: T, input: unknown, field: string): z.output<T> | undefined => {
      const found = z.safeDecode(schema, input as z.input<T>);
      if (found.success) return found.data;
      for (const issue of found.error.issues)
        context.issues.push({ ...issue, path: [field], input } as z.core.$ZodRawIssue);
      return undefined;
    };
    const refuse = (field: string, input: unknown) =>
      context.issues.push({ code: "custom", input, path: [field], ...says(texts.unknown) });
    const { [VERSIONS]: known = {}, reset, ...rest } = wire as Record<string, unknown>;
    for (const [key, text] of flat(rest)) {
      const value = isSettingKey(key) ? read(SETTING_VALUES[key], text, key) : refuse(key, text);
      if (isSettingKey(key) && typeof value === "string") values[key] = value;
    }
    const asked = typeof known === "object" && known !== null ? known : undefined;
    if (!asked) refuse(VERSIONS, known);
    for (const [key, text] of flat(asked ?? {})) {
      const value = isSettingKey(key) ? read(version, text, key) : refuse(`${VERSIONS}.${key}`, text);
      if (isSettingKey(key) && value !== undefined) versions[key] = value;
    }
    const keys = reset === undefined ? [] : (read(resets, reset, RESET) ?? []);
    for (const key of keys) if (!isSettingKey(key)) refuse(`${RESET}.${key}`, key);
    return { values, versions, reset: keys.filter(isSettingKey) };
  },
  encode: ({ values, versions, reset }) => ({
    ...values,
    ...Object.fromEntries(Object.entries(versions).map(([key, value]) => [`${VERSIONS}.${key}`, value])),
    ...(reset.length > 0 ? { reset: reset.join(",") } : {}),
  }),
});

/** A setting with what is stored of it. */
const row = z.object({
  /** The same for ever, also of one that nobody has set yet. */
  id: z.string(),
  key: z.string(),
  /** Empty for a secret (ST-02). */
  value: z.string(),
  isSecret: z.boolean(),
  /** Something is stored; else `value` is what the program begins with. */
  isSet: z.boolean(),
  updatedAt: z.string().nullable(),
  /** 0 until it is first set. */
  version: z.int(),
});
export const settingRows = z.array(row);
export type SettingRow = z.output<typeof row>;

/** One change of one setting. Of a secret it is only said that it changed. */
const change = z.object({
  id: z.string(),
  /** The setting's version after it. */
  version: z.int(),
  at: z.string(),
  /** What the person is called now; empty: the system. */
  byName: z.string(),
  oldValue: z.string(),
  newValue: z.string(),
  /** False: it was, or became, what the program ships. */
  wasSet: z.boolean(),
  isSet: z.boolean(),
});
export type SettingChange = z.output<typeof change>;

const list = {
  method: "POST",
  permission: "sys:setting:list",
  title: SETTING_RIGHTS["sys:setting:list"],
  input: listInput([{ name: "key", isSortable: true }]),
  reply: pageOf(row),
  flat: "members",
} as const;

/** What administrators read and write of the settings (§7). */
export const settingAdmin = {
  list: endpoint({ ...list, path: "/sys/setting/list" }),
  /** The same list at the address where the family's tables look. */
  ajaxList: endpoint({ ...list, path: "/sys/setting/ajaxList" }),
  /** Several at once, all or none. An empty secret stays what it is: nobody can read it back to send it again. */
  update: endpoint({
    method: "POST",
    path: "/sys/setting/update",
    permission: "sys:setting:update",
    title: SETTING_RIGHTS["sys:setting:update"],
    input: changes,
    reply: z.null(),
    budget: "write",
    recentPassword: "sometimes", // for secrets
  }),
  /** One setting; an empty secret removes it. Without `version` the save wins over whatever was saved meanwhile. */
  updateOne: endpoint({
    method: "POST",
    path: "/sys/setting/{id}/update",
    permission: "sys:setting:update",
    title: SETTING_RIGHTS["sys:setting:update"],
    // A malformed id is answered like one that is not there (AZ-05).
    input: z.object({ id: z.string().max(200), value: z.string().max(2000), version: version.optional() }),
    reply: row,
    budget: "write",
    recentPassword: "sometimes",
  }),
  /** Its last hundred changes, the newest first. */
  history: endpoint({
    method: "GET",
    path: "/sys/setting/{id}/history",
    permission: "sys:setting:list",
    title: texts.history,
    input: z.object({ id: z.string().max(200) }),
    reply: z.object({ results: z.array(change) }),
    flat: "members",
  }),
  /** Vets a pattern and tries sample passwords on it, both off every main thread (W10); nothing is stored. */
  tryPattern: endpoint({
    method: "POST",
    path: "/sys/setting/tryPattern",
    permission: "sys:setting:update",
    title: texts.tryPattern,
    input: z.object({
      pattern: SETTING_VALUES.passwordRegex,
      samples: z.array(secretText(MOST_SAMPLE_LETTERS)).max(MOST_SAMPLES).optional(),
    }),
    /** `problem`: why it cannot be used; then nothing was tried. `refused`: why a sample is none whatever the pattern; or empty. */
    reply: z.object({ problem: line(500), passes: z.array(z.boolean()), refused: z.array(z.string()) }),
    budget: "search",
  }),
};
