import type { TranslatedLanguage } from "../../publishing/publishing.ts";
import { demoPicture, type PictureSubject } from "../subjects.ts";

/** Words that are always there in Chinese. */
export interface Written {
  readonly zh: string;
  readonly lo?: string;
  readonly en?: string;
}

/**
 * When something came out. "11-12": the last such day before now, so that whatever tells of a season stands in it
 * whenever an installation begins; a number: so many days ago.
 */
export type Appeared = number | `${number}-${number}`;

/** How it stands, if not published and with translations that somebody has read. */
export interface Standing {
  readonly state?: "draft" | "withdrawn" | { readonly scheduledInDays: number };
  readonly translations?: Readonly<Partial<Record<TranslatedLanguage, "outdated" | "unchecked">>>;
  readonly isPinned?: boolean;
}

export interface DemoArticle extends Standing {
  readonly kind:
    | "policy"
    | "market"
    | "technology"
    | "enterprise"
    | "cooperation"
    | "exhibition"
    | "industry"
    | "weather";
  /** Code of the division it tells of. */
  readonly division: string;
  /** Address of the picture; some stand without one. */
  readonly cover?: string;
  readonly appeared: Appeared;
  readonly title: Written;
  readonly summary: Written;
  readonly content: Written;
  readonly source: Written;
  readonly author: string;
}

/** Where articles come from. */
export const SOURCES = {
  editors: { zh: "平台编辑部", lo: "ກອງບັນນາທິການຂອງລະບົບ", en: "The platform's editors" },
  markets: { zh: "平台市场信息组", lo: "ທີມຂໍ້ມູນຕະຫຼາດຂອງລະບົບ", en: "The platform's market desk" },
  advisers: { zh: "平台农技服务组", lo: "ທີມວິຊາການກະສິກຳຂອງລະບົບ", en: "The platform's farm advisers" },
  border: { zh: "平台口岸信息员", lo: "ຜູ້ສື່ຂ່າວປະຈຳດ່ານຂອງລະບົບ", en: "The platform's border correspondents" },
  weather: { zh: "平台农情值班组", lo: "ໜ່ວຍຕິດຕາມສະພາບການຜະລິດຂອງລະບົບ", en: "The platform's season watch" },
} as const satisfies Readonly<Record<string, Written>>;

/** A picture within a text, in the form in which the server's cleaner leaves it. */
export const figure = (subject: PictureSubject, variant: number, alt: string, caption: string): string =>
  `<figure><img src="${demoPicture(subject, variant)}" alt="${alt}" width="1600" height="1067" /><figcaption>${caption}</figcaption></figure>`;
