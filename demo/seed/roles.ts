import type { FirstRole } from "../../src/modules/role/role.server.ts";

/** Roles as an enterprise platform of the region might have them. */
export const STAFF_ROLES: readonly FirstRole[] = [
  {
    code: "regional-officer",
    name: { zh: "区域专员", lo: "ພະນັກງານປະຈຳເຂດ", en: "Regional officer" },
    note: {
      zh: "负责本州市及所辖县区的企业与产品资料。",
      lo: "ຮັບຜິດຊອບຂໍ້ມູນວິສາຫະກິດ ແລະ ຜະລິດຕະພັນຂອງແຂວງ ຫຼື ນະຄອນຂອງຕົນ ແລະ ເມືອງທີ່ຂຶ້ນກັບ.",
      en: "Looks after the enterprises and products of a prefecture and its districts.",
    },
    scope: "division",
    holds: (permission) =>
      /^cms:(enterprise|product|brand)/.test(permission) || /^sys:(dict|sysdivision|user):list$/.test(permission),
  },
  {
    code: "certification-reviewer",
    name: { zh: "认证审核员", lo: "ຜູ້ກວດສອບການຢັ້ງຢືນ", en: "Certification reviewer" },
    note: {
      zh: "审核西双版纳州与琅南塔省企业的绿色食品、有机产品和地理标志证书。",
      lo: "ກວດສອບໃບຢັ້ງຢືນອາຫານສີຂຽວ, ຜະລິດຕະພັນອິນຊີ ແລະ ສິ່ງຊີ້ບອກທາງພູມສາດ ຂອງວິສາຫະກິດໃນສິບສອງພັນນາ ແລະ ແຂວງຫຼວງນ້ຳທາ.",
      en: "Reviews green food, organic and GI certificates of enterprises in Xishuangbanna and Luang Namtha.",
    },
    scope: "chosen",
    divisions: ["532800", "LA03"],
    holds: (permission) =>
      /^cms:(certificate|application|enterprise)/.test(permission) ||
      /^sys:(dict|sysdivision):(list|export)$/.test(permission),
  },
  {
    code: "user-manager",
    name: { zh: "账号管理员", lo: "ຜູ້ຄຸ້ມຄອງບັນຊີຜູ້ໃຊ້", en: "Account manager" },
    note: {
      zh: "开通、停用账号，重置密码；不能授予自己没有的权限。",
      lo: "ເປີດ ແລະ ປິດໃຊ້ບັນຊີ, ຕັ້ງລະຫັດຜ່ານຄືນໃໝ່; ໃຫ້ສິດທີ່ຕົນບໍ່ມີບໍ່ໄດ້.",
      en: "Opens and disables accounts and resets passwords; cannot grant rights of which it has none.",
    },
    scope: "all",
    holds: (permission) => /^sys:(user|session):/.test(permission) || /^sys:(role|sysdivision):list$/.test(permission),
  },
];
