import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { int } from "../../contract/scalars.ts";
import { listInput, pageOf } from "../../contract/wire.ts";
import { isSettingKey, SETTING_VALUES } from "./setting-values.ts";
import { SETTING_RIGHTS, type SettingKey } from "./setting.ts";

/** The settings there are to change, by key; on the wire each key's dots are the body's nesting (`sys.name=…`). */
type Changes = Readonly<Partial<Record<SettingKey, string>>>;

/** Members by their whole path: `{ sys: { name: "x" } }` → `["sys.name", "x"]`. */
const flat = (members: object, above = ""): [string, unknown][] =>
  Object.entries(members).flatMap(([name, value]) => {
    const key = above === "" ? name : `${above}.${name}`;
    return typeof value === "object" && value !== null && !isSettingKey(key)
      ? flat(value, key)
      : [[key, value] satisfies [string, unknown]];
  });

// What is not a setting is dropped like every other member that nobody declared (IN-11).
const changes = z.codec(z.looseObject({}), z.custom<Changes>(), {
  decode: (wire, context) => {
    const read: Partial<Record<SettingKey, string>> = {};
    for (const [key, text] of flat(wire)) {
      if (!isSettingKey(key)) continue;
      const value = z.safeDecode(SETTING_VALUES[key], text as string);
      if (value.success) read[key] = value.data;
      else
        for (const issue of value.error.issues)
          context.issues.push({ ...issue, path: [key], input: text } as z.core.$ZodRawIssue);
    }
    return read;
  },
  encode: (values) => ({ ...values }),
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
export type SettingRow = z.output<typeof row>;

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
  }),
  /** One setting; an empty secret removes it. Without `version` the save wins over whatever was saved meanwhile. */
  updateOne: endpoint({
    method: "POST",
    path: "/sys/setting/{id}/update",
    permission: "sys:setting:update",
    title: SETTING_RIGHTS["sys:setting:update"],
    // A malformed id is answered like one that is not there (AZ-05).
    input: z.object({ id: z.string().max(200), value: z.string().max(2000), version: int(0).optional() }),
    reply: row,
    budget: "write",
  }),
};
