import { paragraphs } from "../../contract/html/paragraphs.ts";
import { defineTexts, inEach, inEveryLanguage, type Text, type Words } from "../../contract/text.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { sanitizeHtml } from "../../server/html/sanitize-html.ts";
import type { Services } from "../../server/services.ts";
import { notifyReceivers } from "./delivery.server.ts";
import { announceSent } from "./announcements.server.ts";

/*
 * Messages of the system: security events of one's account, so that misuse is noticed (ASVS V6.3.7), and finished
 * background work.
 */

const texts = defineTexts("notice", {
  passwordChanged: { zh: "密码已修改", lo: "ລະຫັດຜ່ານຖືກປ່ຽນແລ້ວ", en: "Your password was changed" },
  passwordChangedBody: {
    zh: "您的登录密码刚刚被修改（来源 IP {address}），其他设备上的登录已全部退出。如果不是您本人操作，请立即联系管理员。",
    lo: "ລະຫັດຜ່ານຂອງທ່ານຫາກໍ່ຖືກປ່ຽນ (ຈາກທີ່ຢູ່ IP {address}), ການເຂົ້າສູ່ລະບົບໃນອຸປະກອນອື່ນໄດ້ອອກທັງໝົດແລ້ວ. ຖ້າບໍ່ແມ່ນທ່ານເອງ, ກະລຸນາຕິດຕໍ່ຜູ້ດູແລລະບົບທັນທີ.",
    en: "Your password has just been changed (from {address}), and you were signed out on all other devices. If it was not you, tell the administrator at once.",
  },
  newBrowser: { zh: "新浏览器登录提醒", lo: "ມີການເຂົ້າສູ່ລະບົບຈາກບຣາວເຊີໃໝ່", en: "A new browser signed in" },
  newBrowserBody: {
    zh: "您的账号刚刚在一个新的浏览器上登录（来源 IP {address}）。如果不是您本人，请立即修改密码：您的其他登录会随之全部结束。",
    lo: "ບັນຊີຂອງທ່ານຫາກໍ່ເຂົ້າສູ່ລະບົບຈາກບຣາວເຊີໃໝ່ (ຈາກທີ່ຢູ່ IP {address}). ຖ້າບໍ່ແມ່ນທ່ານເອງ, ກະລຸນາປ່ຽນລະຫັດຜ່ານທັນທີ: ການເຂົ້າສູ່ລະບົບອື່ນຂອງທ່ານຈະສິ້ນສຸດທັງໝົດ.",
    en: "A browser that was not seen before has just signed in to your account (from {address}). If it was not you, change your password at once: all your other sign-ins then end.",
  },
});

type Needs = Pick<Services, "changes" | "clock">;

interface SystemMessage {
  readonly title: Words;
  /** Plain text. */
  readonly body: Words;
  readonly targetUrl: string;
}

const notify =
  (type: "job" | "security") =>
  async (
    trx: DatabaseTransaction,
    { changes, clock }: Needs,
    accountIds: readonly string[],
    { title, body, targetUrl }: SystemMessage,
  ): Promise<void> => {
    if (accountIds.length === 0) return;
    const message = inEach((language) => sanitizeHtml(paragraphs(body[language])));
    const sending = { title, message, showType: "NOTIFY", type, targetUrl } as const;
    await announceSent(changes, trx, await notifyReceivers(trx, clock.now(), sending, accountIds));
  };

/** Notifies of the result of background work or of new work, in the transaction that makes it. */
export const notifyOfWork = notify("job");

/** `address` is the IP address of the request; `trx` is the transaction of the event itself. */
const securityMessage =
  (title: Text, body: Text, targetUrl: string) =>
  (trx: DatabaseTransaction, services: Needs, accountId: string, address: string): Promise<void> =>
    notify("security")(trx, services, [accountId], {
      title,
      body: inEveryLanguage(body, { address }),
      targetUrl,
    });

export const notifyOfPasswordChange = securityMessage(texts.passwordChanged, texts.passwordChangedBody, "");
export const notifyOfNewBrowser = securityMessage(texts.newBrowser, texts.newBrowserBody, "/change/password");
