import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { defineTexts } from "../../../contract/text.ts";
import type { Check } from "../check-types.server.ts";

const texts = defineTexts("selfCheckStorage", {
  title: { zh: "文件存储", lo: "ບ່ອນເກັບໄຟລ໌", en: "File store" },
  folder: {
    zh: "DATA_DIR 可写入、读取和删除（{ms} 毫秒）",
    lo: "DATA_DIR ຂຽນ, ອ່ານ ແລະ ລຶບໄດ້ ({ms} ms)",
    en: "DATA_DIR can be written, read and deleted from ({ms} ms)",
  },
  bucket: {
    zh: "存储桶可写入、读取和删除（{ms} 毫秒）",
    lo: "ຖັງເກັບຂໍ້ມູນ ຂຽນ, ອ່ານ ແລະ ລຶບໄດ້ ({ms} ms)",
    en: "The bucket can be written, read and deleted from ({ms} ms)",
  },
  failed: {
    zh: "文件存储不能正常写入、读取和删除",
    lo: "ບ່ອນເກັບໄຟລ໌ ຂຽນ, ອ່ານ ແລະ ລຶບບໍ່ໄດ້ຕາມປົກກະຕິ",
    en: "The file store cannot be written, read and deleted from",
  },
  advice: {
    zh: "上传和导出现在会失败。请检查 DATA_DIR 的权限和空间，或 STORAGE_URL 及其密钥。",
    lo: "ການອັບໂຫຼດ ແລະ ສົ່ງອອກຈະບໍ່ສຳເລັດ. ກະລຸນາກວດສິດ ແລະ ພື້ນທີ່ຂອງ DATA_DIR ຫຼື STORAGE_URL ກັບລະຫັດຂອງມັນ.",
    en: "Uploads and exports fail now. Check rights and room of DATA_DIR, or STORAGE_URL and its key.",
  },
});

const PROBE = "Terrace writes this to see whether it can.";

/** The probe stands where the files of jobs do, which nobody is shown and which are swept should it stay behind. */
export const fileStore: Check = {
  name: "storage",
  title: texts.title,
  needs: "machine",
  async run({ env, privateFiles, storage }) {
    const from = performance.now();
    const key = `check-${randomUUID()}.txt`;
    const text = async () => {
      await Promise.all([storage.ping(), privateFiles.put(key, Buffer.from(PROBE), "text/plain")]);
      try {
        const stored = await privateFiles.get(key);
        return stored && (await buffer(stored.stream)).toString();
      } finally {
        await privateFiles.remove(key);
      }
    };
    const isWhole = (await text().catch(() => null)) === PROBE;
    if (!isWhole) return [{ level: "serious", found: { text: texts.failed }, advice: { text: texts.advice } }];
    const ms = Math.round(performance.now() - from);
    return [{ level: "ok", found: { text: env.bucket ? texts.bucket : texts.folder, with: { ms } } }];
  },
};
