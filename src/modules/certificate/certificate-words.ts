import { defineTexts } from "../../contract/text.ts";
import type { Validity } from "./validity.ts";

export const CERTIFICATE_WORDS = defineTexts("certificateScreen", {
  openProof: { zh: "打开查验页面", lo: "ເປີດໜ້າກວດສອບ", en: "Open verification page" },
  ofEnterprise: { zh: "认证证书", lo: "ໃບຢັ້ງຢືນ", en: "Certificates" },
  none: {
    zh: "还没有证书，网站上显示为未认证",
    lo: "ຍັງບໍ່ມີໃບຢັ້ງຢືນ, ເວັບໄຊຈະສະແດງວ່າຍັງບໍ່ຜ່ານການຢັ້ງຢືນ",
    en: "No certificates yet. The site shows this enterprise as not certified",
  },
  inList: { zh: "在列表中查看", lo: "ເບິ່ງໃນລາຍການ", en: "See in the list" },
  add: { zh: "新建证书", lo: "ເພີ່ມໃບຢັ້ງຢືນ", en: "Add a certificate" },
});

export const VALIDITY_COLORS: Readonly<Record<Validity, string | undefined>> = {
  valid: "success",
  expiring: "warning",
  expired: "danger",
  revoked: "danger",
  notYet: undefined,
};
