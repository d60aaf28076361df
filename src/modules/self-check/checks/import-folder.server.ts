import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { defineTexts } from "../../../contract/text.ts";
import { importUserId, moduleFolders } from "../../folder-import/folder-import.server.ts";
import type { Check, Finding } from "../check-types.server.ts";

const texts = defineTexts("selfCheckImportFolder", {
  title: { zh: "从文件夹导入", lo: "ນຳເຂົ້າຈາກໂຟນເດີ", en: "Imports from a folder" },
  none: {
    zh: "未设置 IMPORT_DIR，不从文件夹导入",
    lo: "ບໍ່ໄດ້ຕັ້ງ IMPORT_DIR, ບໍ່ມີການນຳເຂົ້າຈາກໂຟນເດີ",
    en: "IMPORT_DIR is not set, so nothing is imported from a folder",
  },
  well: {
    zh: "IMPORT_DIR 中有 {count} 个可用的文件夹，IMPORT_USER 可用",
    lo: "IMPORT_DIR ມີ {count} ໂຟນເດີທີ່ໃຊ້ໄດ້, IMPORT_USER ໃຊ້ໄດ້",
    en: "Folders of lists below IMPORT_DIR that can be written: {count}. IMPORT_USER is there",
  },
  missing: {
    zh: "找不到 IMPORT_DIR，或无法读取",
    lo: "ບໍ່ພົບ IMPORT_DIR ຫຼື ອ່ານບໍ່ໄດ້",
    en: "IMPORT_DIR is missing or cannot be read",
  },
  empty: {
    zh: "IMPORT_DIR 中没有任何列表的文件夹",
    lo: "ໃນ IMPORT_DIR ບໍ່ມີໂຟນເດີຂອງລາຍການໃດ",
    en: "IMPORT_DIR has no folder of any list",
  },
  closed: {
    zh: "无法读取或写入：{names}",
    lo: "ອ່ານ ຫຼື ຂຽນບໍ່ໄດ້: {names}",
    en: "Cannot be read or written: {names}",
  },
  noUser: {
    zh: "IMPORT_USER 用户不存在或已停用",
    lo: "ບໍ່ມີຜູ້ໃຊ້ IMPORT_USER ຫຼື ຖືກປິດໃຊ້",
    en: "The user IMPORT_USER does not exist or is disabled",
  },
  folderAdvice: {
    zh: "放入的文件不会被导入。请按页面路径建立文件夹（如 cms/product），并允许服务器的用户读写。",
    lo: "ໄຟລ໌ທີ່ວາງໄວ້ຈະບໍ່ຖືກນຳເຂົ້າ. ກະລຸນາສ້າງໂຟນເດີຕາມເສັ້ນທາງຂອງໜ້າ (ເຊັ່ນ cms/product) ແລະ ໃຫ້ຜູ້ໃຊ້ຂອງເຊີບເວີອ່ານ ແລະ ຂຽນໄດ້.",
    en: "What is put there is not imported. Make folders by the paths of pages, such as cms/product, which the server’s user can read and write.",
  },
  userAdvice: {
    zh: "放入的文件不会被导入。请启用该用户，或将 IMPORT_USER 设为另一个用户。",
    lo: "ໄຟລ໌ທີ່ວາງໄວ້ຈະບໍ່ຖືກນຳເຂົ້າ. ກະລຸນາເປີດໃຊ້ຜູ້ໃຊ້ນັ້ນ ຫຼື ຕັ້ງ IMPORT_USER ເປັນຜູ້ໃຊ້ອື່ນ.",
    en: "What is put there is not imported. Enable that user, or set IMPORT_USER to another.",
  },
});

const { R_OK, W_OK, X_OK } = constants;

export const importFolder: Check = {
  name: "import-folder",
  title: texts.title,
  needs: "database",
  async run({ env, database, modules }) {
    if (env.importFolder === null) return [{ level: "ok", found: { text: texts.none } }];
    const wrong = (text: (typeof texts)["missing"], names = ""): Finding => ({
      level: "warning",
      found: { text, with: { names } },
      advice: { text: texts.folderAdvice },
    });
    const noUser: Finding = {
      level: "warning",
      found: { text: texts.noUser },
      advice: { text: texts.userAdvice },
      link: "/sys/user",
    };
    const users = (await importUserId(database, env)) === undefined ? [noUser] : [];
    const folders = await moduleFolders(env.importFolder.path, modules).catch(() => null);
    if (!folders) return [wrong(texts.missing), ...users];
    if (folders.length === 0) return [wrong(texts.empty), ...users];
    const closed: string[] = [];
    for (const { path, module } of folders)
      await access(path, R_OK | W_OK | X_OK).catch(() => closed.push(module.path.slice(1)));
    if (closed.length > 0) return [wrong(texts.closed, closed.join(", ")), ...users];
    return users.length > 0 ? users : [{ level: "ok", found: { text: texts.well, with: { count: folders.length } } }];
  },
};
