import { z } from "zod";
import { withAsciiDigits } from "../../contract/characters/ascii-digits.ts";
import { EMAIL, PHONE } from "../../contract/contact-rules.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { ENQUIRY_PATH } from "../../contract/public/public-addresses.ts";
import { writtenLine, writtenLines } from "../../contract/characters/written-text.ts";
import { flag, line, orNothing, says } from "../../contract/scalars.ts";
import { defineTexts, LANGUAGES, type Words } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { choice } from "../../fields/choice/choice.ts";
import { longText } from "../../fields/long-text/long-text.ts";
import { moment } from "../../fields/moment/moment.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import { division } from "../division/division.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { product } from "../product/product.ts";

const texts = defineTexts("enquiry", {
  open: { zh: "待回复", lo: "ລໍຖ້າຕອບ", en: "Open" },
  answered: { zh: "已回复", lo: "ຕອບແລ້ວ", en: "Answered" },
  done: { zh: "标记为已回复", lo: "ໝາຍວ່າຕອບແລ້ວ", en: "Mark as answered" },
  marked: { zh: "已标记为已回复", lo: "ໝາຍເປັນ “ຕອບແລ້ວ” ແລ້ວ", en: "Marked as answered" },
  chinese: { zh: "中文", lo: "ພາສາຈີນ", en: "Chinese" },
  lao: { zh: "老挝文", lo: "ພາສາລາວ", en: "Lao" },
  english: { zh: "英文", lo: "ພາສາອັງກິດ", en: "English" },
  send: { zh: "提交咨询", lo: "ສົ່ງຄຳຖາມ", en: "Send an enquiry" },
  phone: {
    zh: "请填写电话号码，例如 +856 20 5555 0000",
    lo: "ກະລຸນາໃສ່ເບີໂທ, ເຊັ່ນ +856 20 5555 0000",
    en: "Enter a phone number, such as +856 20 5555 0000",
  },
  email: { zh: "请填写有效的邮箱", lo: "ກະລຸນາໃສ່ອີເມວທີ່ຖືກຕ້ອງ", en: "Enter a valid email address" },
  consent: { zh: "请先勾选同意", lo: "ກະລຸນາໝາຍຍິນຍອມກ່ອນ", en: "Please give your consent first" },
});

const languages: ReadonlyMap<string, Words> = new Map([
  ["zh", texts.chinese],
  ["lo", texts.lao],
  ["en", texts.english],
]);

/** State of an enquiry that nobody has answered yet. */
export const OPEN = "open";
export const ANSWERED = "answered";
const states: ReadonlyMap<string, Words> = new Map([
  [OPEN, texts.open],
  [ANSWERED, texts.answered],
]);

/** Maximum lengths, in characters, of what a visitor writes. */
const LIMITS = { name: 60, phone: 40, email: 120, message: 2000 } as const;

/**
 * A visitor's question about a product or an enterprise. Staff answer it by other means and note here that they did.
 */
export const enquiry = defineModule({
  path: "/cms/enquiry",
  table: "enquiry",
  title: { zh: "咨询", lo: "ຄຳຖາມຈາກຜູ້ຊົມ", en: "Enquiries" },
  record: { zh: "咨询", lo: "ຄຳຖາມ", en: "Enquiry" },
  purpose: {
    zh: "访客在产品和企业页面留下的咨询；联系对方后请改为“已回复”。",
    lo: "ຄຳຖາມທີ່ຜູ້ຊົມຝາກໄວ້ໃນໜ້າຜະລິດຕະພັນ ແລະ ວິສາຫະກິດ; ຕິດຕໍ່ກັບແລ້ວ ກະລຸນາປ່ຽນເປັນ “ຕອບແລ້ວ”.",
    en: "Questions that visitors left on pages of products and enterprises. Set them to “Answered” once you have replied.",
  },
  menu: { group: "content", icon: "message", order: 27 },
  fields: {
    name: text({
      label: { zh: "姓名", lo: "ຊື່", en: "Name" },
      max: LIMITS.name,
      required: true,
      readOnly: true,
      hasSortKey: true,
    }),
    message: longText({
      label: { zh: "咨询内容", lo: "ຄຳຖາມ", en: "Question" },
      max: LIMITS.message,
      rows: 6,
      required: true,
      readOnly: true,
    }),
    state: choice({
      label: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
      among: () => states,
      colors: { [OPEN]: "warning", [ANSWERED]: "success" },
      required: true,
    }),
    product: reference({ label: { zh: "产品", lo: "ຜະລິດຕະພັນ", en: "Product" }, to: product, readOnly: true }),
    enterprise: reference({ label: { zh: "企业", lo: "ວິສາຫະກິດ", en: "Enterprise" }, to: enterprise, readOnly: true }),
    phone: text({
      label: { zh: "联系电话", lo: "ເບີໂທ", en: "Phone" },
      max: LIMITS.phone,
      required: true,
      readOnly: true,
      reaches: "phone",
    }),
    email: text({
      label: { zh: "邮箱", lo: "ອີເມວ", en: "Email" },
      max: LIMITS.email,
      readOnly: true,
      reaches: "email",
    }),
    division: reference({ label: { zh: "所在地区", lo: "ເຂດ", en: "Region" }, to: division, readOnly: true }),
    language: choice({
      label: { zh: "咨询语言", lo: "ພາສາ", en: "Language" },
      among: () => languages,
      required: true,
      readOnly: true,
    }),
    sentAt: moment({ label: { zh: "提交时间", lo: "ເວລາສົ່ງ", en: "Sent at" }, required: true, readOnly: true }),
    answeredAt: moment({ label: { zh: "回复时间", lo: "ເວລາຕອບ", en: "Answered at" }, readOnly: true }),
    note: longText({ label: { zh: "处理备注", lo: "ໝາຍເຫດການຕອບ", en: "Note on the answer" }, max: 2000 }),
  },
  list: {
    columns: ["name", "message", "state", "product", "sentAt"],
    beneath: { name: "phone", product: "enterprise" },
    filters: ["state", "enterprise", "division"],
    search: ["name", "message", "phone", "email"],
    sort: "sentAt desc",
  },
  recordTitle: "name",
  form: {
    as: "drawer",
    done: { field: "state", value: ANSWERED, words: texts.done, outcome: texts.marked },
    facts: ["message", "product", "enterprise", "phone", "email", "language", "sentAt", "answeredAt"],
  },
  scope: { division: "division" },
  without: ["add", "import", "options"],
});

export const enquiryPublicCalls = {
  /** A plain HTML form posts here too, without scripts. */
  send: endpoint({
    method: "POST",
    path: "/portal/enquiry/send",
    permission: "public",
    budget: "sign-in",
    title: texts.send,
    formPage: { path: ENQUIRY_PATH, keeps: ["product", "enterprise"] },
    input: z.object({
      /** Id of the published product it is about; else of the enterprise. */
      product: line(64).optional(),
      enterprise: line(64).optional(),
      language: z.enum(LANGUAGES),
      name: writtenLine(LIMITS.name).min(1),
      phone: writtenLine(LIMITS.phone)
        .overwrite(withAsciiDigits)
        .refine((phone) => PHONE.test(phone), says(texts.phone)),
      email: orNothing(writtenLine(LIMITS.email).refine((email) => EMAIL.test(email), says(texts.email))).optional(),
      message: writtenLines(LIMITS.message).min(1),
      // A browser sends nothing of a box that is not ticked.
      consent: flag.default(false).refine((isGiven) => isGiven, says(texts.consent)),
    }),
    reply: z.object({ id: z.string() }),
  }),
};
