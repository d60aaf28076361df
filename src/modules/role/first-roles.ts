import { ADMINISTRATOR } from "../../contract/person-name.ts";
import type { Words } from "../../contract/text.ts";
import { ADMIN_ROLE, type DataScopeKind } from "./role.ts";

export interface FirstRole {
  readonly code: string;
  readonly name: Words;
  readonly note?: Words;
  readonly scope: DataScopeKind;
  /** Codes of the divisions in the data scope; unknown ones are ignored. */
  readonly divisions?: readonly string[];
  /** Selects the permissions that the role is granted; the administrator's role needs none. */
  readonly holds: (permission: string) => boolean;
}

/** Reading permissions, without those for messages, logs, sessions and jobs, which hold personal data. */
const READING = /^(?!sys:(?:message|log|loginlog|session|job):).*:(list|export)$/;

export const FIRST_ROLES: readonly FirstRole[] = [
  {
    code: ADMIN_ROLE,
    name: ADMINISTRATOR,
    scope: "all",
    holds: () => false,
  },
  {
    code: "editor",
    name: { zh: "内容编辑", lo: "ບັນນາທິການ", en: "Editor" },
    scope: "all",
    holds: (permission) => /^(cms:|sys:dict)/.test(permission),
  },
  {
    code: "viewer",
    name: { zh: "只读用户", lo: "ຜູ້ເບິ່ງຂໍ້ມູນ", en: "Viewer" },
    scope: "all",
    holds: (permission) => READING.test(permission),
  },
];
