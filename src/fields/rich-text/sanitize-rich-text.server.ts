import { invalidField } from "../../contract/errors.ts";
import { withoutDirection } from "../../contract/characters/visible.ts";
import { isTextImage } from "../../contract/html/safe-link.ts";
import { defineTexts } from "../../contract/text.ts";
import { sanitizeHtml, pictureAddresses, UnfitHtml } from "../../server/html/sanitize-html.ts";
import type { Field } from "../field.ts";
import type { RichTextField } from "./rich-text.ts";

const texts = defineTexts("richTextRules", {
  unfit: {
    zh: "内容过长或过于复杂，请简化",
    lo: "ເນື້ອໃນຍາວ ຫຼື ສັບຊ້ອນເກີນໄປ, ກະລຸນາເຮັດໃຫ້ງ່າຍລົງ",
    en: "This is too long or too complex. Make it simpler",
  },
  foreign: {
    zh: "文中有来自其他网站的图片，读者看不到；请上传图片文件，或删除该图片",
    lo: "ໃນເນື້ອໃນມີຮູບຈາກເວັບໄຊອື່ນ ເຊິ່ງຜູ້ອ່ານຈະບໍ່ເຫັນ; ກະລຸນາອັບໂຫຼດໄຟລ໌ຮູບ ຫຼື ລຶບຮູບນັ້ນອອກ",
    en: "The text contains an image from another website, which readers would not see. Upload the image file, or remove it",
  },
  embedded: {
    zh: "文中有未上传的图片（嵌在文字里，或只在您的电脑上），保存后会丢失；请上传图片文件，或删除该图片",
    lo: "ໃນເນື້ອໃນມີຮູບທີ່ຍັງບໍ່ໄດ້ອັບໂຫຼດ (ຝັງຢູ່ໃນຂໍ້ຄວາມ ຫຼື ຢູ່ໃນຄອມພິວເຕີຂອງທ່ານ) ເຊິ່ງຈະເສຍໄປເມື່ອບັນທຶກ; ກະລຸນາອັບໂຫຼດໄຟລ໌ຮູບ ຫຼື ລຶບຮູບນັ້ນອອກ",
    en: "The text contains an image that was not uploaded (it is embedded in the text or only on your computer) and would be lost. Upload the image file, or remove it",
  },
  empty: {
    zh: "去除不允许的格式后，内容为空",
    lo: "ຫຼັງຈາກເອົາສ່ວນທີ່ບໍ່ອະນຸຍາດອອກ ບໍ່ມີເນື້ອໃນເຫຼືອ",
    en: "No allowed content is left after cleaning",
  },
});

/** Plain text keeps its line breaks. */
const asHtml = (text: string): string => (/<[a-z!/]/i.test(text) ? text : text.replace(/\r?\n/g, "<br />"));

const SHOWS_SOMETHING = /<(?:img|hr)\b/i;
const isEmpty = (html: string): boolean => !SHOWS_SOMETHING.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, "") === "";

interface Written {
  readonly wireName: string;
  readonly field: RichTextField;
  readonly isRequired: boolean;
  readonly hosts: readonly string[];
}

function cleaned(html: string, { wireName, field, isRequired, hosts }: Written): string | null {
  let clean: string;
  try {
    // Afterwards, because such a character may be written as an entity. Links have none (safe-link.ts).
    clean = withoutDirection(sanitizeHtml(asHtml(html), hosts));
  } catch (error) {
    if (error instanceof UnfitHtml) throw invalidField(wireName, texts.unfit);
    throw error;
  }
  if (clean.length > field.max * 2) throw invalidField(wireName, texts.unfit); // escaping makes it longer
  const pictures = pictureAddresses(html, hosts);
  if (pictures.some((address) => ELSEWHERE.test(address))) throw invalidField(wireName, texts.foreign);
  if (pictures.some(isNotStored)) throw invalidField(wireName, texts.embedded);
  if (!isEmpty(clean)) return clean;
  if (isRequired) throw invalidField(wireName, texts.empty);
  return null;
}

/**
 * Pages load no pictures of other sites (HD-02) and the server fetches none, so they are refused instead of being lost.
 */
const ELSEWHERE = /^(?:https?:|\/\/)/i;

/** A picture that was never uploaded: embedded in the text, or a local file of its author. */
const isNotStored = (address: string): boolean => address !== "" && !isTextImage(address);

const isRichText = (field: Field): field is RichTextField => field.kind === "rich-text";

/**
 * Sanitises the rich text among the values (RT-01); idempotent. `hosts` are the names of this site. Throws
 * `invalidInput`.
 */
export function sanitizeRichText(
  properties: readonly { readonly name: string; readonly wireName: string; readonly field: Field }[],
  values: Readonly<Record<string, unknown>>,
  hosts: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const written = properties.flatMap(({ name, wireName, field }) => {
    const html = values[name];
    if (!isRichText(field) || typeof html !== "string") return [];
    // Only the first property is required: the Chinese text, or the only one.
    const isFirst = properties.find((each) => each.field === field)?.name === name;
    const isRequired = field.isRequired && isFirst;
    return [[name, cleaned(html, { wireName, field, isRequired, hosts })] as const];
  });
  return written.length === 0 ? values : { ...values, ...Object.fromEntries(written) };
}
