import type { Permission } from "../../contract/permission.ts";
import { defineTexts, type Text } from "../../contract/text.ts";
import { EXPORT_REPORT } from "../statistics/statistics.ts";
import type { Timing } from "./timing.ts";

/** Work that the program does again and again. What it does is named in `modules/schedule-tasks.server.ts`. */
interface ScheduleKind {
  readonly title: Text;
  readonly purpose: Text;
  /** Until somebody chooses another. */
  readonly timing: Timing;
  /** False for what keeps the installation safe: it runs at least once a day. */
  readonly mayPause: boolean;
  /** Changing it asks for the login password (AU-17). */
  readonly isGuarded?: true;
  /** Only the embedded database needs it: a PostgreSQL server is looked after by its operator. */
  readonly isEmbeddedOnly?: true;
  /** Exists only where IMPORT_DIR is set. Its job belongs to IMPORT_USER, in whose name it writes. */
  readonly isOfImportUser?: true;
  /** Runs so often that of its successful runs that found nothing to say only the last is kept among the jobs. */
  readonly isRoutine?: true;
  /** Users with this right have it for themselves. The job is theirs, with the data scope they have when it is due. */
  readonly ofPerson?: Permission;
  /** ms within which a new installation does it for the first time, if that is sooner than its timing says. */
  readonly firstWithin?: number;
}

const titles = defineTexts("scheduleKind", {
  nightlyBackup: { zh: "备份", lo: "ສຳຮອງ", en: "Backup" },
  restoreRehearsal: { zh: "恢复演练", lo: "ທົດລອງກູ້ຄືນ", en: "Restore rehearsal" },
  databaseUpkeep: { zh: "数据库维护", lo: "ບຳລຸງຮັກສາຖານຂໍ້ມູນ", en: "Database maintenance" },
  auditRetention: { zh: "操作日志到期清理", lo: "ລຶບບັນທຶກການດຳເນີນການທີ່ໝົດກຳນົດ", en: "Activity log retention" },
  sessionCleanup: { zh: "清理已结束的会话", lo: "ລຶບການເຂົ້າໃຊ້ທີ່ສິ້ນສຸດແລ້ວ", en: "Ended sessions" },
  housekeeping: { zh: "日常清理", lo: "ທຳຄວາມສະອາດປະຈຳ", en: "Housekeeping" },
  folderImport: { zh: "从文件夹导入", lo: "ນຳເຂົ້າຈາກໂຟນເດີ", en: "Imports from a folder" },
  statisticsReport: { zh: "定期统计报表", lo: "ບົດລາຍງານສະຖິຕິປະຈຳ", en: "Regular statistics report" },
});
const purposes = defineTexts("schedulePurpose", {
  nightlyBackup: {
    zh: "备份数据库和全部文件",
    lo: "ສຳຮອງຖານຂໍ້ມູນ ແລະ ໄຟລ໌ທັງໝົດ",
    en: "Backs up the database and all files",
  },
  restoreRehearsal: {
    zh: "在系统旁恢复最近一次备份并检查，系统本身不受影响",
    lo: "ກູ້ຄືນສຳຮອງຫຼ້າສຸດໄວ້ຂ້າງລະບົບ ແລະ ກວດສອບ ໂດຍບໍ່ກະທົບລະບົບ",
    en: "Restores the newest backup beside the system and checks it. Nothing of the system changes",
  },
  databaseUpkeep: {
    zh: "释放已删除数据占用的空间并更新统计，使查询保持快速",
    lo: "ຄືນພື້ນທີ່ຂອງຂໍ້ມູນທີ່ລຶບແລ້ວ ແລະ ປັບສະຖິຕິ ເພື່ອໃຫ້ການຄົ້ນຫາໄວຢູ່ສະເໝີ",
    en: "Frees the space of deleted rows and refreshes statistics, which keeps queries fast",
  },
  auditRetention: {
    zh: "删除超过保留期限的操作日志；期限在日志完整性中设置",
    lo: "ລຶບບັນທຶກທີ່ເກີນກຳນົດເກັບຮັກສາ; ກຳນົດນັ້ນຕັ້ງໄວ້ໃນຄວາມຄົບຖ້ວນຂອງບັນທຶກ",
    en: "Deletes log entries past their retention period, which is set under Integrity",
  },
  sessionCleanup: {
    zh: "删除过期的会话、令牌和验证码；为了安全，不能暂停",
    lo: "ລຶບການເຂົ້າໃຊ້, ໂທເຄັນ ແລະ ລະຫັດຢືນຢັນທີ່ໝົດອາຍຸ; ຢຸດບໍ່ໄດ້ເພື່ອຄວາມປອດໄພ",
    en: "Deletes expired sessions, tokens and verification codes. Cannot be paused, for security",
  },
  housekeeping: {
    zh: "删除过期的通知、草稿、任务文件、错误记录和未完成的上传",
    lo: "ລຶບການແຈ້ງເຕືອນ, ຮ່າງ, ໄຟລ໌ຂອງວຽກ, ບັນທຶກຂໍ້ຜິດພາດທີ່ໝົດອາຍຸ ແລະ ການອັບໂຫຼດທີ່ບໍ່ສຳເລັດ",
    en: "Deletes expired notifications, drafts, job files, error reports and unfinished uploads",
  },
  folderImport: {
    zh: "导入其他系统放入服务器文件夹的 Excel 文件，并移走已处理的文件",
    lo: "ນຳເຂົ້າໄຟລ໌ Excel ທີ່ລະບົບອື່ນວາງໄວ້ໃນໂຟນເດີຂອງເຊີບເວີ ແລະ ຍ້າຍໄຟລ໌ທີ່ດຳເນີນການແລ້ວອອກ",
    en: "Imports the Excel files that other systems put into a folder of the server, and moves them away",
  },
  statisticsReport: {
    zh: "把统计报表生成为文件，放到个人的后台任务中",
    lo: "ສ້າງບົດລາຍງານສະຖິຕິເປັນໄຟລ໌ ແລະ ໃສ່ໄວ້ໃນວຽກເບື້ອງຫຼັງຂອງຜູ້ນັ້ນ",
    en: "Puts the statistics report as a file under the person’s own jobs",
  },
});

export type ScheduleName = keyof typeof titles;
export const SCHEDULE_NAMES = Object.keys(titles) as ScheduleName[];

const RULES: Readonly<Record<ScheduleName, Omit<ScheduleKind, "title" | "purpose">>> = {
  nightlyBackup: {
    timing: { every: "day", at: "03:00" },
    mayPause: true,
    isGuarded: true,
    isEmbeddedOnly: true,
    firstWithin: 600_000,
  },
  restoreRehearsal: { timing: { every: "month", day: 1, at: "04:00" }, mayPause: true, isEmbeddedOnly: true },
  databaseUpkeep: { timing: { every: "day", at: "02:30" }, mayPause: false, isEmbeddedOnly: true },
  auditRetention: { timing: { every: "day", at: "02:00" }, mayPause: true },
  sessionCleanup: { timing: { every: "hours", hours: 1 }, mayPause: false, isRoutine: true },
  housekeeping: { timing: { every: "hours", hours: 1 }, mayPause: true, isRoutine: true },
  folderImport: { timing: { every: "hours", hours: 1 }, mayPause: true, isRoutine: true, isOfImportUser: true },
  statisticsReport: { timing: { every: "week", weekday: 1, at: "07:00" }, mayPause: true, ofPerson: EXPORT_REPORT },
};

/** Every kind of schedule; also the kinds of the jobs that they put into the queue. */
export const SCHEDULE_KINDS = Object.fromEntries(
  SCHEDULE_NAMES.map((name) => [name, { ...RULES[name], title: titles[name], purpose: purposes[name] }]),
) as Readonly<Record<ScheduleName, ScheduleKind>>;
