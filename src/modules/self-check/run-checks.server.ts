import { defineTexts, inLanguage, type Language } from "../../contract/text.ts";
import { withTimeout } from "../../server/with-timeout.ts";
import type { Check, Finding, InstallationServices, MachineServices, FilledText } from "./check-types.server.ts";
import { CHECK_LEVELS, type ShownFinding } from "./self-check.ts";

const texts = defineTexts("selfCheckRun", {
  late: {
    zh: "{seconds} 秒内没有结果，未能检查",
    lo: "ບໍ່ມີຜົນພາຍໃນ {seconds} ວິນາທີ, ກວດສອບບໍ່ໄດ້",
    en: "No result within {seconds} s, so this was not checked",
  },
  failed: {
    zh: "未能检查：{reason}",
    lo: "ກວດສອບບໍ່ໄດ້: {reason}",
    en: "This could not be checked: {reason}",
  },
  again: {
    zh: "请稍后重新检查；仍不成功时请查看服务器日志。",
    lo: "ກະລຸນາກວດສອບຄືນໃໝ່ພາຍຫຼັງ; ຖ້າຍັງບໍ່ໄດ້ ໃຫ້ເບິ່ງບັນທຶກຂອງເຊີບເວີ.",
    en: "Check again later. If it still fails, look at the server’s log.",
  },
  served: {
    zh: "未检查：内置数据库正由运行中的服务器使用",
    lo: "ບໍ່ໄດ້ກວດສອບ: ຖານຂໍ້ມູນໃນຕົວກຳລັງຖືກເຊີບເວີທີ່ເປີດຢູ່ນຳໃຊ້",
    en: "Not checked: the embedded database belongs to the running server",
  },
  onPage: {
    zh: "请在管理平台的“系统自检”页面查看，或停止服务器后重试。",
    lo: "ເບິ່ງໃນໜ້າ “ກວດສອບລະບົບ” ຂອງລະບົບຄຸ້ມຄອງ ຫຼື ຢຸດເຊີບເວີແລ້ວລອງໃໝ່.",
    en: "See the page Self-check of the console, or stop the server first.",
  },
});

const LIMIT = 5_000; // ms for each check; they run side by side
const LONGEST_REASON = 200; // characters

export interface CheckResult {
  readonly check: Check;
  readonly findings: readonly Finding[];
}

// Reasons are an operator's, but a driver's message may hold an address with its password.
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(/\/\/[^\s/@]*@/g, "//…@")
    .slice(0, LONGEST_REASON);

const warning = (found: Finding["found"]): readonly Finding[] => [
  { level: "warning", found, advice: { text: texts.again } },
];
async function inTime(
  work: (signal: AbortSignal) => Promise<readonly Finding[]>,
  limit: number,
): Promise<readonly Finding[]> {
  const waiting = new AbortController();
  try {
    return await withTimeout(work(waiting.signal), limit, () =>
      warning({ text: texts.late, with: { seconds: limit / 1000 } }),
    );
  } catch (error) {
    return warning({ text: texts.failed, with: { reason: reasonOf(error) } });
  } finally {
    waiting.abort();
  }
}

const NOT_HERE: readonly Finding[] = [{ level: "hint", found: { text: texts.served }, advice: { text: texts.onPage } }];

/**
 * Runs the checks in parallel. A check that fails or takes longer than `limit` is reported and delays no other. Without
 * `installation`, as beside a running server on the embedded database, the checks that need it are reported instead.
 */
export const runChecks = (
  checks: readonly Check[],
  machine: MachineServices,
  installation: InstallationServices | null,
  limit = LIMIT,
): Promise<CheckResult[]> =>
  Promise.all(
    checks.map(async (check): Promise<CheckResult> => {
      if (check.needs === "machine")
        return { check, findings: await inTime((signal) => check.run(machine, signal), limit) };
      if (!installation) return { check, findings: NOT_HERE };
      return { check, findings: await inTime((signal) => check.run(installation, signal), limit) };
    }),
  );

const say = ({ text, with: given = {} }: FilledText, language: Language): string => {
  const parameters = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === "object"
      ? value[language]
      : typeof value === "number"
        ? value.toLocaleString(NUMBERS[language])
        : value,
  ]);
  return inLanguage(text, language, Object.fromEntries(parameters) as Record<string, string>);
};
const NUMBERS = { zh: "zh-CN", lo: "lo-LA", en: "en-GB" } as const;

/** The findings in a language, the most serious first. */
export function shownFindings(results: readonly CheckResult[], language: Language): ShownFinding[] {
  const shown = results.flatMap(({ check, findings }) =>
    findings.map(({ level, found, items = [], advice, link = "" }) => ({
      check: check.name,
      title: inLanguage(check.title, language),
      level,
      found: say(found, language),
      items: items.map((words) => words[language]),
      advice: advice ? say(advice, language) : "",
      link,
    })),
  );
  return shown.toSorted((a, b) => CHECK_LEVELS.indexOf(b.level) - CHECK_LEVELS.indexOf(a.level));
}
