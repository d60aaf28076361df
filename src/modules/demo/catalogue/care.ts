import type { Three } from "../words.ts";

/** How goods kept in a certain way travel; closes every description. */
export const CARE: Readonly<Record<string, Three>> = {
  dry: [
    "存放于干燥通风处，开袋后密封，避免受潮。大批量按批号发货，随货附检验报告。",
    "ເກັບໄວ້ບ່ອນແຫ້ງ ອາກາດຖ່າຍເທໄດ້ດີ, ເປີດແລ້ວປິດໃຫ້ແໜ້ນ. ຈຳນວນຫຼາຍສົ່ງຕາມເລກລຸ້ນ ພ້ອມບົດລາຍງານການກວດກາ.",
    "Keep dry and airy, and close the bag once it is open. Large orders ship by lot with an inspection report.",
  ],
  dark: [
    "避光、阴凉保存，远离异味。发货前逐箱核对批号。",
    "ເກັບບ່ອນຮົ່ມ ຫຼີກເວັ້ນແສງແດດ ແລະ ກິ່ນອື່ນ. ກວດເລກລຸ້ນທຸກກ່ອງກ່ອນສົ່ງ.",
    "Keep cool, away from light and smells. Lot numbers are checked box by box before shipping.",
  ],
  chilled: [
    "0–4 ℃ 冷藏运输，从产地到磨憨口岸一般不超过两天；收到后请尽快冷藏。",
    "ຂົນສົ່ງແບບແຊ່ເຢັນ 0–4 ℃, ຈາກແຫຼ່ງຜະລິດຮອດດ່ານບໍ່ຫານບໍ່ເກີນສອງມື້; ໄດ້ຮັບແລ້ວໃຫ້ແຊ່ເຢັນທັນທີ.",
    "Carried at 0–4 °C, as a rule within two days from the farm to the border at Mohan; chill on arrival.",
  ],
  frozen: [
    "−18 ℃ 冷冻保存和运输，解冻后不要再次冷冻。",
    "ເກັບ ແລະ ຂົນສົ່ງ −18 ℃, ລະລາຍແລ້ວຫ້າມແຊ່ແຂງຄືນ.",
    "Kept and carried at −18 °C; once thawed, do not freeze again.",
  ],
  ambient: [
    "常温保存，避免挤压和暴晒。整车或整柜订购可到产地验货。",
    "ເກັບອຸນຫະພູມປົກກະຕິ, ຫຼີກເວັ້ນການທັບ ແລະ ແດດ. ສັ່ງເປັນຄັນລົດສາມາດໄປກວດສິນຄ້າຢູ່ສວນ.",
    "Keep at room temperature, out of the sun. Buyers of whole loads may inspect at the farm.",
  ],
  controlledAir: [
    "气调集装箱运输，出柜后在 18 ℃ 下催熟三至四天。",
    "ຂົນສົ່ງດ້ວຍຕູ້ຄວບຄຸມບັນຍາກາດ, ອອກຈາກຕູ້ແລ້ວບົ່ມຢູ່ 18 ℃ 3–4 ມື້.",
    "Carried in controlled atmosphere; ripen for three or four days at 18 °C.",
  ],
};
