import { defineTexts } from "../../../contract/text.ts";
import { systemClock } from "../../../server/clock.ts";
import { readClock, REFUSED_SKEW, TOLD_SKEW } from "../../../server/database/database-clock.ts";
import type { Check } from "../check-types.server.ts";

const texts = defineTexts("selfCheckClock", {
  title: { zh: "时钟", lo: "ໂມງ", en: "Clock" },
  own: {
    zh: "内置数据库使用本机时钟",
    lo: "ຖານຂໍ້ມູນໃນຕົວໃຊ້ໂມງຂອງເຄື່ອງນີ້",
    en: "The embedded database uses this machine’s clock",
  },
  well: {
    zh: "本机时钟与数据库相差 {seconds} 秒",
    lo: "ໂມງຂອງເຄື່ອງຕ່າງຈາກຖານຂໍ້ມູນ {seconds} ວິນາທີ",
    en: "This machine’s clock and the database’s differ by {seconds} s",
  },
  off: {
    zh: "本机时钟与数据库相差 {seconds} 秒",
    lo: "ໂມງຂອງເຄື່ອງຕ່າງຈາກຖານຂໍ້ມູນ {seconds} ວິນາທີ",
    en: "This machine’s clock is {seconds} s off the database’s, which counts",
  },
  advice: {
    zh: "以数据库时钟为准。请在两台机器上启用时间同步（NTP）。",
    lo: "ໃຊ້ໂມງຂອງຖານຂໍ້ມູນເປັນຫຼັກ. ກະລຸນາເປີດການປັບເວລາ (NTP) ໃນທັງສອງເຄື່ອງ.",
    en: "Turn on time synchronisation (NTP) on both machines.",
  },
});

export const clock: Check = {
  name: "clock",
  title: texts.title,
  needs: "database",
  async run({ database, env }) {
    if (database.embedded) return [{ level: "ok", found: { text: texts.own } }];
    const { lead } = await readClock(database);
    const skew = Math.abs(systemClock(env.clockOffset).now() - (lead + performance.now()));
    const seconds = Math.round(skew / 100) / 10;
    if (skew <= TOLD_SKEW) return [{ level: "ok", found: { text: texts.well, with: { seconds } } }];
    return [
      {
        level: skew > REFUSED_SKEW ? "serious" : "warning",
        found: { text: texts.off, with: { seconds } },
        advice: { text: texts.advice },
      },
    ];
  },
};
