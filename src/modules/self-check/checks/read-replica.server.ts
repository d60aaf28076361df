import { defineTexts, type Text } from "../../../contract/text.ts";
import type { ReplicaKind } from "../../../server/database/replica/replica.ts";
import type { Check, Finding } from "../check-types.server.ts";

const texts = defineTexts("selfCheckReplica", {
  title: { zh: "只读副本", lo: "ສຳເນົາສຳລັບອ່ານ", en: "Read replica" },
  none: {
    zh: "未设置只读副本，所有内容都从主数据库读取",
    lo: "ບໍ່ໄດ້ຕັ້ງສຳເນົາສຳລັບອ່ານ, ທຸກຢ່າງຖືກອ່ານຈາກຖານຂໍ້ມູນຫຼັກ",
    en: "None is set, so everything is read at the primary",
  },
  well: {
    zh: "列表、搜索和公开页面从副本读取，落后 {kilobytes} KB",
    lo: "ລາຍການ, ການຄົ້ນຫາ ແລະ ໜ້າສາທາລະນະຖືກອ່ານຈາກສຳເນົາ, ຊ້າກວ່າ {kilobytes} KB",
    en: "Lists, searches and public pages are read there; it is {kilobytes} KB behind",
  },
  behind: {
    zh: "副本落后主数据库至少 {seconds} 秒、{megabytes} MB，暂时都从主数据库读取",
    lo: "ສຳເນົາຊ້າກວ່າຖານຂໍ້ມູນຫຼັກຢ່າງໜ້ອຍ {seconds} ວິນາທີ, {megabytes} MB, ຕອນນີ້ທຸກຢ່າງຖືກອ່ານຈາກຖານຂໍ້ມູນຫຼັກ",
    en: "It is at least {seconds} s and {megabytes} MB behind, so everything is read at the primary",
  },
  behindAdvice: {
    zh: "请检查两台服务器之间的网络、副本的磁盘，以及副本上是否有长时间的查询或被暂停的重放。",
    lo: "ກະລຸນາກວດເຄືອຂ່າຍລະຫວ່າງສອງເຊີບເວີ, ແຜ່ນດິສຂອງສຳເນົາ ແລະ ເບິ່ງວ່າມີການຄົ້ນຫາທີ່ຍາວນານ ຫຼື ການຫຼິ້ນຄືນຖືກຢຸດໄວ້ບໍ່.",
    en: "Look at the network between the two servers, the standby’s disk, and for long queries or a paused replay there.",
  },
  away: {
    zh: "副本没有应答，所有内容都从主数据库读取",
    lo: "ສຳເນົາບໍ່ຕອບ, ທຸກຢ່າງຖືກອ່ານຈາກຖານຂໍ້ມູນຫຼັກ",
    en: "It does not answer, so everything is read at the primary",
  },
  awayAdvice: {
    zh: "请检查副本是否在运行，以及 DATABASE_READ_URL 的地址和密码。恢复后会自动重新使用。",
    lo: "ກະລຸນາກວດວ່າສຳເນົາເຮັດວຽກຢູ່ບໍ່ ແລະ ທີ່ຢູ່ກັບລະຫັດຜ່ານໃນ DATABASE_READ_URL. ເມື່ອກັບມາ ມັນຈະຖືກໃຊ້ອີກໂດຍອັດຕະໂນມັດ.",
    en: "See that the standby runs, and check address and password in DATABASE_READ_URL. It is used again once it is back.",
  },
  notStandby: {
    zh: "DATABASE_READ_URL 指向主数据库，而不是其副本",
    lo: "DATABASE_READ_URL ຊີ້ໄປຫາຖານຂໍ້ມູນຫຼັກ, ບໍ່ແມ່ນສຳເນົາ",
    en: "DATABASE_READ_URL leads to a primary and not to a standby",
  },
  foreign: {
    zh: "DATABASE_READ_URL 指向另一个数据库，而不是 DATABASE_URL 的副本",
    lo: "DATABASE_READ_URL ຊີ້ໄປຫາຖານຂໍ້ມູນອື່ນ, ບໍ່ແມ່ນສຳເນົາຂອງ DATABASE_URL",
    en: "DATABASE_READ_URL leads to another database and not to a standby of DATABASE_URL",
  },
  addressAdvice: {
    zh: "请将其设为流复制备库的地址，或留空。",
    lo: "ກະລຸນາຕັ້ງເປັນທີ່ຢູ່ຂອງເຊີບເວີສຳຮອງ (streaming standby) ຫຼື ປະໄວ້ຫວ່າງ.",
    en: "Set it to a streaming standby, or leave it empty.",
  },
});

const KILOBYTE = 1024;
/** Megabytes; the command looks once, and sees no time pass. */
const FAR = 64;

/** Findings about a standby that is not read; all reads go to the primary. */
const UNREAD: Record<Exclude<ReplicaKind, "well">, readonly [Text, Text]> = {
  behind: [texts.behind, texts.behindAdvice],
  away: [texts.away, texts.awayAdvice],
  notStandby: [texts.notStandby, texts.addressAdvice],
  otherServer: [texts.foreign, texts.addressAdvice],
  otherDatabase: [texts.foreign, texts.addressAdvice],
};

export const readReplica: Check = {
  name: "replica",
  title: texts.title,
  needs: "database",
  async run({ database: { replica } }): Promise<readonly Finding[]> {
    if (!replica) return [{ level: "ok", found: { text: texts.none } }];
    const { kind: found, lag, missing } = await replica.look();
    const size = { kilobytes: Math.round(missing / KILOBYTE), megabytes: Math.round(missing / KILOBYTE / KILOBYTE) };
    const kind = found === "well" && size.megabytes >= FAR ? "behind" : found;
    if (kind === "well") return [{ level: "ok", found: { text: texts.well, with: size } }];
    const [text, advice] = UNREAD[kind];
    return [
      { level: "warning", found: { text, with: { ...size, seconds: Math.round(lag) } }, advice: { text: advice } },
    ];
  },
};
