import { Failure } from "../../contract/errors.ts";
import { defineTexts } from "../../contract/text.ts";
import type { Stored } from "../../crud/define-module.ts";
import type { message } from "./message.ts";

const texts = defineTexts("messageRules", {
  scheduled: {
    zh: "消息正在等待定时发送，请先撤回为草稿再修改",
    lo: "ຂໍ້ຄວາມກຳລັງລໍຖ້າສົ່ງຕາມເວລາ, ກະລຸນາຖອນກັບເປັນຮ່າງກ່ອນແກ້ໄຂ",
    en: "This message is scheduled. Cancel the schedule before you edit it",
  },
  sent: {
    zh: "消息已发送，不能再修改或重复发送",
    lo: "ຂໍ້ຄວາມຖືກສົ່ງແລ້ວ, ບໍ່ສາມາດແກ້ໄຂ ຫຼື ສົ່ງຊ້ຳ",
    en: "This message has been sent. You cannot edit it or send it again",
  },
});

/** Throws `inUse` for a message that is scheduled, sent or withdrawn. */
export function refuseUnlessDraft({ state }: Pick<Stored<typeof message>, "state">): void {
  if (state === "scheduled") throw new Failure("inUse", { words: texts.scheduled });
  if (state !== "draft") throw new Failure("inUse", { words: texts.sent });
}
