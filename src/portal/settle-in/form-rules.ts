import { EMAIL, PHONE } from "../../contract/contact-rules.ts";
import type { Language } from "../../contract/text.ts";
import { OWN_NAME, type FormValues, type ProductValues } from "./form-values.ts";
import type { FormWords } from "./settle-in-texts.ts";

/** What is wrong, by the name of the field as the calls know it. */
export type Troubles = Readonly<Record<string, string>>;

/** The step a field stands in. */
export const stepOf = (field: string): 0 | 1 | 2 => {
  if (/^(products|pictures|licence|introduction)/.test(field)) return 1;
  return field === "consent" || field === "captcha" ? 2 : 0;
};

/** What a field is called above the form, where it does not stand beside its label. */
export function labelOf(field: string, words: FormWords, language: Language): string {
  if (field === OWN_NAME[language]) return words.name;
  if (field === OWN_NAME.zh) return words.nameZh;
  const [, place, part] = PRODUCT_FIELD.exec(field) ?? [];
  if (place === undefined) return field === "consent" ? words.stepCheck : (words[field as keyof FormWords] ?? field);
  const parts: Readonly<Record<string, string>> = {
    name: words.productName,
    category: words.category,
    months: words.months,
    text: words.productText,
    pictures: words.productPictures,
  };
  return `${words.productAt.replace("{place}", String(Number(place) + 1))}, ${parts[part ?? ""] ?? ""}`;
}

const PRODUCT_FIELD = /^products\[(\d+)\]\.(\w+)$/;

/** What stands in a field, named as the calls name it. */
function valueOf(values: FormValues, field: string): unknown {
  const [, place, part] = PRODUCT_FIELD.exec(field) ?? [];
  if (place !== undefined) return values.products[Number(place)]?.[part as keyof ProductValues];
  return values[(field === "division" ? "divisions" : field) as keyof FormValues];
}

/** What was wrong with `before` and has not been touched since: nobody reads of a mistake that they have just mended. */
export const untouched = (troubles: Troubles, before: FormValues, now: FormValues): Troubles =>
  Object.fromEntries(Object.entries(troubles).filter(([field]) => valueOf(before, field) === valueOf(now, field)));

/** The rules the server has too, said before anything is sent. By hand: the library of schemas would double the page's program. */
export function troublesOf(values: FormValues, step: number, language: Language, words: FormWords): Troubles {
  const found: Record<string, string> = {};
  const need = (field: string, value: string) => {
    if (value.trim() === "") found[field] = words.required;
  };
  if (step === 0) {
    need(OWN_NAME[language], values[OWN_NAME[language]]);
    need("type", values.type);
    // A country alone says too little to find somebody in it.
    if (values.divisions.length < 2) found["division"] = words.required;
    need("contact", values.contact);
    need("phone", values.phone);
    if (values.phone.trim() !== "" && !PHONE.test(values.phone.trim())) found["phone"] = words.badPhone;
    if (values.email.trim() !== "" && !EMAIL.test(values.email.trim())) found["email"] = words.badEmail;
  }
  if (step === 1)
    for (const [index, product] of values.products.entries()) {
      need(`products[${index}].name`, product.name);
      need(`products[${index}].category`, product.category);
    }
  return found;
}
