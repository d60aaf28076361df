import { z } from "zod";
import { expectedVersion } from "../../contract/optimistic-locking.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { menuNode } from "../../contract/menu.ts";
import { askedId, int, line, listOf, secretText } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { withWireNames } from "../../contract/wire/wire.ts";
import { EXPLAIN_RIGHTS, RESET_PASSWORDS, UNLOCK_USERS } from "./user.ts";

const texts = defineTexts("userCalls", {
  unlock: { zh: "解除用户的登录锁定", lo: "ປົດການລະງັບການເຂົ້າສູ່ລະບົບຂອງຜູ້ໃຊ້", en: "Lift a user’s sign-in lockout" },
  reset: { zh: "重置用户的密码", lo: "ຕັ້ງລະຫັດຜ່ານຂອງຜູ້ໃຊ້ຄືນໃໝ່", en: "Reset a user’s password" },
  states: { zh: "用户的登录状态", lo: "ສະຖານະການເຂົ້າສູ່ລະບົບຂອງຜູ້ໃຊ້", en: "Sign-in status of users" },
  pick: { zh: "选择用户", lo: "ເລືອກຜູ້ໃຊ້", en: "Choose among users" },
  refusedRoles: { zh: "不能授予他人的角色", lo: "ບົດບາດທີ່ມອບໃຫ້ຜູ້ອື່ນບໍ່ໄດ້", en: "Roles that one may not give" },
  explain: { zh: "用户的权限及其来源", lo: "ສິດຂອງຜູ້ໃຊ້ ແລະ ທີ່ມາ", en: "A user’s permissions and where they come from" },
  menus: { zh: "用户看到的菜单", lo: "ເມນູທີ່ຜູ້ໃຊ້ເຫັນ", en: "The menu a user sees" },
});

const names = { name: z.string(), nameEn: z.string(), nameLo: z.string() };
const titles = { title: z.string(), titleEn: z.string(), titleLo: z.string() };

/** The role and the menu entry that grant a right. */
const reason = z.object({ roleId: z.string(), menuId: z.string(), ...titles });
const right = z.object({
  permission: z.string(),
  ...titles,
  isHeld: z.boolean(),
  /** Empty if the right is not held, and for administrators, whose role needs no entries. */
  because: z.array(reason),
});
const rights = z.object({
  isEnabled: z.boolean(),
  isAdministrator: z.boolean(),
  roles: z.array(z.object({ id: z.string(), code: z.string(), ...names })),
  scope: z.object({
    isEverything: z.boolean(),
    hasOwn: z.boolean(),
    divisions: z.array(z.object({ id: z.string(), ...names })),
  }),
  pages: z.array(z.object({ id: z.string(), path: z.string(), ...titles, rights: z.array(right) })),
  /** The roles that grant the right in `permission`. */
  givenBy: z.array(z.object({ id: z.string(), ...names })),
});
export type ExplainedRights = z.output<typeof rights>;
export type ExplainedRight = z.output<typeof right>;

const state = z.object({
  id: z.string(),
  /** End of the lockout after wrong passwords; empty: none. */
  lockedUntil: z.string(),
  lastSignInAt: z.string(),
  /** Number of open sessions. */
  sessions: z.int(),
  /** The given password has not been used yet. */
  isWaiting: z.boolean(),
  /** The account has no password, or its password expired unused. */
  hasNoPassword: z.boolean(),
  /** Has a permission or a data scope that the caller does not have, and so cannot be changed by them (AZ-09). */
  isAbove: z.boolean(),
});
export type UserState = z.output<typeof state>;

export const userCalls = {
  unlock: endpoint({
    method: "POST",
    path: "/sys/user/{id}/unlock",
    permission: UNLOCK_USERS,
    title: texts.unlock,
    input: z.object({ id: askedId, version: expectedVersion }),
    reply: z.null(),
    budget: "write",
  }),
  /**
   * Sets the password or, without `password`, generates one and returns it once. It must be changed within a day; all
   * sessions end.
   */
  resetPassword: endpoint({
    method: "POST",
    path: "/sys/user/{id}/changePassword",
    permission: RESET_PASSWORDS,
    title: texts.reset,
    input: z.object({ id: askedId, version: expectedVersion, password: secretText(1024).optional() }),
    reply: z.object({ password: z.string(), expiresAt: z.string() }),
    carriesPassword: true,
    budget: "sign-in",
    recentPassword: "always",
  }),
  states: endpoint({
    method: "POST",
    path: "/sys/user/states",
    permission: "sys:user:list",
    title: texts.states,
    input: z.object({ ids: listOf(askedId) }),
    reply: z.array(state),
  }),
  /** Active users by name, with id and name only (AZ-12); `after` is the last id of the previous page. */
  pick: endpoint({
    method: "GET",
    path: "/sys/user/selectAllUserList",
    permission: "signed-in",
    title: texts.pick,
    input: z.object({ search: line(100).optional(), after: askedId.optional(), size: int(1, 200).optional() }),
    reply: z.array(withWireNames({ id: z.string(), realName: z.string() }, { realName: "realname" })),
    budget: "search",
  }),
  /** The roles that the caller may not give to anybody (AZ-09), with the reason in the caller's language. */
  refusedRoles: endpoint({
    method: "GET",
    path: "/sys/user/refusedRoles",
    permission: "sys:user:list",
    title: texts.refusedRoles,
    input: z.object({}),
    reply: z.array(z.object({ id: z.string(), refusal: z.string() })),
    budget: "search",
  }),
  explain: endpoint({
    method: "GET",
    path: "/sys/user/{id}/explain",
    permission: EXPLAIN_RIGHTS,
    title: texts.explain,
    input: z.object({ id: askedId, permission: line(200).optional() }),
    reply: rights,
  }),
  /** Read only: no call can be made as another user. */
  menus: endpoint({
    method: "GET",
    path: "/sys/user/{id}/menus",
    permission: EXPLAIN_RIGHTS,
    title: texts.menus,
    input: z.object({ id: askedId }),
    reply: z.array(menuNode),
  }),
};
