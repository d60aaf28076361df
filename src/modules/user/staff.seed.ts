/** Colleagues as an enterprise platform of the region might have them; with DEMO=1. None has a password: nobody signs in as one. */
interface DemoColleague {
  readonly username: string;
  readonly realName: string;
  readonly roles: readonly string[];
  /** Code of the division. */
  readonly division: string;
  readonly phone: string;
  readonly email?: string;
  readonly isEnabled?: false;
}

export const DEMO_STAFF: readonly DemoColleague[] = [
  { username: "wang.jianguo", realName: "王建国", roles: ["editor"], division: "530100", phone: "+86 138 0871 2201" },
  {
    username: "yu.nanhan",
    realName: "玉南罕",
    roles: ["editor", "viewer"],
    division: "532801",
    phone: "+86 139 8819 0032",
  },
  {
    username: "ai.wen",
    realName: "岩温罕",
    roles: ["regional-officer"],
    division: "532822",
    phone: "+86 136 0881 7719",
  },
  {
    username: "zhang.xiaoyan",
    realName: "张晓燕",
    roles: ["certification-reviewer"],
    division: "530100",
    phone: "+86 158 8714 6620",
  },
  { username: "li.hongmei", realName: "李红梅", roles: ["viewer"], division: "530800", phone: "+86 187 8790 1345" },
  {
    username: "chen.zhiqiang",
    realName: "陈志强",
    roles: ["user-manager"],
    division: "530100",
    phone: "+86 135 2900 8816",
  },
  {
    username: "dao.yingming",
    realName: "刀英明",
    roles: ["regional-officer"],
    division: "532800",
    phone: "+86 138 8791 4412",
  },
  { username: "zhao.lihua", realName: "赵丽华", roles: ["viewer"], division: "532823", phone: "+86 183 8710 2278" },
  { username: "yang.fan", realName: "杨帆", roles: ["editor"], division: "530800", phone: "+86 159 1210 5563" },
  {
    username: "liu.wei",
    realName: "刘伟",
    roles: ["viewer"],
    division: "532801",
    phone: "+86 151 0871 3390",
    isEnabled: false,
  },
  {
    username: "ma.jun",
    realName: "马俊",
    roles: ["certification-reviewer"],
    division: "532800",
    phone: "+86 137 5900 4127",
  },
  { username: "he.shuqin", realName: "和淑琴", roles: ["viewer"], division: "530700", phone: "+86 182 8840 6605" },
  { username: "bounthanh", realName: "ບຸນທັນ ວົງສາ", roles: ["editor"], division: "LA01", phone: "+856 20 5551 2340" },
  {
    username: "khamla",
    realName: "ຄຳຫຼ້າ ພົມມະຈັນ",
    roles: ["regional-officer"],
    division: "LA03",
    phone: "+856 20 5562 8817",
  },
  {
    username: "noy.sisavath",
    realName: "ນ້ອຍ ສີສະຫວາດ",
    roles: ["viewer"],
    division: "LA06",
    phone: "+856 20 2234 5678",
  },
  {
    username: "somphone",
    realName: "ສົມພອນ ແກ້ວມະນີ",
    roles: ["editor", "viewer"],
    division: "LA16",
    phone: "+856 20 9987 6120",
  },
  {
    username: "daovone",
    realName: "ດາວວອນ ໄຊຍະວົງ",
    roles: ["certification-reviewer"],
    division: "LA01",
    phone: "+856 20 7788 3401",
  },
  {
    username: "phouvong",
    realName: "ພູວົງ ອິນທະວົງ",
    roles: ["regional-officer"],
    division: "LA02",
    phone: "+856 20 5540 9923",
  },
  { username: "latsamy", realName: "ລັດສະໝີ ບຸບຜາ", roles: ["viewer"], division: "LA13", phone: "+856 20 2890 4416" },
  {
    username: "vilayphone",
    realName: "ວິໄລພອນ ຈັນທະລາ",
    roles: ["user-manager"],
    division: "LA01",
    phone: "+856 20 5566 7021",
  },
  {
    username: "sengdao",
    realName: "ແສງດາວ ສຸວັນນະ",
    roles: ["viewer"],
    division: "LA04",
    phone: "+856 20 9654 3312",
    isEnabled: false,
  },
  {
    username: "khamphet",
    realName: "ຄຳເພັດ ຫຼວງລາດ",
    roles: ["regional-officer"],
    division: "LA05",
    phone: "+856 20 7712 8890",
  },
  { username: "maly", realName: "ມາລີ ດວງພະຈັນ", roles: ["editor"], division: "LA06", phone: "+856 20 5523 1178" },
  { username: "anousone", realName: "ອານຸສອນ ແສງສຸລິຍາ", roles: ["viewer"], division: "LA10", phone: "+856 20 2245 9034" },
  {
    username: "tom.harris",
    realName: "Tom Harris",
    roles: ["viewer"],
    division: "LA01",
    phone: "+856 20 5900 1122",
    email: "tom.harris@example.org",
  },
];
