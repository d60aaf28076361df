import { stat } from "node:fs/promises";
import { join } from "node:path";
import { HOUR } from "../../../contract/date/durations.ts";
import { defineTexts } from "../../../contract/text.ts";
import { isOpenedBy } from "../../../server/database/backup/archive/archive-seal.ts";
import { backupPlace, SEALED, type BackupPlace } from "../../../server/database/backup/backup-place.ts";
import type { Env } from "../../../server/env.ts";
import { JOBS_PAGE } from "../../job/job.ts";
import type { Check } from "../check-types.server.ts";

const texts = defineTexts("selfCheckBackup", {
  title: { zh: "备份", lo: "ການສຳຮອງຂໍ້ມູນ", en: "Backup" },
  well: {
    zh: "最近一次备份在 {hours} 小时前，现有 {count} 份",
    lo: "ສຳຮອງຄັ້ງຫຼ້າສຸດ {hours} ຊົ່ວໂມງກ່ອນ, ມີ {count} ສະບັບ",
    en: "The newest backup is {hours} h old. Backups kept: {count}",
  },
  old: {
    zh: "最近一次备份已是 {hours} 小时前",
    lo: "ສຳຮອງຄັ້ງຫຼ້າສຸດແມ່ນ {hours} ຊົ່ວໂມງກ່ອນ",
    en: "The newest backup is {hours} h old",
  },
  oldAdvice: {
    zh: "每晚应自动备份。请在后台任务页面立即备份，并在服务器日志中查看原因。",
    lo: "ລະບົບຄວນສຳຮອງທຸກຄືນ. ກະລຸນາສຳຮອງດຽວນີ້ໃນໜ້າວຽກເບື້ອງຫຼັງ ແລະ ເບິ່ງສາເຫດໃນບັນທຶກຂອງເຊີບເວີ.",
    en: "One is made every night. Make one now on the page of background jobs, and look for the reason in the server’s log.",
  },
  none: { zh: "还没有备份", lo: "ຍັງບໍ່ມີການສຳຮອງ", en: "There is no backup yet" },
  noneYoung: {
    zh: "服务器运行十分钟后会自动创建第一份备份。",
    lo: "ລະບົບຈະສຳຮອງຄັ້ງທຳອິດເອງ ຫຼັງເຊີບເວີເຮັດວຽກໄດ້ສິບນາທີ.",
    en: "The first is made ten minutes after the server’s start.",
  },
  otherKey: {
    zh: "现在的 BACKUP_KEY 打不开最近一次备份",
    lo: "BACKUP_KEY ໃນປັດຈຸບັນເປີດຄັ້ງສຳຮອງຫຼ້າສຸດບໍ່ໄດ້",
    en: "The newest backup cannot be opened with the present BACKUP_KEY",
  },
  otherKeyAdvice: {
    zh: "请妥善保存旧密钥，没有它就无法恢复以前的备份；并立即用新密钥备份一次。",
    lo: "ກະລຸນາເກັບກະແຈເກົ່າໄວ້, ຖ້າບໍ່ມີມັນຈະກູ້ຄືນສຳຮອງເກົ່າບໍ່ໄດ້; ແລະ ສຳຮອງດຽວນີ້ດ້ວຍກະແຈໃໝ່.",
    en: "Keep the key before: without it no earlier backup can be restored. Make a backup with the new one now.",
  },
  server: {
    zh: "PostgreSQL 由您自己的工具备份，本程序看不到备份情况",
    lo: "PostgreSQL ສຳຮອງດ້ວຍເຄື່ອງມືຂອງທ່ານເອງ, ໂປຣແກຣມນີ້ບໍ່ເຫັນສະຖານະ",
    en: "PostgreSQL is backed up by your own tools, which this program cannot see",
  },
  serverAdvice: {
    zh: "请确认定期执行 pg_dump 或连续归档，并演练恢复；DATA_DIR 和文件存储也要备份。",
    lo: "ກະລຸນາກວດໃຫ້ແນ່ໃຈວ່າມີ pg_dump ຫຼື ການເກັບຕໍ່ເນື່ອງ ແລະ ໄດ້ລອງກູ້ຄືນ; ສຳຮອງ DATA_DIR ແລະ ບ່ອນເກັບໄຟລ໌ນຳ.",
    en: "Make sure that pg_dump or continuous archiving runs and that restoring was tried. Back up DATA_DIR and the file store too.",
  },
});

// One is made each day, unless its schedule says otherwise (schedule/schedule-kinds.ts).
const OLD = 30 * HOUR;
const VERY_OLD = 72 * HOUR;

/** True if the configured key opens this backup. The first bytes of a backup tell which key it needs. */
async function canOpen({ backup: { key } }: Env, place: BackupPlace, name: string): Promise<boolean> {
  if (!name.endsWith(SEALED)) return true;
  if (!key) return false;
  const found = await place.read(name);
  if (!found) return true; // removed meanwhile
  try {
    return await isOpenedBy(key, found.stream);
  } finally {
    found.stream.destroy();
  }
}

/** Since when there has been a database; undefined before its first start came to an end. */
const beganAt = async (dataDir: string): Promise<number | undefined> =>
  (await stat(join(dataDir, "database", "PG_VERSION")).catch(() => undefined))?.mtimeMs;

export const backup: Check = {
  name: "backup",
  title: texts.title,
  needs: "machine",
  async run({ env, clock }) {
    if (env.databaseUrl !== null)
      return [{ level: "hint", found: { text: texts.server }, advice: { text: texts.serverAdvice } }];
    const now = clock.now();
    const link = JOBS_PAGE.path;
    const place = backupPlace(env);
    const backups = await place.list();
    const [newest] = backups;
    if (!newest) {
      const isYoung = now - ((await beganAt(env.dataDir)) ?? now) < 24 * HOUR;
      return [
        {
          level: isYoung ? "hint" : "serious",
          found: { text: texts.none },
          advice: { text: isYoung ? texts.noneYoung : texts.oldAdvice },
          link,
        },
      ];
    }
    if (!(await canOpen(env, place, newest.name)))
      return [{ level: "warning", found: { text: texts.otherKey }, advice: { text: texts.otherKeyAdvice }, link }];
    const age = now - newest.madeAt;
    const hours = Math.max(0, Math.round(age / HOUR));
    if (age < OLD) return [{ level: "ok", found: { text: texts.well, with: { hours, count: backups.length } } }];
    return [
      {
        level: age < VERY_OLD ? "warning" : "serious",
        found: { text: texts.old, with: { hours } },
        advice: { text: texts.oldAdvice },
        link,
      },
    ];
  },
};
