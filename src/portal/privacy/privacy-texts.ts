import { defineTexts } from "../../contract/text.ts";

export const PRIVACY_TEXTS = defineTexts("portalPrivacy", {
  contact: { zh: "联系我们", lo: "ຕິດຕໍ່ພວກເຮົາ", en: "Contact" },
  privacy: { zh: "隐私说明", lo: "ຄວາມເປັນສ່ວນຕົວ", en: "Privacy" },
});
