import { sql } from "kysely";
import { defineTexts } from "../../../contract/text.ts";
import { auditLog } from "../../audit/audit.ts";
import type { Check } from "../check-types.server.ts";

const texts = defineTexts("selfCheckLog", {
  title: { zh: "操作日志", lo: "ບັນທຶກການດຳເນີນການ", en: "Activity log" },
  well: { zh: "所有记录都已封存", lo: "ທຸກລາຍການຖືກປະທັບແລ້ວ", en: "Every entry is sealed" },
  some: {
    zh: "未封存的记录：{count}，最早的已等待 {minutes} 分钟",
    lo: "ລາຍການທີ່ຍັງບໍ່ໄດ້ປະທັບ: {count}, ເກົ່າສຸດລໍຖ້າ {minutes} ນາທີແລ້ວ",
    en: "Entries not sealed: {count}. The oldest has waited {minutes} min",
  },
  advice: {
    zh: "记录应在几秒内封存。请确认服务器正在运行，查看其日志，然后校验操作日志。",
    lo: "ລາຍການຄວນຖືກປະທັບພາຍໃນສອງສາມວິນາທີ. ກະລຸນາກວດວ່າເຊີບເວີເຮັດວຽກຢູ່, ເບິ່ງບັນທຶກຂອງມັນ ແລ້ວກວດສອບບັນທຶກການດຳເນີນການ.",
    en: "Entries are sealed within seconds. See that a server runs, look at its log, then verify the activity log.",
  },
});

const LATE = 5; // minutes
const VERY_LATE = 60;

export const sealedLog: Check = {
  name: "log",
  title: texts.title,
  needs: "database",
  async run({ database, clock }) {
    const { rows } = await sql<{ count: number; minutes: number }>`
      select count(*)::int as count,
        coalesce(extract(epoch from ${new Date(clock.now()).toISOString()}::timestamptz - min(at)) / 60, 0)::float8 as minutes
      from audit_log where seal is null`.execute(database.as<unknown>());
    const { count = 0, minutes = 0 } = rows[0] ?? {};
    if (count === 0 || minutes < LATE) return [{ level: "ok", found: { text: texts.well } }];
    return [
      {
        level: minutes < VERY_LATE ? "warning" : "serious",
        found: { text: texts.some, with: { count, minutes: Math.round(minutes) } },
        advice: { text: texts.advice },
        link: auditLog.path,
      },
    ];
  },
};
