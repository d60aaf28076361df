import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { counted, publicText } from "../../contract/public/public-page.ts";
import { line } from "../../contract/scalars.ts";
import { defineTexts } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { date } from "../../fields/date/date.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { flag } from "../../fields/flag/flag.ts";
import { image } from "../../fields/image/image.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { VALIDITIES } from "./validity.ts";

export { EXPIRING_DAYS, VALIDITY_WORDS } from "./validity.ts";

/** Of the number of a certificate, in characters. */
export const LONGEST_NUMBER = 60;

const texts = defineTexts("publicCertificate", {
  list: { zh: "一家企业的证书", lo: "ໃບຢັ້ງຢືນຂອງວິສາຫະກິດໜຶ່ງ", en: "Certificates of an enterprise" },
  choices: {
    zh: "有效证书的类型与等级",
    lo: "ປະເພດ ແລະ ລະດັບຂອງໃບຢັ້ງຢືນທີ່ໃຊ້ໄດ້",
    en: "Types and levels of valid certificates",
  },
  one: { zh: "按编号查验证书", lo: "ກວດໃບຢັ້ງຢືນຕາມເລກທີ", en: "Check a certificate by its number" },
});

/** What proves that an enterprise, or some of its products, is certified; checked by anybody at its own address. */
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
    scope: translatedText({
      label: { zh: "认证范围", lo: "ຂອບເຂດການຢັ້ງຢືນ", en: "Scope" },
      max: 400,
      isLong: true,
      requiredIn: [],
    }),
    issuer: translatedText({ label: { zh: "发证机构", lo: "ໜ່ວຍງານອອກໃບຢັ້ງຢືນ", en: "Issuer" }, max: 120 }),
    issuedOn: date({ label: { zh: "发证日期", lo: "ວັນທີອອກ", en: "Issued on" }, required: true }),
    validUntil: date({ label: { zh: "有效期至", lo: "ໃຊ້ໄດ້ຮອດ", en: "Valid until" }, required: true }),
    scan: image({ label: { zh: "证书图片", lo: "ຮູບໃບຢັ້ງຢືນ", en: "Certificate image" }, basePath: "/file/enterprise/" }),
    isRevoked: flag({
      label: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
      initial: false,
      on: { zh: "已撤销", lo: "ຖືກຖອນ", en: "Revoked" },
      off: { zh: "未撤销", lo: "ບໍ່ຖືກຖອນ", en: "Not revoked" },
    }),
  },
  list: {
    columns: ["number", "enterprise", "kind", "level", "issuedOn", "validUntil"],
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

/** A certificate as the public sees it, while its enterprise is published. */
const teaser = z.object({
  id: z.string(),
  number: z.string(),
  /** A value of the dictionary `certification`, and its word. */
  kind: z.string(),
  kindName: z.string(),
  /** Empty: none. */
  levelName: z.string(),
  scope: publicText,
  issuer: publicText,
  issuedOn: z.string(),
  validUntil: z.string(),
  /** At the clock of the enterprise's place: it passes by itself at midnight. */
  validity: z.enum(VALIDITIES),
  /** Until it ends; 0: it ends today, below 0: it has ended. */
  daysLeft: z.int(),
  /** Id and name of whoever holds it. */
  enterprise: z.string(),
  holder: publicText,
});
export type CertificateTeaser = z.output<typeof teaser>;
const proof = teaser.extend({
  /** Path of the picture; empty: none. */
  scan: z.string(),
  /** Where the holder is, from the country down. */
  place: z.string(),
  /** The day at the holder's place for which `validity` is said. */
  checkedOn: z.string(),
});
export type CertificateProof = z.output<typeof proof>;
const choices = z.object({ kinds: z.array(counted), levels: z.array(counted) });
export type CertificateChoices = z.output<typeof choices>;

export const certificatePublic = {
  /** Of one enterprise, those that hold longest first, with the expired and the revoked ones: whoever asks shall learn it. */
  list: endpoint({
    method: "GET",
    path: "/portal/certificate/list",
    permission: "public",
    isPublished: true,
    title: texts.list,
    input: z.object({ enterprise: z.string().max(200) }),
    reply: z.array(teaser),
  }),
  /** What published enterprises are certified for at present, with how many enterprises. */
  choices: endpoint({
    method: "GET",
    path: "/portal/certificate/choices",
    permission: "public",
    isPublished: true,
    title: texts.choices,
    input: z.object({}),
    reply: choices,
  }),
  /** Wrong numbers are counted by address, so that nobody finds certificates by trying. */
  one: endpoint({
    method: "GET",
    path: "/portal/certificate/get",
    permission: "public",
    isPublished: true,
    title: texts.one,
    input: z.object({ number: line(LONGEST_NUMBER) }),
    reply: proof,
  }),
};
