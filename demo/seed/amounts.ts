import { z } from "zod";
import type { Written } from "./texts.server.ts";

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

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) => z.literal(Object.keys(table) as K[]);

/** An amount and its packaging. */
export const pack = z.strictObject({ amount: z.string(), wrapping: keysOf(WRAPPINGS) });
/** In yuan, for what. */
export const price = z.strictObject({ from: z.number(), to: z.number(), unit: keysOf(UNITS) });

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

/** Sizes and packagings in which a product is sold, in each language. */
export function packsIn(packs: readonly z.infer<typeof pack>[]): Written {
  const said = (language: 0 | 1 | 2, amountIn: (text: string) => string) =>
    packs.map(({ amount, wrapping }) => `${amountIn(amount)} ${WRAPPINGS[wrapping][language]}`);
  return {
    zh: said(0, inChinese)
      .map((text) => text.replace(/ (\S+)$/, "$1"))
      .join("；"),
    lo: said(1, inLao).join("; "),
    en: said(2, (text) => text).join("; "),
  };
}

/** A price guide; each reader's own money first. */
export function priceIn({ from, to, unit }: z.infer<typeof price>): Written {
  const [zh, lo, en] = UNITS[unit];
  const kip = (yuan: number) => Math.round((yuan * KIP) / 1_000) * 1_000;
  const grouped = (yuan: number, by: string) => String(kip(yuan)).replace(/\B(?=(\d{3})+$)/g, by);
  return {
    zh: `${from}–${to} 元/${zh}（约 ${grouped(from, ",")}–${grouped(to, ",")} 基普）`,
    lo: `${grouped(from, ".")}–${grouped(to, ".")} ກີບ/${lo} (ປະມານ ${from}–${to} ຢວນ)`,
    en: `CNY ${from}–${to} per ${en} (about LAK ${grouped(from, ",")}–${grouped(to, ",")})`,
  };
}
