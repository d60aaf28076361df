import { defineTexts, inEach, inEveryLanguage, type Text } from "../../contract/text.ts";
import type { Row } from "../../crud/record/columns.server.ts";
import type { Repository, RepositoryServices } from "../../crud/repository/repository.server.ts";
import type { DatabaseTransaction } from "../../server/database/database.ts";
import { callerNow } from "../role/role.server.ts";
import { addressedBy, isWithinScope } from "./audience.server.ts";
import { message, messageCalls, type MessageState } from "./message.ts";
import { notifyOfWork } from "./system-messages.server.ts";

const texts = defineTexts("messageUnsent", {
  title: { zh: "定时消息没有发送", lo: "ຂໍ້ຄວາມຕາມກຳນົດເວລາບໍ່ໄດ້ຖືກສົ່ງ", en: "A scheduled message was not sent" },
  noRight: {
    zh: "“{title}”未按时发送：您已没有发送消息的权限。消息已退回为草稿。",
    lo: "“{title}” ບໍ່ໄດ້ຖືກສົ່ງເມື່ອຮອດເວລາ: ທ່ານບໍ່ມີສິດສົ່ງຂໍ້ຄວາມແລ້ວ. ຂໍ້ຄວາມກັບເປັນຮ່າງຄືນ.",
    en: "“{title}” was not sent: you no longer have permission to send messages. It is now a draft.",
  },
  beyond: {
    zh: "“{title}”未按时发送：接收人已超出您的数据范围。消息已退回为草稿，请修改接收人后再发送。",
    lo: "“{title}” ບໍ່ໄດ້ຖືກສົ່ງເມື່ອຮອດເວລາ: ຜູ້ຮັບຢູ່ນອກຂອບເຂດຂໍ້ມູນຂອງທ່ານແລ້ວ. ຂໍ້ຄວາມກັບເປັນຮ່າງຄືນ, ກະລຸນາແກ້ໄຂຜູ້ຮັບແລ້ວສົ່ງໃໝ່.",
    en: "“{title}” was not sent: its recipients are outside your data scope. It is now a draft. Change the recipients and send it again.",
  },
});

/** Why a scheduled message may not be sent with its author's current rights; undefined if it may (TK-10, AZ-05). */
export async function refusedNow(trx: DatabaseTransaction, authorId: string, row: Row): Promise<Text | undefined> {
  const author = await callerNow(trx, authorId, messageCalls.send.permission);
  if (!author) return texts.noRight;
  return (await isWithinScope(trx, author, addressedBy(row))) ? undefined : texts.beyond;
}

/** Turns a locked scheduled message back into a draft and notifies its author of the reason. */
export async function returnToDraft(
  trx: DatabaseTransaction,
  services: RepositoryServices,
  repository: Repository,
  before: Row,
  { authorId, why }: { readonly authorId: string; readonly why: Text },
): Promise<void> {
  const state: MessageState = "draft";
  const title = String(before["title"]);
  await repository.update(trx, [{ before, values: { state }, action: "leaveUnsent" }], null);
  await notifyOfWork(trx, services, [authorId], {
    title: inEach((language) => texts.title[language]),
    body: inEveryLanguage(why, { title }),
    targetUrl: why === texts.beyond ? message.path : "",
  });
}
