import type { z } from "zod";
import type { FieldError, TranslatedFieldError } from "./errors.ts";
import { defineTexts, inLanguage, type Language, type TextParameters, type Words } from "./text.ts";

/** Validation messages, shared by the server's replies and the forms. */
export const VALIDATION_TEXTS = defineTexts("validation", {
  required: { zh: "请填写此项", lo: "ຂໍ້ມູນນີ້ຈຳເປັນ", en: "This is required" },
  tooLong: { zh: "最多 {max} 个字符", lo: "ບໍ່ເກີນ {max} ຕົວອັກສອນ", en: "At most {max} characters" },
  tooShort: { zh: "至少 {min} 个字符", lo: "ຢ່າງໜ້ອຍ {min} ຕົວອັກສອນ", en: "At least {min} characters" },
  tooManyItems: { zh: "最多 {max} 项", lo: "ບໍ່ເກີນ {max} ລາຍການ", en: "At most {max} items" },
  tooFewItems: { zh: "至少 {min} 项", lo: "ຢ່າງໜ້ອຍ {min} ລາຍການ", en: "At least {min} items" },
  versionEach: {
    zh: "版本号须与记录一一对应",
    lo: "ຕ້ອງມີເລກສະບັບໃຫ້ຄົບທຸກລາຍການ",
    en: "One version is needed for each record",
  },
  tooBig: { zh: "不能大于 {max}", lo: "ຕ້ອງບໍ່ເກີນ {max}", en: "At most {max}" },
  tooSmall: { zh: "不能小于 {min}", lo: "ຕ້ອງບໍ່ຕ່ຳກວ່າ {min}", en: "At least {min}" },
  number: { zh: "请输入数字", lo: "ກະລຸນາປ້ອນຕົວເລກ", en: "Enter a number" },
  integer: { zh: "请输入整数", lo: "ກະລຸນາປ້ອນຈຳນວນເຕັມ", en: "Enter a whole number" },
  integerFrom: {
    zh: "请输入不小于 {min} 的整数",
    lo: "ກະລຸນາປ້ອນຈຳນວນເຕັມຕັ້ງແຕ່ {min} ຂຶ້ນໄປ",
    en: "Enter a whole number, {min} or more",
  },
  integerBetween: {
    zh: "请输入 {min} 到 {max} 之间的整数",
    lo: "ກະລຸນາປ້ອນຈຳນວນເຕັມຕັ້ງແຕ່ {min} ຫາ {max}",
    en: "Enter a whole number from {min} to {max}",
  },
  day: {
    zh: "请输入有效日期（年-月-日）",
    lo: "ກະລຸນາປ້ອນວັນທີທີ່ມີຈິງ (ປີ-ເດືອນ-ວັນ)",
    en: "Enter a valid date (YYYY-MM-DD)",
  },
  moment: {
    zh: "请输入有效的日期和时间（1900 至 2299 年）",
    lo: "ກະລຸນາປ້ອນວັນທີ ແລະ ເວລາທີ່ຖືກຕ້ອງ (ປີ 1900 ຫາ 2299)",
    en: "Enter a valid date and time (years 1900 to 2299)",
  },
  choice: { zh: "请从列表中选择", lo: "ກະລຸນາເລືອກຈາກລາຍການ", en: "Choose one from the list" },
  format: { zh: "格式不正确", lo: "ຮູບແບບບໍ່ຖືກຕ້ອງ", en: "The format is not valid" },
  controlCharacter: {
    zh: "含有看不见的控制字符，请删除后重新输入",
    lo: "ມີຕົວອັກສອນຄວບຄຸມທີ່ເບິ່ງບໍ່ເຫັນ, ກະລຸນາລຶບແລ້ວພິມໃໝ່",
    en: "Contains invisible control characters. Delete the text and type it again",
  },
  memberName: {
    zh: "参数名的写法不正确",
    lo: "ຊື່ພາຣາມິເຕີຂຽນບໍ່ຖືກຕ້ອງ",
    en: "This parameter’s name is not written correctly",
  },
  oneValue: { zh: "只能填写一个值", lo: "ປ້ອນໄດ້ພຽງຄ່າດຽວ", en: "Only one value is accepted" },
  unknownFilter: { zh: "不支持按此字段筛选", lo: "ບໍ່ສາມາດກັ່ນຕອງຕາມຂໍ້ມູນນີ້", en: "You cannot filter by this field" },
  twoEnds: {
    zh: "需要起止两个值，以“,”隔开",
    lo: "ຕ້ອງມີຄ່າເລີ່ມຕົ້ນ ແລະ ຄ່າສິ້ນສຸດ ຂັ້ນດ້ວຍ “,”",
    en: "Needs a first and a last value, separated by “,”",
  },
  taken: { zh: "已被使用，请换一个", lo: "ຖືກໃຊ້ແລ້ວ, ກະລຸນາໃຊ້ຄ່າອື່ນ", en: "Already taken. Choose another" },
});

interface Explained {
  readonly words: Words;
  readonly parameters?: TextParameters;
}

const bound = (issue: z.core.$ZodIssue & { code: "too_big" | "too_small" }): Explained => {
  const isBig = issue.code === "too_big";
  const limit = Number(isBig ? issue.maximum : issue.minimum);
  const parameters = isBig ? { max: limit } : { min: limit };
  switch (issue.origin) {
    case "string":
      if (!isBig && limit === 1) return { words: VALIDATION_TEXTS.required };
      return { words: isBig ? VALIDATION_TEXTS.tooLong : VALIDATION_TEXTS.tooShort, parameters };
    case "array":
      return { words: isBig ? VALIDATION_TEXTS.tooManyItems : VALIDATION_TEXTS.tooFewItems, parameters };
    default:
      return { words: isBig ? VALIDATION_TEXTS.tooBig : VALIDATION_TEXTS.tooSmall, parameters };
  }
};

const explain = (issue: z.core.$ZodIssue, value: unknown): Explained => {
  const isMissing = value === undefined || value === null;
  switch (issue.code) {
    case "too_big":
    case "too_small":
      return bound(issue);
    case "custom": {
      const { words, parameters }: Partial<Explained> = issue.params ?? {};
      return { words: words ?? VALIDATION_TEXTS.format, ...(parameters ? { parameters } : {}) };
    }
    case "invalid_type":
    case "invalid_union":
      if (isMissing) return { words: VALIDATION_TEXTS.required };
      return { words: typeof value === "object" ? VALIDATION_TEXTS.oneValue : VALIDATION_TEXTS.format };
    case "invalid_value":
      return { words: isMissing ? VALIDATION_TEXTS.required : VALIDATION_TEXTS.choice };
    default:
      return { words: VALIDATION_TEXTS.format };
  }
};

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    input,
  );

/** Converts zod's issues; nested fields are written as on the wire (`meta.title`, `ids[0]`). */
export const fieldErrorsOf = (error: z.core.$ZodError, input: unknown): FieldError[] =>
  error.issues.map((issue) => ({
    field: issue.path
      .map((step, index) => (typeof step === "number" ? `[${step}]` : `${index > 0 ? "." : ""}${String(step)}`))
      .join(""),
    ...explain(issue, valueAt(input, issue.path)),
  }));

/** Field errors in one language, as the wire says them. */
export const translateFieldErrors = (errors: readonly FieldError[], language: Language): TranslatedFieldError[] =>
  errors.map(({ field, words, parameters }) => ({ field, message: inLanguage(words, language, parameters) }));
