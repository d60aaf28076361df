import { defineTexts, type Text } from "../../../contract/text.ts";
import type { Env } from "../../../server/env.ts";
import { FAMILY_CLIENT } from "../../../server/oauth-clients-and-origins.ts";
import type { Check } from "../check-types.server.ts";
import type { CheckLevel } from "../self-check.ts";

const texts = defineTexts("selfCheckSwitches", {
  title: { zh: "降低安全性的配置", lo: "ການຕັ້ງຄ່າທີ່ຫຼຸດຄວາມປອດໄພ", en: "Settings that weaken sign-in" },
  well: { zh: "没有", lo: "ບໍ່ມີ", en: "None" },
  captcha: {
    zh: "{name}：登录不需要验证码",
    lo: "{name}: ເຂົ້າສູ່ລະບົບໂດຍບໍ່ຕ້ອງໃຊ້ລະຫັດຢືນຢັນ",
    en: "{name}: signing in needs no verification code",
  },
  clock: { zh: "{name}：时钟被移动", lo: "{name}: ໂມງຖືກຍ້າຍ", en: "{name}: the clock is moved" },
  testsOnly: {
    zh: "此开关只用于测试，请删除并重新启动。",
    lo: "ສະວິດນີ້ໃຊ້ສະເພາະການທົດສອບ, ກະລຸນາລຶບ ແລະ ເປີດເຊີບເວີໃໝ່.",
    en: "This switch is for tests only. Remove it and restart.",
  },
  http: {
    zh: "{name}：其他机器可以不加密登录",
    lo: "{name}: ເຄື່ອງອື່ນເຂົ້າສູ່ລະບົບໄດ້ໂດຍບໍ່ເຂົ້າລະຫັດ",
    en: "{name}: other machines may sign in without encryption",
  },
  httpAdvice: {
    zh: "仅适用于可信网络；否则请使用 HTTPS 并删除此开关。",
    lo: "ໃຊ້ສະເພາະໃນເຄືອຂ່າຍທີ່ເຊື່ອຖືໄດ້; ຖ້າບໍ່ແມ່ນ ໃຫ້ໃຊ້ HTTPS ແລະ ລຶບສະວິດນີ້.",
    en: "Only for a trusted network. Otherwise serve HTTPS and remove it.",
  },
  family: {
    zh: "{name}：此类客户端登录不需要验证码",
    lo: "{name}: ໂປຣແກຣມດັ່ງກ່າວເຂົ້າສູ່ລະບົບໂດຍບໍ່ຕ້ອງໃຊ້ລະຫັດຢືນຢັນ",
    en: "{name}: its clients sign in without a verification code",
  },
  familySecret: {
    zh: "{name} 使用众所周知的客户端密钥",
    lo: "{name} ໃຊ້ລະຫັດລັບຂອງໂປຣແກຣມທີ່ຮູ້ກັນທົ່ວໄປ",
    en: "{name} uses the client secret that is known to all",
  },
  familyAdvice: {
    zh: "仅适用于可信网络；可能时请设置 FAMILY_CLIENT_SECRET。",
    lo: "ໃຊ້ສະເພາະໃນເຄືອຂ່າຍທີ່ເຊື່ອຖືໄດ້; ຖ້າເປັນໄປໄດ້ ໃຫ້ຕັ້ງ FAMILY_CLIENT_SECRET.",
    en: "Only for a trusted network. Set FAMILY_CLIENT_SECRET where the clients can be told.",
  },
  development: {
    zh: "{name}：接口说明对所有人开放",
    lo: "{name}: ຄຳອະທິບາຍ API ເປີດໃຫ້ທຸກຄົນ",
    en: "{name}: the description of the API is open to all",
  },
  developmentAdvice: {
    zh: "正式环境请删除 NODE_ENV=development。",
    lo: "ໃນລະບົບຈິງ ໃຫ້ລຶບ NODE_ENV=development.",
    en: "Remove NODE_ENV=development where people work.",
  },
});

interface Switch {
  /** The value in the configuration, not a translated text. */
  readonly name: string;
  readonly isSet: (env: Env) => boolean;
  readonly level: CheckLevel;
  readonly text: Text;
  readonly advice: Text;
}

const FAMILY = { name: "WIRE_COMPAT=family", advice: texts.familyAdvice };

const SWITCHES: readonly Switch[] = [
  {
    name: "CAPTCHA=off",
    isSet: ({ captcha }) => captcha === "off",
    level: "serious",
    text: texts.captcha,
    advice: texts.testsOnly,
  },
  {
    name: "CLOCK_OFFSET",
    isSet: ({ clockOffset }) => clockOffset !== 0,
    level: "serious",
    text: texts.clock,
    advice: texts.testsOnly,
  },
  {
    name: "ALLOW_HTTP=1",
    isSet: ({ allowHttp }) => allowHttp,
    level: "warning",
    text: texts.http,
    advice: texts.httpAdvice,
  },
  {
    ...FAMILY,
    isSet: ({ familyClient }) => familyClient?.secret === FAMILY_CLIENT.secret,
    level: "warning",
    text: texts.familySecret,
  },
  {
    ...FAMILY,
    isSet: ({ familyClient }) => familyClient !== null && familyClient.secret !== FAMILY_CLIENT.secret,
    level: "hint",
    text: texts.family,
  },
  {
    name: "NODE_ENV=development",
    isSet: ({ isProduction }) => !isProduction,
    level: "warning",
    text: texts.development,
    advice: texts.developmentAdvice,
  },
];

export const signInSwitches: Check = {
  name: "switches",
  title: texts.title,
  needs: "machine",
  async run({ env }) {
    const found = SWITCHES.filter(({ isSet }) => isSet(env));
    if (found.length === 0) return [{ level: "ok", found: { text: texts.well } }];
    return found.map(({ name, level, text, advice }) => ({
      level,
      found: { text, with: { name } },
      advice: { text: advice },
    }));
  },
};
