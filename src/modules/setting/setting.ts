import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts, type Words } from "../../contract/text.ts";

const texts = defineTexts("setting", {
  config: { zh: "读取系统设置", lo: "ອ່ານການຕັ້ງຄ່າລະບົບ", en: "Read the settings" },
  list: { zh: "查看 · 系统设置", lo: "ເບິ່ງ · ການຕັ້ງຄ່າລະບົບ", en: "View · Settings" },
  passwordRule: {
    zh: "8 至 128 个字符；不能是常见密码，也不能与用户名相似",
    lo: "8 ຫາ 128 ຕົວອັກສອນ; ບໍ່ແມ່ນລະຫັດທີ່ໃຊ້ກັນທົ່ວໄປ ແລະ ບໍ່ຄ້າຍຄືກັບຊື່ຜູ້ໃຊ້",
    en: "8 to 128 characters; no common password and nothing like your user name",
  },
  update: { zh: "编辑 · 系统设置", lo: "ແກ້ໄຂ · ການຕັ້ງຄ່າລະບົບ", en: "Edit · Settings" },
});

/** The keys of §3 and what they are until somebody sets them. `public` ones are readable before login (W7, ST-01); `secret` ones by nobody. */
export const SETTINGS = {
  "sys.name": {
    audience: "public",
    initial: { zh: "农业企业服务平台", lo: "ແພລດຟອມບໍລິການວິສາຫະກິດກະສິກຳ", en: "Farm Enterprise Platform" },
  },
  "sys.subname": { audience: "public", initial: { zh: "中国 · 老挝", lo: "ຈີນ · ລາວ", en: "China · Laos" } },
  "sys.logo": { audience: "public", initial: "" },
  "sys.lock.enable": { audience: "public", initial: "1" },
  "sys.lock.password.default": { audience: "secret", initial: "" },
  "sys.lock.background-image": { audience: "public", initial: "" },
  "sys.watermark.enable": { audience: "public", initial: "0" },
  "sys.sidedrawer.enable": { audience: "public", initial: "1" },
  "sys.download.type": { audience: "public", initial: "1" },
  "sys.lang.enable": { audience: "public", initial: "1" },
  passwordRegex: { audience: "public", initial: "^[\\s\\S]{8,128}$" },
  // What the initial pattern and our own rules ask for (AU-10).
  passwordErrorMessage: { audience: "public", initial: texts.passwordRule },
} as const satisfies Record<string, { audience: "public" | "secret"; initial: string | Words }>;

/** The rights that roles can be given over the settings, by permission code. */
export const SETTING_RIGHTS = { "sys:setting:list": texts.list, "sys:setting:update": texts.update } as const;

export type SettingKey = keyof typeof SETTINGS;

export const setting = {
  /** All settings the caller may read, by key; secret ones are present and empty. */
  config: endpoint({
    method: "POST",
    path: "/sys/setting/config",
    permission: "public",
    title: texts.config,
    input: z.object({}),
    reply: z.record(z.string(), z.string()),
    allowedWhile: ["mustChangePassword"],
  }),
};
