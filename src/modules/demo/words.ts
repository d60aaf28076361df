import type { PictureSubject } from "./subjects.ts";

/** Chinese, Lao, English; null: nobody has translated it yet. */
export type Three = readonly [zh: string, lo: string | null, en: string | null];

/** How far something is: published so many days ago, to be published in so many days, taken down, or not finished. */
export type Standing = { readonly ago: number } | { readonly in: number } | "withdrawn" | "draft";

export interface DemoEnterprise {
  readonly key: string;
  readonly name: Three;
  readonly type: string;
  readonly scale: string;
  /** Code of the division. */
  readonly place: string;
  readonly founded: string;
  readonly employees: number;
  readonly contact: string;
  readonly address: Three;
  readonly pictures: readonly PictureSubject[];
  readonly summary: Three;
  /** Paragraphs. */
  readonly about: readonly Three[];
  readonly standing?: Standing;
  readonly isOutdated?: boolean;
}

export interface DemoProduct {
  readonly name: Three;
  readonly category: string;
  readonly place: string;
  readonly by: string;
  /** Months in which it is sold fresh, or newly made. */
  readonly months: readonly number[];
  readonly grade?: string;
  readonly storage: string;
  readonly packs: readonly Pack[];
  /** Yuan from, to, for what. */
  readonly price: readonly [from: number, to: number, unit: Unit];
  readonly pictures: readonly (PictureSubject | readonly [PictureSubject, number])[];
  readonly summary: Three;
  readonly about: readonly Three[];
  readonly standing?: Standing;
  readonly isOutdated?: boolean;
}

const UNITS = {
  kg: ["公斤", "ກິໂລ", "kg"],
  piece: ["个", "ໜ່ວຍ", "piece"],
  cake: ["饼", "ແຜ່ນ", "cake"],
  bottle: ["瓶", "ແກ້ວ", "bottle"],
  metre: ["米", "ແມັດ", "metre"],
  bunch: ["束", "ມັດ", "bunch"],
  bird: ["只", "ໂຕ", "bird"],
  head: ["头", "ໂຕ", "head"],
  bag: ["袋", "ຖົງ", "bag"],
  sheet: ["片", "ແຜ່ນ", "sheet"],
} as const;
export type Unit = keyof typeof UNITS;

const WRAPPINGS = {
  sack: ["编织袋", "ເປົາສານ", "woven sack"],
  carton: ["纸箱", "ກ່ອງເຈ້ຍ", "carton"],
  vacuum: ["真空袋", "ຖົງສູນຍາກາດ", "vacuum bag"],
  bag: ["纸袋", "ຖົງເຈ້ຍ", "paper bag"],
  jar: ["玻璃罐", "ໂຖແກ້ວ", "glass jar"],
  gift: ["礼盒", "ກ່ອງຂອງຂວັນ", "gift box"],
  basket: ["竹筐", "ກະຕ່າໄມ້ໄຜ່", "bamboo basket"],
  wrap: ["棉纸包装", "ຫໍ່ເຈ້ຍສາ", "paper wrap"],
  bunch: ["捆", "ມັດ", "bundle"],
  loose: ["散装", "ບໍ່ຫຸ້ມຫໍ່", "loose"],
} as const;
/** How much of what, in what. */
export type Pack = readonly [amount: string, wrapping: keyof typeof WRAPPINGS];

const KIP = 3_000; // for one yuan; a guide, not a rate
const inChinese = (amount: string): string =>
  amount
    .replace(/ kg$/, " 公斤")
    .replace(/ g$/, " 克")
    .replace(/ ml$/, " 毫升")
    .replace(/ m$/, " 米")
    .replace(/ stems$/, " 枝");
const inLao = (amount: string): string =>
  amount
    .replace(/ kg$/, " ກິໂລ")
    .replace(/ g$/, " ກຣາມ")
    .replace(/ ml$/, " ມິນລີລິດ")
    .replace(/ m$/, " ແມັດ")
    .replace(/ stems$/, " ດອກ");

/** What it is sold in, in each language. */
export function packsIn(packs: readonly Pack[]): Three {
  const said = (language: 0 | 1 | 2, amount: (text: string) => string) =>
    packs.map(([text, wrapping]) => `${amount(text)} ${WRAPPINGS[wrapping][language]}`);
  return [
    said(0, inChinese)
      .map((text) => text.replace(/ (\S+)$/, "$1"))
      .join("；"),
    said(1, inLao).join("; "),
    said(2, (text) => text).join("; "),
  ];
}

/** A price guide; each reader's own money first. */
export function priceIn([from, to, unit]: DemoProduct["price"]): Three {
  const [zh, lo, en] = UNITS[unit];
  const kip = (yuan: number) => Math.round((yuan * KIP) / 1_000) * 1_000;
  const grouped = (yuan: number, by: string) => String(kip(yuan)).replace(/\B(?=(\d{3})+$)/g, by);
  return [
    `${from}–${to} 元/${zh}（约 ${grouped(from, ",")}–${grouped(to, ",")} 基普）`,
    `${grouped(from, ".")}–${grouped(to, ".")} ກີບ/${lo} (ປະມານ ${from}–${to} ຢວນ)`,
    `CNY ${from}–${to} per ${en} (about LAK ${grouped(from, ",")}–${grouped(to, ",")})`,
  ];
}
