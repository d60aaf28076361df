import type { Appeared, Standing, Written } from "../articles/written-article.ts";

/** In its texts `{+12}` stands for the day twelve days after it came out, written as the language writes days. */
export interface DemoNotice extends Standing {
  readonly kind: "notice" | "announcement" | "tender" | "publicity" | "training" | "maintenance";
  readonly division?: string;
  readonly appeared: Appeared;
  /** Days from now after which it is no longer shown; less than nothing: it was taken down then. */
  readonly visibleForDays?: number;
  readonly title: Written;
  readonly content: Written;
  readonly issuer: Written;
}

/** Who issues notices. */
export const ISSUERS = {
  office: { zh: "平台办公室", lo: "ຫ້ອງການຂອງລະບົບ", en: "The platform's office" },
  training: { zh: "平台培训中心", lo: "ສູນຝຶກອົບຮົມຂອງລະບົບ", en: "The platform's training centre" },
  certification: { zh: "平台认证服务部", lo: "ພະແນກບໍລິການຢັ້ງຢືນຂອງລະບົບ", en: "The platform's certification service" },
  purchasing: { zh: "平台采购组", lo: "ທີມຈັດຊື້ຂອງລະບົບ", en: "The platform's purchasing team" },
  operations: { zh: "平台技术运维组", lo: "ທີມເຕັກນິກຂອງລະບົບ", en: "The platform's operations team" },
} as const satisfies Readonly<Record<string, Written>>;
