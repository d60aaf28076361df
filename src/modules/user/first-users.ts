import { ADMIN_ROLE } from "../role/role.ts";

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
