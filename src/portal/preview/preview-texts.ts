import { defineTexts } from "../../contract/text.ts";

export const PREVIEW_TEXTS = defineTexts("portalPreview", {
  shown: {
    zh: "预览：公众看不到此页。链接会失效，请勿转发到公开场合。",
    lo: "ເບິ່ງກ່ອນເຜີຍແຜ່: ປະຊາຊົນຍັງບໍ່ເຫັນໜ້ານີ້. ລິ້ງນີ້ຈະໝົດອາຍຸ, ກະລຸນາຢ່າສົ່ງຕໍ່ໃນທີ່ສາທາລະນະ.",
    en: "A preview: the public does not see this page. The link ends; please do not pass it on in public.",
  },
  over: {
    zh: "预览链接已失效。请向发送者索取新的链接。",
    lo: "ລິ້ງເບິ່ງກ່ອນເຜີຍແຜ່ນີ້ໝົດອາຍຸແລ້ວ. ກະລຸນາຂໍລິ້ງໃໝ່ຈາກຜູ້ສົ່ງ.",
    en: "This preview link is not good any more. Ask whoever sent it for a new one.",
  },
});
