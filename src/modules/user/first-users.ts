import type { Words } from "../../contract/text.ts";
import { ADMIN_ROLE } from "../role/role.ts";

interface FirstRole {
  readonly code: string;
  readonly name: Words;
  /** Which rights of the modules it is given; the administrator needs none. */
  readonly holds: (permission: string) => boolean;
}

/** The verbs that change nothing; what people write to one another is not everybody's to read. */
const READING = /^(?!sys:message:).*:(list|export)$/;

/** The roles of a new installation (wire.md "First administrator"). */
export const FIRST_ROLES: readonly FirstRole[] = [
  { code: ADMIN_ROLE, name: { zh: "系统管理员", lo: "ຜູ້ດູແລລະບົບ", en: "Administrator" }, holds: () => false },
  {
    code: "editor",
    name: { zh: "内容编辑", lo: "ບັນນາທິການ", en: "Editor" },
    holds: (permission) => /^(cms:|sys:dict)/.test(permission),
  },
  {
    code: "viewer",
    name: { zh: "只读用户", lo: "ຜູ້ເບິ່ງຂໍ້ມູນ", en: "Viewer" },
    holds: (permission) => READING.test(permission),
  },
];

interface FirstUser {
  readonly username: string;
  readonly realName: string;
  readonly role: string;
  /** Comes with the demonstration content only. */
  readonly isDemo: boolean;
}

export const FIRST_USERS: readonly FirstUser[] = [
  { username: "admin", realName: "系统管理员", role: ADMIN_ROLE, isDemo: false },
  { username: "editor", realName: "岩温 · ອ້າຍວັນ", role: "editor", isDemo: true },
  { username: "viewer", realName: "李娜 · Li Na", role: "viewer", isDemo: true },
];
