import { sql } from "kysely";
import { defineTexts, enumerated, inEach } from "../../../contract/text.ts";
import { ownKindsFor } from "../../schedule/schedule.server.ts";
import { SCHEDULE_KINDS, SCHEDULES_PAGE, type ScheduleName } from "../../schedule/schedule.ts";
import type { Check } from "../check-types.server.ts";

const texts = defineTexts("selfCheckPausedSchedules", {
  title: { zh: "定时任务", lo: "ຕາຕະລາງວຽກ", en: "Schedules" },
  well: { zh: "没有暂停的定时任务", lo: "ບໍ່ມີຕາຕະລາງວຽກທີ່ຢຸດໄວ້", en: "No schedule is paused" },
  paused: { zh: "已暂停：{names}", lo: "ຢຸດໄວ້: {names}", en: "Paused: {names}" },
  advice: {
    zh: "暂停期间不会自动执行。不再需要暂停时，请在定时任务页面恢复。",
    lo: "ຈະບໍ່ເຮັດວຽກເອງໃນໄລຍະທີ່ຢຸດ. ເມື່ອບໍ່ຕ້ອງຢຸດແລ້ວ ກະລຸນາເປີດຄືນໃນໜ້າຕາຕະລາງວຽກ.",
    en: "They do not run by themselves meanwhile. Resume them on the page of schedules when there is no reason any more.",
  },
});

/** Schedules that lose something while they do not run; others only catch up later. */
const SAVES: ReadonlySet<ScheduleName> = new Set(["nightlyBackup"]);

export const pausedSchedules: Check = {
  name: "paused-schedules",
  title: texts.title,
  needs: "database",
  async run(services) {
    const { rows } = await sql<{ kind: ScheduleName }>`
      select kind from schedule where is_paused and owner_id is null and kind in (${sql.join(ownKindsFor(services))})
      order by kind`.execute(services.database.as<unknown>());
    if (rows.length === 0) return [{ level: "ok", found: { text: texts.well } }];
    const names = inEach((language) =>
      enumerated(
        rows.map(({ kind }) => SCHEDULE_KINDS[kind].title[language]),
        language,
      ),
    );
    return [
      {
        level: rows.some(({ kind }) => SAVES.has(kind)) ? "warning" : "hint",
        found: { text: texts.paused, with: { names } },
        advice: { text: texts.advice },
        link: SCHEDULES_PAGE.path,
      },
    ];
  },
};
