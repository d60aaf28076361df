import type { Words } from "../../contract/text.ts";
import type { Country, DayKind } from "./calendar-day.ts";

/*
 * Holidays of a new installation. Sources and gaps: docs/data-sources.md "Holidays".
 */

interface Span {
  readonly kind: DayKind;
  readonly name: Words;
  readonly from: string;
  /** Last day; absent for a single day. */
  readonly to?: string;
}

const CHINESE = {
  newYear: { zh: "元旦", lo: "ວັນປີໃໝ່ສາກົນ", en: "New Year’s Day" },
  spring: { zh: "春节", lo: "ບຸນກຸດຈີນ", en: "Spring Festival" },
  tombs: { zh: "清明节", lo: "ວັນເຊັງເມັງ", en: "Tomb-sweeping Day" },
  labour: { zh: "劳动节", lo: "ວັນກຳມະກອນສາກົນ", en: "Labour Day" },
  boats: { zh: "端午节", lo: "ບຸນແຂ່ງເຮືອມັງກອນ", en: "Dragon Boat Festival" },
  autumn: { zh: "中秋节", lo: "ບຸນໄຫວ້ພະຈັນ", en: "Mid-Autumn Festival" },
  national: { zh: "国庆节", lo: "ວັນຊາດຈີນ", en: "National Day" },
} as const satisfies Record<string, Words>;

const LAO = {
  newYear: { zh: "元旦", lo: "ວັນປີໃໝ່ສາກົນ", en: "International New Year’s Day" },
  women: { zh: "国际妇女节", lo: "ວັນແມ່ຍິງສາກົນ", en: "International Women’s Day" },
  piMai: { zh: "老挝新年（宋干节）", lo: "ບຸນປີໃໝ່ລາວ", en: "Lao New Year (Pi Mai)" },
  labour: { zh: "国际劳动节", lo: "ວັນກຳມະກອນສາກົນ", en: "International Labour Day" },
  national: { zh: "老挝国庆节", lo: "ວັນຊາດ", en: "Lao National Day" },
} as const satisfies Record<string, Words>;

const off = (name: Words, from: string, to?: string): Span => ({ kind: "holiday", name, from, ...(to ? { to } : {}) });
const work = (name: Words, day: string): Span => ({ kind: "workday", name, from: day });

/** The holidays with fixed dates; those announced by decree each year are not shipped. */
const laoYear = (year: number): Span[] => [
  off(LAO.newYear, `${year}-01-01`),
  off(LAO.women, `${year}-03-08`),
  off(LAO.piMai, `${year}-04-14`, `${year}-04-16`),
  off(LAO.labour, `${year}-05-01`),
  off(LAO.national, `${year}-12-02`),
];

export const calendarSeed: Readonly<Record<Country, readonly Span[]>> = {
  CN: [
    // State Council, 国办发明电〔2024〕12号
    off(CHINESE.newYear, "2025-01-01"),
    work(CHINESE.spring, "2025-01-26"),
    off(CHINESE.spring, "2025-01-28", "2025-02-04"),
    work(CHINESE.spring, "2025-02-08"),
    off(CHINESE.tombs, "2025-04-04", "2025-04-06"),
    work(CHINESE.labour, "2025-04-27"),
    off(CHINESE.labour, "2025-05-01", "2025-05-05"),
    off(CHINESE.boats, "2025-05-31", "2025-06-02"),
    work(CHINESE.national, "2025-09-28"),
    off(CHINESE.national, "2025-10-01", "2025-10-05"),
    off(CHINESE.autumn, "2025-10-06"),
    off(CHINESE.national, "2025-10-07", "2025-10-08"),
    work(CHINESE.national, "2025-10-11"),
    // State Council, 4 November 2025
    off(CHINESE.newYear, "2026-01-01", "2026-01-03"),
    work(CHINESE.newYear, "2026-01-04"),
    work(CHINESE.spring, "2026-02-14"),
    off(CHINESE.spring, "2026-02-15", "2026-02-23"),
    work(CHINESE.spring, "2026-02-28"),
    off(CHINESE.tombs, "2026-04-04", "2026-04-06"),
    off(CHINESE.labour, "2026-05-01", "2026-05-05"),
    work(CHINESE.labour, "2026-05-09"),
    off(CHINESE.boats, "2026-06-19", "2026-06-21"),
    work(CHINESE.national, "2026-09-20"),
    off(CHINESE.autumn, "2026-09-25", "2026-09-27"),
    off(CHINESE.national, "2026-10-01", "2026-10-07"),
    work(CHINESE.national, "2026-10-10"),
  ],
  LA: [...laoYear(2025), ...laoYear(2026)],
};
