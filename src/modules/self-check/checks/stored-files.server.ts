import { sql } from "kysely";
import { defineTexts } from "../../../contract/text.ts";
import type { Check } from "../check-types.server.ts";

const texts = defineTexts("selfCheckStoredFiles", {
  title: { zh: "已上传的文件", lo: "ໄຟລ໌ທີ່ອັບໂຫຼດແລ້ວ", en: "Uploaded files" },
  well: {
    zh: "最近上传的 {count} 个文件都在",
    lo: "ໄຟລ໌ທີ່ອັບໂຫຼດຫຼ້າສຸດ {count} ໄຟລ໌ມີຢູ່ຄົບ",
    en: "Newest uploads: {count} looked for, none missing",
  },
  missing: {
    zh: "最近上传的 {count} 个文件中有 {missing} 个不在此处",
    lo: "ໃນໄຟລ໌ທີ່ອັບໂຫຼດຫຼ້າສຸດ {count} ໄຟລ໌ ບໍ່ມີ {missing} ໄຟລ໌ຢູ່ບ່ອນນີ້",
    en: "Newest uploads: {count} looked for, {missing} missing here",
  },
  advice: {
    zh: "多个实例必须共用同一个 DATA_DIR 文件夹，或使用存储桶（STORAGE_URL）；恢复数据库后，文件也要放回。",
    lo: "ຫຼາຍເຊີບເວີຕ້ອງໃຊ້ໂຟນເດີ DATA_DIR ດຽວກັນ ຫຼື ຖັງເກັບຂໍ້ມູນ (STORAGE_URL); ຫຼັງກູ້ຄືນຖານຂໍ້ມູນ ຕ້ອງເອົາໄຟລ໌ກັບຄືນມານຳ.",
    en: "Several instances need one folder as DATA_DIR, or a bucket (STORAGE_URL). After a restore of the database put its files back too.",
  },
});

const NEWEST = 20;

/** An instance with a folder of its own has what was uploaded through it, and nothing of the others. */
export const storedFiles: Check = {
  name: "storedFiles",
  title: texts.title,
  needs: "database",
  async run({ database, storage }) {
    const { rows } = await sql<{ key: string }>`select storage_key as key from attachment
      where stored_at is not null and deleted_at is null order by stored_at desc limit ${NEWEST}`.execute(
      database.as<unknown>(),
    );
    const there = await Promise.all(rows.map(({ key }) => storage.has(key)));
    const [count, missing] = [rows.length, there.filter((isThere) => !isThere).length];
    if (missing === 0) return [{ level: "ok", found: { text: texts.well, with: { count } } }];
    return [
      { level: "serious", found: { text: texts.missing, with: { count, missing } }, advice: { text: texts.advice } },
    ];
  },
};
