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

/** The roles of a new installation (wire.md "First administrator"). */
export const FIRST_ROLES: readonly FirstRole[] = [
  {
    code: ADMIN_ROLE,
    name: { zh: "系统管理员", lo: "ຜູ້ດູແລລະບົບ", en: "Administrator" },
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

/** Roles as an enterprise platform of the region might have them; with DEMO=1. */
export const DEMO_ROLES: readonly FirstRole[] = [
  {
    code: "regional-officer",
    name: { zh: "区域专员", lo: "ພະນັກງານປະຈຳເຂດ", en: "Regional officer" },
    note: "负责本州市及所辖县区的企业与产品资料。",
    scope: "division",
    holds: (permission) =>
      /^cms:(enterprise|product|brand)/.test(permission) || /^sys:(dict|sysdivision|user):list$/.test(permission),
  },
  {
    code: "certification-reviewer",
    name: { zh: "认证审核员", lo: "ຜູ້ກວດສອບການຢັ້ງຢືນ", en: "Certification reviewer" },
    note: "审核西双版纳州与琅南塔省企业的绿色食品、有机产品和地理标志证书。",
    scope: "chosen",
    divisions: ["532800", "LA03"],
    holds: (permission) =>
      /^cms:(certificate|application|enterprise)/.test(permission) ||
      /^sys:(dict|sysdivision):(list|export)$/.test(permission),
  },
  {
    code: "user-manager",
    name: { zh: "账号管理员", lo: "ຜູ້ຄຸ້ມຄອງບັນຊີຜູ້ໃຊ້", en: "Account manager" },
    note: "开通、停用账号，重置密码；不能授予自己没有的权限。",
    scope: "all",
    holds: (permission) => /^sys:(user|session):/.test(permission) || /^sys:(role|sysdivision):list$/.test(permission),
  },
];
