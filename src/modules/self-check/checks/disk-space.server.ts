import { statfs } from "node:fs/promises";
import { defineTexts } from "../../../contract/text.ts";
import type { Check } from "../check-types.server.ts";

const texts = defineTexts("selfCheckDisk", {
  title: { zh: "磁盘空间", lo: "ພື້ນທີ່ດິສ", en: "Disk space" },
  well: {
    zh: "DATA_DIR 所在磁盘可用 {free} GB，共 {total} GB",
    lo: "ດິສຂອງ DATA_DIR ຫວ່າງ {free} GB ຈາກ {total} GB",
    en: "Free on the disk of DATA_DIR: {free} GB of {total} GB",
  },
  little: {
    zh: "DATA_DIR 所在磁盘只剩 {free} GB，共 {total} GB",
    lo: "ດິສຂອງ DATA_DIR ເຫຼືອພຽງ {free} GB ຈາກ {total} GB",
    en: "Left on the disk of DATA_DIR: only {free} GB of {total} GB",
  },
  advice: {
    zh: "磁盘写满后无法保存任何内容。请清理旧文件或扩大磁盘。",
    lo: "ເມື່ອດິສເຕັມ ຈະບັນທຶກຫຍັງບໍ່ໄດ້. ກະລຸນາລຶບໄຟລ໌ເກົ່າ ຫຼື ຂະຫຍາຍດິສ.",
    en: "Nothing can be saved on a full disk. Remove old files or enlarge it.",
  },
});

const GIGABYTE = 1_000_000_000;
// A night's backup and a long import both fit into this.
const LITTLE = 5 * GIGABYTE;
const VERY_LITTLE = GIGABYTE;

const inGigabytes = (bytes: number): number => Math.round((bytes / GIGABYTE) * 10) / 10;

export const diskSpace: Check = {
  name: "disk",
  title: texts.title,
  needs: "machine",
  async run({ env }) {
    const { bavail, blocks, bsize } = await statfs(env.dataDir);
    const free = bavail * bsize;
    const sizes = { free: inGigabytes(free), total: inGigabytes(blocks * bsize) };
    if (free >= LITTLE) return [{ level: "ok", found: { text: texts.well, with: sizes } }];
    return [
      {
        level: free < VERY_LITTLE ? "serious" : "warning",
        found: { text: texts.little, with: sizes },
        advice: { text: texts.advice },
      },
    ];
  },
};
