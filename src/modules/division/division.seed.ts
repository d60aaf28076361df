import type { Words } from "../../contract/text.ts";

export interface SeedDivision {
  readonly value: string;
  readonly name: Words;
  readonly children?: readonly SeedDivision[];
}

const division = (
  value: string,
  zh: string,
  lo: string,
  en: string,
  children?: readonly SeedDivision[],
): SeedDivision => ({ value, name: { zh, lo, en }, ...(children ? { children } : {}) });

/**
 * The divisions a new installation begins with: Laos' provinces by the statistics bureau's numbers, and of China the
 * prefectures of Yunnan by GB/T 2260, with the counties that border Laos there. Countries by ISO 3166.
 */
export const divisionSeed: readonly SeedDivision[] = [
  division("LA", "老挝", "ສປປ ລາວ", "Lao PDR", [
    division("LA01", "万象市", "ນະຄອນຫຼວງວຽງຈັນ", "Vientiane Capital"),
    division("LA02", "丰沙里省", "ແຂວງຜົ້ງສາລີ", "Phongsaly"),
    division("LA03", "琅南塔省", "ແຂວງຫຼວງນ້ຳທາ", "Luang Namtha"),
    division("LA04", "乌多姆赛省", "ແຂວງອຸດົມໄຊ", "Oudomxay"),
    division("LA05", "博胶省", "ແຂວງບໍ່ແກ້ວ", "Bokeo"),
    division("LA06", "琅勃拉邦省", "ແຂວງຫຼວງພະບາງ", "Luang Prabang"),
    division("LA07", "华潘省", "ແຂວງຫົວພັນ", "Houaphanh"),
    division("LA08", "沙耶武里省", "ແຂວງໄຊຍະບູລີ", "Xayaboury"),
    division("LA09", "川圹省", "ແຂວງຊຽງຂວາງ", "Xiengkhouang"),
    division("LA10", "万象省", "ແຂວງວຽງຈັນ", "Vientiane Province"),
    division("LA11", "波里坎赛省", "ແຂວງບໍລິຄຳໄຊ", "Bolikhamxay"),
    division("LA12", "甘蒙省", "ແຂວງຄຳມ່ວນ", "Khammouane"),
    division("LA13", "沙湾拿吉省", "ແຂວງສະຫວັນນະເຂດ", "Savannakhet"),
    division("LA14", "沙拉湾省", "ແຂວງສາລະວັນ", "Salavan"),
    division("LA15", "色贡省", "ແຂວງເຊກອງ", "Sekong"),
    division("LA16", "占巴塞省", "ແຂວງຈຳປາສັກ", "Champasak"),
    division("LA17", "阿速坡省", "ແຂວງອັດຕະປື", "Attapeu"),
    division("LA18", "赛宋本省", "ແຂວງໄຊສົມບູນ", "Xaisomboun"),
  ]),
  division("CN", "中国", "ຈີນ", "China", [
    division("530000", "云南省", "ແຂວງຢຸນນານ", "Yunnan", [
      division("530100", "昆明市", "ນະຄອນຄຸນໝິງ", "Kunming"),
      division("530300", "曲靖市", "ນະຄອນຊູຈິງ", "Qujing"),
      division("530400", "玉溪市", "ນະຄອນຢູຊີ", "Yuxi"),
      division("530500", "保山市", "ນະຄອນເປົາຊານ", "Baoshan"),
      division("530600", "昭通市", "ນະຄອນເຈົາທົງ", "Zhaotong"),
      division("530700", "丽江市", "ນະຄອນລີຈຽງ", "Lijiang"),
      division("530800", "普洱市", "ນະຄອນຜູເອີ", "Pu'er"),
      division("530900", "临沧市", "ນະຄອນລິນຊາງ", "Lincang"),
      division("532300", "楚雄彝族自治州", "ເຂດປົກຄອງຕົນເອງຈູຊຽງ", "Chuxiong Yi Autonomous Prefecture"),
      division("532500", "红河哈尼族彝族自治州", "ເຂດປົກຄອງຕົນເອງຫົງເຫີ", "Honghe Hani and Yi Autonomous Prefecture"),
      division("532600", "文山壮族苗族自治州", "ເຂດປົກຄອງຕົນເອງເວີນຊານ", "Wenshan Zhuang and Miao Autonomous Prefecture"),
      division("532800", "西双版纳傣族自治州", "ເຂດປົກຄອງຕົນເອງສິບສອງພັນນາ", "Xishuangbanna Dai Autonomous Prefecture", [
        division("532801", "景洪市", "ເມືອງຊຽງຮຸ່ງ", "Jinghong"),
        division("532822", "勐海县", "ເມືອງຮາຍ", "Menghai"),
        division("532823", "勐腊县", "ເມືອງຫຼ້າ", "Mengla"),
      ]),
      division("532900", "大理白族自治州", "ເຂດປົກຄອງຕົນເອງຕ້າລີ", "Dali Bai Autonomous Prefecture"),
      division("533100", "德宏傣族景颇族自治州", "ເຂດປົກຄອງຕົນເອງເຕີຫົງ", "Dehong Dai and Jingpo Autonomous Prefecture"),
      division("533300", "怒江傈僳族自治州", "ເຂດປົກຄອງຕົນເອງນູຈຽງ", "Nujiang Lisu Autonomous Prefecture"),
      division("533400", "迪庆藏族自治州", "ເຂດປົກຄອງຕົນເອງຕີຊິງ", "Diqing Tibetan Autonomous Prefecture"),
    ]),
  ]),
];
