import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { int, line, listOf, says, secretText } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { listInput, pageReply } from "../../contract/wire/wire.ts";
import { isSettingKey, SETTING_SCHEMAS } from "./setting-schemas.ts";
import { SETTING_RIGHTS, type SettingKey } from "./setting.ts";

const texts = defineTexts("setting-calls", {
  history: { zh: "查看设置的修改历史", lo: "ເບິ່ງປະຫວັດການແກ້ໄຂການຕັ້ງຄ່າ", en: "Read a setting’s history" },
  unknown: { zh: "没有这项设置", lo: "ບໍ່ມີການຕັ້ງຄ່ານີ້", en: "There is no such setting" },
  tryPattern: { zh: "试用密码规则", lo: "ທົດລອງໃຊ້ກົດເກນລະຫັດຜ່ານ", en: "Test a password rule" },
});

export const MAX_SAMPLES = 20;
/** Longer than passwords may be (AU-10), so that too long ones can be tried. */
export const MAX_SAMPLE_LETTERS = 300;

/** A bulk change of settings, by key; on the wire a key's dots are nested members (`sys.name=…`). */
interface Changes {
  readonly values: Readonly<Partial<Record<SettingKey, string>>>;
  /**
   * `versions.sys.name=3`: the save is refused if another version is stored (RE-16); without it the last write wins.
   */
  readonly versions: Readonly<Partial<Record<SettingKey, number>>>;
  /** `reset=sys.name,sys.logo`: back to the shipped value; a secret is removed. */
  readonly reset: readonly SettingKey[];
}

/** Members by path: `{ sys: { name: "x" } }` → `["sys.name", "x"]`. */
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

// Unknown keys are refused by name, so that a misspelt one is not silently dropped.
const changes = z.codec(z.looseObject({}), z.custom<Changes>(), {
  decode: (wire, context) => {
    const values: Partial<Record<SettingKey, string>> = {};
    const versions: Partial<Record<SettingKey, number>> = {};
    /** Decodes with `schema`; adds its issues under `field`. */
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
      const value = isSettingKey(key) ? read(SETTING_SCHEMAS[key], text, key) : refuse(key, text);
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

/** A setting as administrators see it. */
const row = z.object({
  /** Permanent, even before the setting is stored. */
  id: z.string(),
  key: z.string(),
  /** Empty for a secret (ST-02). */
  value: z.string(),
  isSecret: z.boolean(),
  /** False: `value` is the shipped one. */
  isSet: z.boolean(),
  updatedAt: z.string().nullable(),
  /** 0 while nothing is stored. */
  version: z.int(),
});
export const settingRows = z.array(row);
export type SettingRow = z.output<typeof row>;

/** A change of a setting; the values of secrets are empty. `at` is ISO 8601. */
const change = z.object({
  id: z.string(),
  /** The setting's version after the change. */
  version: z.int(),
  at: z.string(),
  /** Current name of the user; empty for the program itself. */
  byName: z.string(),
  oldValue: z.string(),
  newValue: z.string(),
  /** False: the shipped value applied before, or applies after, the change. */
  wasSet: z.boolean(),
  isSet: z.boolean(),
});
export type SettingChange = z.output<typeof change>;

const list = {
  method: "POST",
  permission: "sys:setting:list",
  title: SETTING_RIGHTS["sys:setting:list"],
  input: listInput([{ name: "key", isSortable: true }]),
  reply: pageReply(row),
  flat: "members",
} as const;

/** Calls for administrators (§7). */
export const settingAdmin = {
  list: endpoint({ ...list, path: "/sys/setting/list" }),
  /** The same list at the family's address. */
  ajaxList: endpoint({ ...list, path: "/sys/setting/ajaxList" }),
  /**
   * Saves several settings, all or none. An empty secret is left unchanged, because clients cannot read it to send it
   * back.
   */
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
  /** Saves one setting; an empty secret removes it. Without `version` the last write wins. */
  updateOne: endpoint({
    method: "POST",
    path: "/sys/setting/{id}/update",
    permission: "sys:setting:update",
    title: SETTING_RIGHTS["sys:setting:update"],
    // A malformed id is answered like an unknown one (AZ-05).
    input: z.object({ id: z.string().max(200), value: z.string().max(2000), version: version.optional() }),
    reply: row,
    budget: "write",
    recentPassword: "sometimes",
  }),
  /** The last hundred changes, latest first. */
  history: endpoint({
    method: "GET",
    path: "/sys/setting/{id}/history",
    permission: "sys:setting:list",
    title: texts.history,
    input: z.object({ id: z.string().max(200) }),
    reply: z.object({ results: z.array(change) }),
    flat: "members",
  }),
  /** Checks a pattern and tries it on samples, in a worker (W10); stores nothing. */
  tryPattern: endpoint({
    method: "POST",
    path: "/sys/setting/tryPattern",
    permission: "sys:setting:update",
    title: texts.tryPattern,
    input: z.object({
      pattern: SETTING_SCHEMAS.passwordRegex,
      samples: z.array(secretText(MAX_SAMPLE_LETTERS)).max(MAX_SAMPLES).optional(),
    }),
    /**
     * `problem`: why the pattern cannot be used; empty if it can. `refused`: per sample, the violated built-in rule, or
     * empty.
     */
    reply: z.object({ problem: line(500), passes: z.array(z.boolean()), refused: z.array(z.string()) }),
    budget: "search",
  }),
};
