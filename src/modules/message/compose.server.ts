import { Failure, invalidField } from "../../contract/errors.ts";
import { SIGNALS } from "../../contract/push.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Hooks, SaveContext } from "../../crud/table/save.server.ts";
import type { Stored } from "../../crud/define-module.ts";
import type { Queryable } from "../../server/database/database.ts";
import { cleanHtml, UnfitHtml } from "../../server/security/clean-html.ts";
import { isMessageTarget } from "../../server/security/safe-link.ts";
import type { IdentityTables } from "../user/user.server.ts";
import { usernameKey } from "../user/user.ts";
import { MESSAGE_HTML_MAX, type message } from "./message.ts";

const texts = defineTexts("messageRules", {
  unfit: {
    zh: "内容过长或过于复杂，请简化",
    lo: "ເນື້ອໃນຍາວ ຫຼື ສັບຊ້ອນເກີນໄປ, ກະລຸນາເຮັດໃຫ້ງ່າຍລົງ",
    en: "This is too long or too complex. Make it simpler",
  },
  empty: { zh: "清理后内容为空", lo: "ບໍ່ມີເນື້ອໃນເຫຼືອຫຼັງຈາກກວດ", en: "Nothing is left of it that may be shown" },
  target: {
    zh: "请填写站内页面地址（以 / 开头）或 https 地址",
    lo: "ກະລຸນາໃສ່ທີ່ຢູ່ໜ້າພາຍໃນ (ເລີ່ມດ້ວຍ /) ຫຼື ທີ່ຢູ່ https",
    en: "Give a page of this site, beginning with /, or an https address",
  },
  kind: { zh: "此类型为系统保留", lo: "ປະເພດນີ້ລະບົບສະຫງວນໄວ້", en: "This kind is reserved" },
  nobody: { zh: "请填写接收人", lo: "ກະລຸນາໃສ່ຜູ້ຮັບ", en: "Say to whom" },
  unknown: { zh: "找不到：{names}", lo: "ບໍ່ພົບ: {names}", en: "Nobody here is called: {names}" },
  sent: {
    zh: "消息已发送，不能再修改或重复发送",
    lo: "ຂໍ້ຄວາມຖືກສົ່ງແລ້ວ, ບໍ່ສາມາດແກ້ໄຂ ຫຼື ສົ່ງຊ້ຳ",
    en: "The message was sent. It cannot be changed or sent again",
  },
});

type Values = Partial<Stored<typeof message>>;

export const alreadySent = () => new Failure("inUse", { words: texts.sent });

const BODIES = ["message", "messageEn", "messageLo"] as const;

/** Somebody who writes no tags writes lines. */
const asHtml = (text: string): string => (/<[a-z!/]/i.test(text) ? text : text.replace(/\r?\n/g, "<br />"));

/** The HTML of a message as it may be stored (RT-01). */
function cleaned(field: string, html: string, isRequired: boolean): string | null {
  let clean: string;
  try {
    clean = cleanHtml(asHtml(html));
  } catch (error) {
    if (error instanceof UnfitHtml) throw invalidField(field, texts.unfit);
    throw error;
  }
  if (clean.length > MESSAGE_HTML_MAX * 2) throw invalidField(field, texts.unfit); // escaping makes it longer
  if (clean.trim() === "" && isRequired) throw invalidField(field, texts.empty);
  return clean.trim() === "" ? null : clean;
}

const namesIn = (text: string | null | undefined): string[] => [
  ...new Set(
    (text ?? "")
      .split(/[,，、]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

const livingAccounts = (on: Queryable) =>
  on
    .as<IdentityTables>()
    .selectFrom("account")
    .where("account.deleted_at", "is", null)
    .where("account.is_enabled", "=", true);

/** Whom a message goes to, at this moment. Throws `invalidInput` for a name or code that nobody has. */
export async function receiversOf(
  on: Queryable,
  { audience, users, roles }: Pick<Stored<typeof message>, "audience" | "users" | "roles">,
): Promise<string[]> {
  const refuseUnknown = (field: string, asked: readonly string[], found: readonly string[]) => {
    if (asked.length === 0) throw invalidField(field, texts.nobody);
    const names = asked.filter((name) => !found.includes(name)).join(", ");
    if (names !== "")
      throw new Failure("invalidInput", { issues: [{ field, words: texts.unknown, parameters: { names } }] });
  };
  if (audience === "users") {
    const keys = [...new Set(namesIn(users).map(usernameKey))];
    const rows =
      keys.length === 0
        ? []
        : await livingAccounts(on)
            .select(["account.id", "account.username_key"])
            .where("account.username_key", "in", keys)
            .execute();
    refuseUnknown(
      "users",
      keys,
      rows.map((row) => row.username_key),
    );
    return rows.map(({ id }) => id);
  }
  if (audience === "roles") {
    const codes = namesIn(roles);
    const known =
      codes.length === 0
        ? []
        : await on
            .as<IdentityTables>()
            .selectFrom("role")
            .select(["id", "code"])
            .where("code", "in", codes)
            .where("deleted_at", "is", null)
            .execute();
    refuseUnknown(
      "roles",
      codes,
      known.map(({ code }) => code),
    );
    const rows = await livingAccounts(on)
      .innerJoin("user_role", "user_role.account_id", "account.id")
      .select("account.id")
      .distinct()
      .where(
        "user_role.role_id",
        "in",
        known.map(({ id }) => id),
      )
      .execute();
    return rows.map(({ id }) => id);
  }
  const rows = await livingAccounts(on).select("account.id").execute();
  return rows.map(({ id }) => id);
}

/** RT-06: what a person wrote is checked once, before it is stored; sending takes it as it is. */
export const messageHooks: Hooks<typeof message> = {
  async beforeSave(given, { before, trx }: SaveContext<typeof message>) {
    if (before?.isSent) throw alreadySent();
    const values: { -readonly [K in keyof Values]: Values[K] } = { ...given };
    for (const name of BODIES) {
      const html = given[name];
      if (typeof html === "string") Object.assign(values, { [name]: cleaned(name, html, name === "message") });
    }
    if (given.targetUrl && !isMessageTarget(given.targetUrl)) throw invalidField("targetUrl", texts.target);
    // A kind spelled like a signal would be taken for one.
    if (SIGNALS.some((signal) => signal === given.type?.toUpperCase())) throw invalidField("type", texts.kind);
    const { audience = "everybody", users = null, roles = null } = { ...before, ...given };
    await receiversOf(trx, { audience, users, roles });
    return values;
  },
};
