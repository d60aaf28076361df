import type { Permission } from "../../contract/permission.ts";
import type { Words } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { choice } from "../../fields/choice/choice.ts";
import { dictionary } from "../../fields/dictionary/dictionary.ts";
import { longText } from "../../fields/long-text/long-text.ts";
import { moment } from "../../fields/moment/moment.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import { translatedText } from "../../fields/translated-text/translated-text.ts";
import { division } from "../division/division.ts";
import { enterprise } from "../enterprise/enterprise.ts";
import { user } from "../user/user.ts";
import { APPLICATION_STATES, STATE_COLORS } from "./application-state.ts";
import { CALL_TEXTS, STATE_TEXTS } from "./texts.ts";

export { WAITING_STATES, type ApplicationState } from "./application-state.ts";
export { FORM_LIMITS, LONGEST_MESSAGE } from "./form-limits.ts";
export {
  applicationPublicCalls,
  type ApplicationStatus,
  type FormChoices,
  type WrittenBefore,
} from "./submission/public-calls.ts";
export { createdCalls } from "./created/created-calls.ts";
export { CREATED_MODULES, type ApprovalLetter } from "./created/created-records.ts";
export { reviewCalls, type ApplicationDetail } from "./review/review-calls.ts";
export { REFUSALS } from "./texts.ts";

export const REVIEW: Permission = "cms:application:review";
const ASSIGN: Permission = "cms:application:assign";
const APPROVE: Permission = "cms:application:approve";

const states: ReadonlyMap<string, Words> = new Map(APPLICATION_STATES.map((state) => [state, STATE_TEXTS[state]]));

/**
 * An enterprise's application to be shown on the public site. Staff decide on it but cannot edit it: no add, update or
 * delete call.
 */
export const application = defineModule({
  path: "/cms/application",
  table: "application",
  title: { zh: "入驻申请", lo: "ຄຳຮ້ອງເຂົ້າຮ່ວມ", en: "Applications to join" },
  record: { zh: "入驻申请", lo: "ຄຳຮ້ອງ", en: "Application" },
  purpose: {
    zh: "企业和农户在网站“申请入驻”页提交的申请：审核、退回补充、通过或不通过。",
    lo: "ຄຳຮ້ອງທີ່ວິສາຫະກິດ ແລະ ຊາວກະສິກອນສົ່ງຜ່ານໜ້າ “ສະໝັກເຂົ້າຮ່ວມ”: ກວດສອບ, ສົ່ງກັບໃຫ້ແກ້ໄຂ, ອະນຸມັດ ຫຼື ບໍ່ອະນຸມັດ.",
    en: "Applications sent from the public site’s “Apply to join” page: review, request changes, approve or reject.",
  },
  menu: {
    group: "content",
    icon: "inbox",
    order: 25,
    rights: { [REVIEW]: CALL_TEXTS.review, [ASSIGN]: CALL_TEXTS.assign, [APPROVE]: CALL_TEXTS.approve },
  },
  fields: {
    number: text({ label: { zh: "申请编号", lo: "ເລກທີຄຳຮ້ອງ", en: "Number" }, max: 40, required: true }),
    name: translatedText({
      label: { zh: "企业名称", lo: "ຊື່ວິສາຫະກິດ", en: "Enterprise" },
      max: 120,
      requiredIn: [],
      hasSortKey: true,
    }),
    state: choice({
      label: { zh: "状态", lo: "ສະຖານະ", en: "Status" },
      among: () => states,
      colors: STATE_COLORS,
      required: true,
    }),
    type: dictionary({ label: { zh: "企业类型", lo: "ປະເພດ", en: "Type" }, group: "enterpriseType", required: true }),
    creditCode: text({ label: { zh: "注册号", lo: "ເລກທະບຽນ", en: "Registration number" }, max: 40 }),
    division: reference({ label: { zh: "所在地区", lo: "ເຂດ", en: "Region" }, to: division, required: true }),
    address: text({ label: { zh: "地址", lo: "ທີ່ຢູ່", en: "Address" }, max: 200 }),
    contact: text({ label: { zh: "联系人", lo: "ຜູ້ປະສານງານ", en: "Contact" }, max: 60, required: true }),
    phone: text({ label: { zh: "联系电话", lo: "ເບີໂທ", en: "Phone" }, max: 40, required: true }),
    email: text({ label: { zh: "邮箱", lo: "ອີເມວ", en: "Email" }, max: 120 }),
    introduction: longText({ label: { zh: "介绍", lo: "ແນະນຳ", en: "About" }, max: 2000 }),
    language: text({ label: { zh: "申请语言", lo: "ພາສາ", en: "Language" }, max: 2, required: true }),
    reviewer: reference({ label: { zh: "审核人", lo: "ຜູ້ກວດສອບ", en: "Reviewer" }, to: user }),
    enterprise: reference({ label: { zh: "生成的企业", lo: "ວິສາຫະກິດທີ່ສ້າງ", en: "Enterprise created" }, to: enterprise }),
    consentAt: moment({ label: { zh: "授权时间", lo: "ເວລາທີ່ຍິນຍອມ", en: "Consent given" }, required: true }),
    submittedAt: moment({ label: { zh: "提交时间", lo: "ເວລາສົ່ງ", en: "Submitted" }, required: true }),
    decidedAt: moment({ label: { zh: "办结时间", lo: "ເວລາພິຈາລະນາສຳເລັດ", en: "Closed" } }),
  },
  list: {
    columns: ["name", "state", "division", "contact", "submittedAt", "reviewer"],
    beneath: { name: "number", contact: "phone" },
    cardTitle: "name",
    filters: ["state", "division", "reviewer", "type"],
    search: ["number", "name", "creditCode", "contact", "phone"],
    sort: "submittedAt desc",
    notInRows: ["introduction"],
  },
  recordTitle: "number",
  form: { as: "page" },
  scope: { division: "division" },
  without: ["add", "update", "delete", "import", "options"],
});
