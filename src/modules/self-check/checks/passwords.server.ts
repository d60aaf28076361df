import type { Queryable } from "../../../server/database/database.ts";
import { isCommonPassword } from "../../../server/password/common-passwords.ts";
import { verifyPassword } from "../../../server/password/password-hash.ts";
import { defineTexts } from "../../../contract/text.ts";
import { ADMIN_ROLE } from "../../role/role.ts";
import type { IdentityTables } from "../../identity/identity.server.ts";
import { user } from "../../user/user.ts";
import type { Check, Finding } from "../check-types.server.ts";

const texts = defineTexts("selfCheckPasswords", {
  title: { zh: "密码", lo: "ລະຫັດຜ່ານ", en: "Passwords" },
  well: {
    zh: "系统管理员都已修改首次密码",
    lo: "ຜູ້ດູແລລະບົບທຸກຄົນປ່ຽນລະຫັດຜ່ານທຳອິດແລ້ວ",
    en: "Every system administrator has replaced the first password",
  },
  first: {
    zh: "系统管理员仍在使用首次密码：{names}",
    lo: "ຜູ້ດູແລລະບົບຍັງໃຊ້ລະຫັດຜ່ານທຳອິດ: {names}",
    en: "System administrators still have their first password: {names}",
  },
  firstAdvice: {
    zh: "请立即登录并修改密码，或停用该用户。",
    lo: "ກະລຸນາເຂົ້າສູ່ລະບົບ ແລະ ປ່ຽນລະຫັດຜ່ານທັນທີ ຫຼື ປິດໃຊ້ຜູ້ໃຊ້ນັ້ນ.",
    en: "Sign in and change it now, or make the user inactive.",
  },
  others: {
    zh: "仍在使用首次密码的其他用户：{count}",
    lo: "ຜູ້ໃຊ້ອື່ນທີ່ຍັງໃຊ້ລະຫັດຜ່ານທຳອິດ: {count}",
    en: "Other users who still have their first password: {count}",
  },
  othersAdvice: {
    zh: "请他们登录并修改密码；不再需要的用户请停用。",
    lo: "ໃຫ້ພວກເຂົາເຂົ້າສູ່ລະບົບ ແລະ ປ່ຽນລະຫັດຜ່ານ; ຜູ້ໃຊ້ທີ່ບໍ່ຕ້ອງການແລ້ວ ໃຫ້ປິດໃຊ້.",
    en: "Ask them to sign in and change it. Make users inactive who are not needed.",
  },
  configured: {
    zh: "系统管理员仍在使用 ADMIN_PASSWORD 中的密码：{names}",
    lo: "ຜູ້ດູແລລະບົບຍັງໃຊ້ລະຫັດຜ່ານໃນ ADMIN_PASSWORD: {names}",
    en: "System administrators still have the password of ADMIN_PASSWORD: {names}",
  },
  configuredAdvice: {
    zh: "该密码写在服务器的配置中。请修改密码，并从配置中删除 ADMIN_PASSWORD，它只在首次启动时需要。",
    lo: "ລະຫັດຜ່ານນີ້ຢູ່ໃນການຕັ້ງຄ່າຂອງເຊີບເວີ. ກະລຸນາປ່ຽນ ແລະ ລຶບ ADMIN_PASSWORD ອອກ, ເພາະໃຊ້ສະເພາະຕອນເປີດຄັ້ງທຳອິດ.",
    en: "It stands in the server’s configuration. Change it, and take ADMIN_PASSWORD out, which only the first start needs.",
  },
  common: {
    zh: "ADMIN_PASSWORD 属于最常被猜测的密码，仍在使用它的系统管理员：{names}",
    lo: "ADMIN_PASSWORD ເປັນລະຫັດຜ່ານທີ່ຖືກເດົາຫຼາຍທີ່ສຸດ, ຜູ້ດູແລລະບົບທີ່ຍັງໃຊ້: {names}",
    en: "ADMIN_PASSWORD is one of the passwords that are guessed first, and still used by: {names}",
  },
});

const MAX_NAMED = 5;
/**
 * Each costs a slow hash, so no more are compared with ADMIN_PASSWORD; the first ones of an installation come first.
 */
const MAX_COMPARED = 20;

/** Users who can sign in, by whether they are administrators. */
const usersWithPassword = (on: Queryable) =>
  on
    .as<IdentityTables>()
    .selectFrom("account")
    .select((row) => [
      "username",
      "password_hash",
      "must_change_password",
      "password_expires_at",
      row
        .exists(
          row
            .selectFrom("user_role")
            .innerJoin("role", "role.id", "user_role.role_id")
            .select("role.id")
            .whereRef("user_role.account_id", "=", "account.id")
            .where("role.code", "=", ADMIN_ROLE)
            .where("role.deleted_at", "is", null),
        )
        .as("is_admin"),
    ])
    .where("deleted_at", "is", null)
    .where("is_enabled", "=", true)
    .where("password_hash", "is not", null);

const named = (usernames: readonly string[]): string =>
  usernames.slice(0, MAX_NAMED).join(", ") + (usernames.length > MAX_NAMED ? " …" : "");

/** No password is hashed but ADMIN_PASSWORD: who never replaced the first one carries a mark. */
export const passwords: Check = {
  name: "passwords",
  title: texts.title,
  needs: "database",
  async run({ database, clock, env: { adminPassword } }) {
    const now = new Date(clock.now()).toISOString();
    // An expired one lets nobody in.
    const marked = await usersWithPassword(database)
      .where("must_change_password", "=", true)
      .where((row) => row.or([row("password_expires_at", "is", null), row("password_expires_at", ">", now)]))
      .orderBy("username_key")
      .execute();
    const findings: Finding[] = [];
    const link = user.path;
    const admins = marked.filter(({ is_admin }) => is_admin).map(({ username }) => username);
    if (admins.length > 0)
      findings.push({
        level: "serious",
        found: { text: texts.first, with: { names: named(admins) } },
        advice: { text: texts.firstAdvice },
        link,
      });
    const others = marked.length - admins.length;
    if (others > 0)
      findings.push({
        level: "hint",
        found: { text: texts.others, with: { count: others } },
        advice: { text: texts.othersAdvice },
        link,
      });
    if (adminPassword !== null) {
      const settled = await usersWithPassword(database)
        .where("must_change_password", "=", false)
        .orderBy("created_at")
        .execute();
      const holders: string[] = [];
      for (const { username, password_hash } of settled.filter(({ is_admin }) => is_admin).slice(0, MAX_COMPARED))
        if (await verifyPassword(password_hash ?? "", adminPassword)) holders.push(username);
      if (holders.length > 0)
        findings.push({
          level: isCommonPassword(adminPassword) ? "serious" : "warning",
          found: {
            text: isCommonPassword(adminPassword) ? texts.common : texts.configured,
            with: { names: named(holders) },
          },
          advice: { text: texts.configuredAdvice },
          link,
        });
    }
    return findings.length > 0 ? findings : [{ level: "ok", found: { text: texts.well } }];
  },
};
