/** Dictionary of product categories; the values never change. */
export const PRODUCT_CATEGORIES = {
  code: "productCategory",
  name: { zh: "农产品品类", lo: "ປະເພດຜະລິດຕະພັນກະສິກຳ", en: "Product categories" },
  entries: [
    { value: "grain", label: { zh: "粮油", lo: "ທັນຍາຫານ ແລະ ນ້ຳມັນພືດ", en: "Rice and grain" } },
    { value: "vegetable", label: { zh: "蔬菜", lo: "ຜັກ", en: "Vegetables" } },
    { value: "fruit", label: { zh: "水果", lo: "ໝາກໄມ້", en: "Fruit" } },
    { value: "tea", label: { zh: "茶叶", lo: "ຊາ", en: "Tea" } },
    { value: "coffee", label: { zh: "咖啡", lo: "ກາເຟ", en: "Coffee" } },
    { value: "spice", label: { zh: "香料与药材", lo: "ເຄື່ອງເທດ ແລະ ພືດເປັນຢາ", en: "Spices and medicinal plants" } },
    { value: "mushroom", label: { zh: "菌类与林产", lo: "ເຫັດ ແລະ ເຄື່ອງປ່າຂອງດົງ", en: "Mushrooms and forest products" } },
    { value: "nut", label: { zh: "坚果与豆类", lo: "ໝາກເປືອກແຂງ ແລະ ຖົ່ວ", en: "Nuts and pulses" } },
    { value: "flower", label: { zh: "花卉", lo: "ດອກໄມ້", en: "Flowers" } },
    { value: "livestock", label: { zh: "畜禽", lo: "ສັດລ້ຽງ ແລະ ສັດປີກ", en: "Livestock and poultry" } },
    { value: "aquatic", label: { zh: "水产", lo: "ສັດນ້ຳ", en: "Aquatic products" } },
    { value: "honey", label: { zh: "蜂产品", lo: "ຜະລິດຕະພັນເຜິ້ງ", en: "Bee products" } },
    { value: "processed", label: { zh: "加工食品", lo: "ອາຫານປຸງແຕ່ງ", en: "Processed food" } },
    { value: "craft", label: { zh: "手工艺品", lo: "ເຄື່ອງຫັດຖະກຳ", en: "Handicrafts" } },
  ],
};
