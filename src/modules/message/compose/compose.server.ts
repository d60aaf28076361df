import { invalidField } from "../../../contract/errors.ts";
import { isMessageTarget } from "../../../contract/html/safe-link.ts";
import { SIGNALS } from "../../../contract/push.ts";
import { defineTexts } from "../../../contract/text.ts";
import type { Hooks } from "../../../crud/hooks.server.ts";
import type { Stored } from "../../../crud/define-module.ts";
import { repositoryOf, type RepositoryServices } from "../../../crud/repository/repository.server.ts";
import { refuseBeyondScope } from "../audience.server.ts";
import type { message } from "../message.ts";
import { LISTED_AUDIENCES, message as module } from "../message.ts";
import { refuseUnlessDraft } from "../message-state.server.ts";
import { takeBack } from "../withdraw.server.ts";

const texts = defineTexts("messageRules", {
  target: {
    zh: "请填写站内页面地址（以 / 开头）或 https 地址",
    lo: "ກະລຸນາໃສ່ທີ່ຢູ່ໜ້າພາຍໃນ (ເລີ່ມດ້ວຍ /) ຫຼື ທີ່ຢູ່ https",
    en: "Enter a page of this site, beginning with /, or an https address",
  },
  kind: { zh: "此类型为系统保留", lo: "ປະເພດນີ້ລະບົບສະຫງວນໄວ້", en: "This type is reserved" },
  nobody: { zh: "请选择接收人", lo: "ກະລຸນາໃສ່ຜູ້ຮັບ", en: "Enter at least one recipient" },
});

type Values = Partial<Stored<typeof message>>;

/**
 * Rules on saving: everything is checked before it is stored and sent unchanged (RT-06). The field kind sanitizes the
 * HTML.
 */
export const messageHooks = (services: RepositoryServices): Hooks<typeof message> => ({
  async beforeSave(given, { before, trx, caller }) {
    if (before) refuseUnlessDraft(before);
    if (given.targetUrl && !isMessageTarget(given.targetUrl)) throw invalidField("targetUrl", texts.target);
    // Clients would mistake a type that equals a signal's name for the signal.
    if (SIGNALS.some((signal) => signal === given.type?.toUpperCase())) throw invalidField("type", texts.kind);
    const values: { -readonly [K in keyof Values]: Values[K] } = { ...given };
    const whole = { ...before, ...given };
    for (const kind of LISTED_AUDIENCES) {
      const isAudience = whole.audience === kind;
      const chosen = whole[kind] ?? [];
      if (isAudience && chosen.length === 0) throw invalidField(kind, texts.nobody);
      // Receivers of another audience are cleared, as the form no longer shows them.
      if (!isAudience && chosen.length > 0) values[kind] = [];
    }
    await refuseBeyondScope(trx, caller, { ...whole, audience: whole.audience ?? "" });
    if (whole.mustAcknowledge && whole.showType !== "DIALOG") values.mustAcknowledge = false;
    return values;
  },
  // Removing withdraws, so that a message restored from the recycle bin is never sent by itself.
  async beforeRemove(record, { trx, caller }) {
    await refuseBeyondScope(trx, caller, record);
    if (record.state === "sent" || record.state === "scheduled")
      await takeBack(trx, services, repositoryOf(module, services), { ...record }, caller);
  },
});
