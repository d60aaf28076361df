import { withAsciiDigits } from "../../contract/characters/ascii-digits.ts";
import { EMAIL, PHONE } from "../../contract/contact-rules.ts";
import type { Language } from "../../contract/text.ts";
import {
  OWN_NAME,
  languageOf,
  type FormValues,
  type ProductValues,
  type ApplicationPageData,
} from "./application-values.ts";
import type { FormWords } from "./application-texts.ts";

/** Error messages by the field's name in the calls. */
export type FormErrors = Readonly<Record<string, string>>;

/** Index of the step that contains a field. */
export const stepOf = (field: string): 0 | 1 | 2 => {
  if (/^(products|pictures|licence|introduction)/.test(field)) return 1;
  return field === "consent" || field === "captcha" ? 2 : 0;
};

/** Label of a field in the error summary. */
export function labelOf(field: string, words: FormWords, language: Language): string {
  if (field === OWN_NAME[language]) return words.name;
  if (field === OWN_NAME.zh) return words.nameZh;
  const [, index, part] = PRODUCT_FIELD.exec(field) ?? [];
  if (index === undefined) return field === "consent" ? words.stepCheck : (words[field as keyof FormWords] ?? field);
  const parts: Readonly<Record<string, string>> = {
    name: words.productName,
    category: words.category,
    months: words.months,
    text: words.productText,
    pictures: words.productPictures,
  };
  return `${words.productAt.replace("{place}", String(Number(index) + 1))}, ${parts[part ?? ""] ?? ""}`;
}

const PRODUCT_FIELD = /^products\[(\d+)\]\.(\w+)$/;

/** Value of a field by its name in the calls. */
function valueOf(values: FormValues, field: string): unknown {
  const [, index, part] = PRODUCT_FIELD.exec(field) ?? [];
  if (index !== undefined) return values.products[Number(index)]?.[part as keyof ProductValues];
  return values[(field === "division" ? "divisions" : field) as keyof FormValues];
}

/** Errors of the fields that have not changed since `before`: an error disappears when its field is edited. */
export const errorsLeft = (errors: FormErrors, before: FormValues, now: FormValues): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => valueOf(before, field) === valueOf(now, field)));

/**
 * Validates a step by the server's rules before anything is sent. By hand, because the schema library would double the
 * page's script.
 */
export function errorsOfStep(
  values: FormValues,
  step: number,
  { language, words, limits }: ApplicationPageData,
): FormErrors {
  const found: Record<string, string> = {};
  const need = (field: string, value: string) => {
    if (value.trim() === "") found[field] = words.required;
  };
  const fits = (field: string, value: string, max = Infinity) => {
    if (value.trim().length > max) found[field] = words.tooLong.replace("{max}", String(max));
  };
  if (step === 0) {
    for (const name of ["name", "nameLo", "nameEn"] as const) fits(name, values[name], limits["name"]);
    for (const name of ["creditCode", "address", "contact", "phone", "email"] as const)
      fits(name, values[name], limits[name]);
    need(OWN_NAME[language], values[OWN_NAME[languageOf(values, language)]]);
    need("type", values.type);
    // A country alone is not enough to find an applicant.
    if (values.divisions.length < 2) found["division"] = words.required;
    need("contact", values.contact);
    need("phone", values.phone);
    const phone = withAsciiDigits(values.phone).trim();
    if (phone !== "" && !PHONE.test(phone)) found["phone"] ??= words.badPhone;
    if (values.email.trim() !== "" && !EMAIL.test(values.email.trim())) found["email"] ??= words.badEmail;
  }
  if (step === 1) {
    fits("introduction", values.introduction, limits["introduction"]);
    for (const [index, product] of values.products.entries()) {
      fits(`products[${index}].name`, product.name, limits["productName"]);
      fits(`products[${index}].text`, product.text, limits["productText"]);
      need(`products[${index}].name`, product.name);
      need(`products[${index}].category`, product.category);
    }
  }
  return found;
}
