import { defineTexts } from "../../../contract/text.ts";
import { tryMail } from "../../../server/mail/mail.ts";
import type { Check } from "../check-types.server.ts";

const texts = defineTexts("selfCheckMail", {
  title: { zh: "邮件", lo: "ອີເມວ", en: "Mail" },
  none: {
    zh: "未设置邮件服务器，不会发送任何邮件",
    lo: "ບໍ່ໄດ້ຕັ້ງເຊີບເວີອີເມວ, ຈະບໍ່ສົ່ງອີເມວໃດໆ",
    en: "No mail server is set, so nothing is mailed",
  },
  noneAdvice: {
    zh: "需要通知申请人和企业时，请设置 MAIL_URL 和 MAIL_FROM。",
    lo: "ຖ້າຕ້ອງການແຈ້ງຜູ້ສະໝັກ ແລະ ວິສາຫະກິດ ໃຫ້ຕັ້ງ MAIL_URL ແລະ MAIL_FROM.",
    en: "Set MAIL_URL and MAIL_FROM where applicants and enterprises are to be told by mail.",
  },
  well: {
    zh: "{host} 可以连接并登录",
    lo: "ເຊື່ອມຕໍ່ ແລະ ເຂົ້າສູ່ລະບົບ {host} ໄດ້",
    en: "{host} answers and lets us sign in",
  },
  failed: {
    zh: "无法连接或登录 {host}（{reason}）",
    lo: "ເຊື່ອມຕໍ່ ຫຼື ເຂົ້າສູ່ລະບົບ {host} ບໍ່ໄດ້ ({reason})",
    en: "{host} does not answer or refuses us ({reason})",
  },
  failedAdvice: {
    zh: "邮件会保留并重试一段时间。请检查 MAIL_URL 的地址、端口和密码，以及防火墙。",
    lo: "ອີເມວຈະຖືກເກັບ ແລະ ລອງສົ່ງຄືນອີກໄລຍະໜຶ່ງ. ກະລຸນາກວດທີ່ຢູ່, ພອດ ແລະ ລະຫັດຜ່ານໃນ MAIL_URL ແລະ ໄຟວໍ.",
    en: "Letters wait and are tried again for a while. Check address, port and password in MAIL_URL, and the firewall.",
  },
});

const LIMIT = 4_000; // ms; shorter than a check's limit, so that the reason is reported

export const mail: Check = {
  name: "mail",
  title: texts.title,
  needs: "machine",
  async run({ env }) {
    if (env.mail === null) return [{ level: "hint", found: { text: texts.none }, advice: { text: texts.noneAdvice } }];
    const host = `${env.mail.host}:${env.mail.port}`;
    try {
      await tryMail(env.mail, LIMIT);
      return [{ level: "ok", found: { text: texts.well, with: { host } } }];
    } catch (error) {
      const reason = error instanceof Error ? error.message : "";
      return [
        {
          level: "warning",
          found: { text: texts.failed, with: { host, reason } },
          advice: { text: texts.failedAdvice },
        },
      ];
    }
  },
};
