import { defineTexts } from "../../contract/text.ts";

export const REFERENCE_TEXTS = defineTexts("reference", {
  notListed: {
    zh: "没有查看权限，不能选择",
    lo: "ບໍ່ມີສິດເບິ່ງ, ຈຶ່ງເລືອກບໍ່ໄດ້",
    en: "You may not view these, so none can be chosen",
  },
});
