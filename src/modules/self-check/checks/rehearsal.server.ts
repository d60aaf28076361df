import { sql } from "kysely";
import { defineTexts } from "../../../contract/text.ts";
import { JOBS_PAGE, REHEARSAL } from "../../job/job.ts";
import type { ScheduleName } from "../../schedule/schedule.ts";
import type { Check } from "../check-types.server.ts";

const texts = defineTexts("selfCheckRehearsal", {
  title: { zh: "恢复演练", lo: "ການລອງກູ້ຄືນ", en: "Restore rehearsal" },
  well: { zh: "最近没有失败的演练", lo: "ບໍ່ມີການລອງກູ້ຄືນທີ່ລົ້ມເຫຼວ", en: "No rehearsal failed lately" },
  failed: {
    zh: "最近一次演练失败：{day}",
    lo: "ການລອງກູ້ຄືນຄັ້ງຫຼ້າສຸດລົ້ມເຫຼວ: {day}",
    en: "The last rehearsal failed: {day}",
  },
  advice: {
    zh: "后台任务页面写有原因。请立即备份，然后再演练一次。",
    lo: "ສາເຫດຢູ່ໃນໜ້າວຽກເບື້ອງຫຼັງ. ກະລຸນາສຳຮອງດຽວນີ້ ແລ້ວລອງກູ້ຄືນອີກຄັ້ງ.",
    en: "The page of background jobs says why. Make a backup now, then rehearse again.",
  },
});

const KINDS = [REHEARSAL, "restoreRehearsal" satisfies ScheduleName];

/** The last rehearsal that ended, by its job; jobs are kept for some weeks. */
export const rehearsal: Check = {
  name: "rehearsal",
  title: texts.title,
  needs: "database",
  async run({ database }) {
    const { rows } = await sql<{ state: string; day: string }>`
      select state, to_char(ended_at, 'YYYY-MM-DD') as day from job
      where kind in (${sql.join(KINDS)}) and state in ('done', 'failed') order by ended_at desc limit 1`.execute(
      database.as<unknown>(),
    );
    const [last] = rows;
    if (last?.state !== "failed") return [{ level: "ok", found: { text: texts.well } }];
    return [
      {
        level: "warning",
        found: { text: texts.failed, with: { day: last.day } },
        advice: { text: texts.advice },
        link: JOBS_PAGE.path,
      },
    ];
  },
};
