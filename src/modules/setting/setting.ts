import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";

const texts = defineTexts("setting", {
  config: { zh: "读取系统设置", lo: "ອ່ານການຕັ້ງຄ່າລະບົບ", en: "Read the settings" },
});

/** The keys of §3, as stored. `public` ones are readable before login (W7, ST-01); `secret` ones by nobody. */
export const SETTINGS = {
  "sys.name": { audience: "public", initial: "农业企业服务平台" },
  "sys.subname": { audience: "public", initial: "中国 · 老挝" },
  "sys.logo": { audience: "public", initial: "" },
  "sys.lock.enable": { audience: "public", initial: "1" },
  "sys.lock.password.default": { audience: "secret", initial: "" },
  "sys.lock.background-image": { audience: "public", initial: "" },
  "sys.watermark.enable": { audience: "public", initial: "0" },
  "sys.sidedrawer.enable": { audience: "public", initial: "1" },
  "sys.download.type": { audience: "public", initial: "1" },
  "sys.lang.enable": { audience: "public", initial: "1" },
  passwordRegex: { audience: "public", initial: "^[\\s\\S]{8,128}$" },
  passwordErrorMessage: { audience: "public", initial: "" },
} as const satisfies Record<string, { audience: "public" | "secret"; initial: string }>;

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
