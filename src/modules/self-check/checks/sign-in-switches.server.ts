import { defineTexts, type Text } from "../../../contract/text.ts";
import type { Env } from "../../../server/env.ts";
import { FAMILY_CLIENT } from "../../../server/client-env.ts";
import type { Check } from "../check.server.ts";
import type { CheckLevel } from "../self-check.ts";

const texts = defineTexts("selfCheckSwitches", {
  title: { zh: "降低安全性的配置", lo: "ການຕັ້ງຄ່າທີ່ຫຼຸດຄວາມປອດໄພ", en: "Settings that weaken sign-in" },
  well: { zh: "没有", lo: "ບໍ່ມີ", en: "None" },
  captcha: {
    zh: "CAPTCHA=off：登录不需要验证码",
    lo: "CAPTCHA=off: ເຂົ້າສູ່ລະບົບໂດຍບໍ່ຕ້ອງໃຊ້ລະຫັດຢືນຢັນ",
    en: "CAPTCHA=off: signing in needs no verification code",
  },
  clock: { zh: "CLOCK_OFFSET：时钟被移动", lo: "CLOCK_OFFSET: ໂມງຖືກຍ້າຍ", en: "CLOCK_OFFSET: the clock is moved" },
  testsOnly: {
    zh: "此开关只用于测试，请删除并重新启动。",
    lo: "ສະວິດນີ້ໃຊ້ສະເພາະການທົດສອບ, ກະລຸນາລຶບ ແລະ ເປີດເຊີບເວີໃໝ່.",
    en: "This switch is for tests only. Remove it and restart.",
  },
  http: {
    zh: "ALLOW_HTTP=1：其他机器可以不加密登录",
    lo: "ALLOW_HTTP=1: ເຄື່ອງອື່ນເຂົ້າສູ່ລະບົບໄດ້ໂດຍບໍ່ເຂົ້າລະຫັດ",
    en: "ALLOW_HTTP=1: other machines may sign in without encryption",
  },
  httpAdvice: {
    zh: "仅适用于可信网络；否则请使用 HTTPS 并删除此开关。",
    lo: "ໃຊ້ສະເພາະໃນເຄືອຂ່າຍທີ່ເຊື່ອຖືໄດ້; ຖ້າບໍ່ແມ່ນ ໃຫ້ໃຊ້ HTTPS ແລະ ລຶບສະວິດນີ້.",
    en: "Only for a trusted network. Otherwise serve HTTPS and remove it.",
  },
  family: {
    zh: "WIRE_COMPAT=family：此类客户端登录不需要验证码",
    lo: "WIRE_COMPAT=family: ໂປຣແກຣມດັ່ງກ່າວເຂົ້າສູ່ລະບົບໂດຍບໍ່ຕ້ອງໃຊ້ລະຫັດຢືນຢັນ",
    en: "WIRE_COMPAT=family: its clients sign in without a verification code",
  },
  familySecret: {
    zh: "WIRE_COMPAT=family 使用众所周知的客户端密钥",
    lo: "WIRE_COMPAT=family ໃຊ້ລະຫັດລັບຂອງໂປຣແກຣມທີ່ຮູ້ກັນທົ່ວໄປ",
    en: "WIRE_COMPAT=family uses the client secret that is known to all",
  },
  familyAdvice: {
    zh: "仅适用于可信网络；可能时请设置 FAMILY_CLIENT_SECRET。",
    lo: "ໃຊ້ສະເພາະໃນເຄືອຂ່າຍທີ່ເຊື່ອຖືໄດ້; ຖ້າເປັນໄປໄດ້ ໃຫ້ຕັ້ງ FAMILY_CLIENT_SECRET.",
    en: "Only for a trusted network. Set FAMILY_CLIENT_SECRET where the clients can be told.",
  },
  development: {
    zh: "NODE_ENV=development：接口说明对所有人开放",
    lo: "NODE_ENV=development: ຄຳອະທິບາຍ API ເປີດໃຫ້ທຸກຄົນ",
    en: "NODE_ENV=development: the description of the API is open to all",
  },
  developmentAdvice: {
    zh: "正式环境请删除 NODE_ENV=development。",
    lo: "ໃນລະບົບຈິງ ໃຫ້ລຶບ NODE_ENV=development.",
    en: "Remove NODE_ENV=development where people work.",
  },
});

/** Each with the level it is worth. */
const SWITCHES: readonly (readonly [(env: Env) => boolean, CheckLevel, Text, Text])[] = [
  [({ captcha }) => captcha === "off", "serious", texts.captcha, texts.testsOnly],
  [({ clockOffset }) => clockOffset !== 0, "serious", texts.clock, texts.testsOnly],
  [({ allowHttp }) => allowHttp, "warning", texts.http, texts.httpAdvice],
  [
    ({ familyClient }) => familyClient?.secret === FAMILY_CLIENT.secret,
    "warning",
    texts.familySecret,
    texts.familyAdvice,
  ],
  [
    ({ familyClient }) => familyClient !== null && familyClient.secret !== FAMILY_CLIENT.secret,
    "hint",
    texts.family,
    texts.familyAdvice,
  ],
  [({ isProduction }) => !isProduction, "warning", texts.development, texts.developmentAdvice],
];

export const signInSwitches: Check = {
  name: "switches",
  title: texts.title,
  needs: "machine",
  async run({ env }) {
    const found = SWITCHES.filter(([isSet]) => isSet(env));
    if (found.length === 0) return [{ level: "ok", found: { text: texts.well } }];
    return found.map(([, level, text, advice]) => ({ level, found: { text }, advice: { text: advice } }));
  },
};
