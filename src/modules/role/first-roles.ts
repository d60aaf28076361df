import type { Words } from "../../contract/text.ts";
import { ADMIN_ROLE, type DataScopeKind } from "./role.ts";

export interface FirstRole {
  readonly code: string;
  readonly name: Words;
  readonly note: string;
  readonly scope: DataScopeKind;
  /** Codes of the divisions seen; of those that do not exist nothing is said. */
  readonly divisions?: readonly string[];
  /** Which rights of the modules it is given; the administrator needs none. */
  readonly holds: (permission: string) => boolean;
}

/** The verbs that change nothing; what people write to one another and where they signed in from is not everybody's to read. */
const READING = /^(?!sys:(?:message|log|loginlog|session|job):).*:(list|export)$/;

/** The roles of a new installation. */
export const FIRST_ROLES: readonly FirstRole[] = [
  {
    code: ADMIN_ROLE,
    name: { zh: "系统管理员", lo: "ຜູ້ດູແລລະບົບ", en: "System administrator" },
    note: "",
    scope: "all",
    holds: () => false,
  },
  {
    code: "editor",
    name: { zh: "内容编辑", lo: "ບັນນາທິການ", en: "Editor" },
    note: "",
    scope: "all",
    holds: (permission) => /^(cms:|sys:dict)/.test(permission),
  },
  {
    code: "viewer",
    name: { zh: "只读用户", lo: "ຜູ້ເບິ່ງຂໍ້ມູນ", en: "Viewer" },
    note: "",
    scope: "all",
    holds: (permission) => READING.test(permission),
  },
];
