import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { countedValue } from "../../contract/public/public-list.ts";
import { publicText } from "../../contract/public/public-text.ts";
import { line } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { date } from "../../fields/date/date.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { flag } from "../../fields/flag/flag.ts";
import { image } from "../../fields/image/image.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import { sourceLanguage } from "../../fields/translated-text/source-language.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { VALIDITIES } from "./validity.ts";

export { EXPIRING_DAYS, isHeld, VALIDITY_WORDS } from "./validity.ts";

/** Maximum length of a certificate's number, in characters. */
export const LONGEST_NUMBER = 60;

const texts = defineTexts("publicCertificate", {
  list: { zh: "一家企业的证书", lo: "ໃບຢັ້ງຢືນຂອງວິສາຫະກິດໜຶ່ງ", en: "Certificates of an enterprise" },
  choices: {
    zh: "有效证书的类型与等级",
    lo: "ປະເພດ ແລະ ລະດັບຂອງໃບຢັ້ງຢືນທີ່ໃຊ້ໄດ້",
    en: "Types and levels of valid certificates",
  },
  one: { zh: "按编号查验证书", lo: "ກວດໃບຢັ້ງຢືນຕາມເລກທີ", en: "Verify a certificate by its number" },
});

/** A certificate of an enterprise or some of its products; anybody can verify it on a public page. */
export const certificate = defineModule({
  path: "/cms/certificate",
  table: "certificate",
  title: { zh: "认证证书", lo: "ໃບຢັ້ງຢືນ", en: "Certificates" },
  record: { zh: "证书", lo: "ໃບຢັ້ງຢືນ", en: "Certificate" },
  purpose: {
    zh: "企业的认证证书；公众可扫描二维码查验编号、等级、发证机构和有效期。",
    lo: "ໃບຢັ້ງຢືນຂອງວິສາຫະກິດ; ປະຊາຊົນສະແກນ QR ເພື່ອກວດເລກທີ, ລະດັບ, ໜ່ວຍງານອອກໃບຢັ້ງຢືນ ແລະ ວັນໝົດອາຍຸ.",
    en: "Certificates of enterprises. Anyone can verify the number, level, issuer and validity by scanning the QR code.",
  },
  menu: { group: "content", icon: "qr-code", order: 40 },
  fields: {
    number: text({ label: { zh: "证书编号", lo: "ເລກທີໃບຢັ້ງຢືນ", en: "Number" }, max: LONGEST_NUMBER, required: true }),
    enterprise: reference({ label: { zh: "企业", lo: "ວິສາຫະກິດ", en: "Enterprise" }, to: enterprise, required: true }),
    kind: dictionary({
      label: { zh: "认证类型", lo: "ປະເພດການຢັ້ງຢືນ", en: "Certification type" },
      group: "certification",
      required: true,
    }),
    level: dictionary({ label: { zh: "等级", lo: "ລະດັບ", en: "Level" }, group: "qualityGrade" }),
    sourceLanguage: sourceLanguage(),
    scope: translatedText({
      label: { zh: "认证范围", lo: "ຂອບເຂດການຢັ້ງຢືນ", en: "Scope" },
      max: 400,
      isLong: true,
      requiredIn: [],
    }),
    issuer: translatedText({
      label: { zh: "发证机构", lo: "ໜ່ວຍງານອອກໃບຢັ້ງຢືນ", en: "Issuer" },
      max: 120,
      requiredIn: "source",
    }),
    issuedOn: date({ label: { zh: "发证日期", lo: "ວັນທີອອກ", en: "Issued on" }, required: true }),
    validUntil: date({ label: { zh: "有效期至", lo: "ໃຊ້ໄດ້ຮອດ", en: "Valid until" }, required: true, isAhead: true }),
    scan: image({ label: { zh: "证书图片", lo: "ຮູບໃບຢັ້ງຢືນ", en: "Certificate image" }, basePath: "/file/enterprise/" }),
    isRevoked: flag({
      label: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
      initial: false,
      on: { zh: "已撤销", lo: "ຖືກຖອນ", en: "Revoked" },
      off: { zh: "未撤销", lo: "ບໍ່ຖືກຖອນ", en: "Not revoked" },
    }),
  },
  list: {
    columns: ["number", "kind", "level", "issuedOn", "validUntil"],
    beneath: { number: "enterprise" },
    filters: ["kind", "enterprise", "isRevoked"],
    search: ["number", "issuer"],
    sort: "validUntil asc",
  },
  recordTitle: "number",
  inOrder: [{ first: "issuedOn", last: "validUntil" }],
  areTitlesListed: true,
  form: { as: "page", columns: 2 },
  unique: [["number"]],
  scope: { holder: "enterprise" },
});

/** A certificate on the public site, shown while its enterprise is published. Days are `YYYY-MM-DD`. */
const teaser = z.object({
  id: z.string(),
  number: z.string(),
  /** A value of the dictionary `certification`; `kindName` is its label. */
  kind: z.string(),
  kindName: z.string(),
  /** Empty when the certificate has no level. */
  levelName: z.string(),
  scope: publicText,
  issuer: publicText,
  issuedOn: z.string(),
  validUntil: z.string(),
  /** Validity today, in the enterprise's time zone. */
  validity: z.enum(VALIDITIES),
  /** Days until `validUntil`; 0 on the last valid day, negative after it. */
  daysLeft: z.int(),
  /** Id of the holding enterprise; `holder` is its name. */
  enterprise: z.string(),
  holder: publicText,
});
export type CertificateTeaser = z.output<typeof teaser>;
const proof = teaser.extend({
  /** Path of the picture; empty if there is none. */
  scan: z.string(),
  /** The holder's province and place. */
  place: z.string(),
  /** The day in the holder's time zone that `validity` is for. */
  checkedOn: z.string(),
});
export type CertificateProof = z.output<typeof proof>;
const choices = z.object({ kinds: z.array(countedValue), levels: z.array(countedValue) });
export type CertificateChoices = z.output<typeof choices>;

export const certificatePublicCalls = {
  /**
   * An enterprise's certificates, also expired and revoked ones, as visitors should learn of those; valid ones first.
   */
  list: endpoint({
    method: "GET",
    path: "/portal/certificate/list",
    permission: "public",
    isForVisitors: true,
    title: texts.list,
    input: z.object({ enterprise: z.string().max(200) }),
    reply: z.array(teaser),
  }),
  /** Kinds and levels of valid certificates with the number of published enterprises. */
  choices: endpoint({
    method: "GET",
    path: "/portal/certificate/choices",
    permission: "public",
    isForVisitors: true,
    title: texts.choices,
    input: z.object({}),
    reply: choices,
  }),
  /** Wrong numbers are rate-limited by network, so that certificates cannot be found by guessing. */
  one: endpoint({
    method: "GET",
    path: "/portal/certificate/get",
    permission: "public",
    isForVisitors: true,
    title: texts.one,
    input: z.object({ number: line(LONGEST_NUMBER) }),
    reply: proof,
  }),
};
