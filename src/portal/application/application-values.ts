import type { Language } from "../../contract/text.ts";
import type { FormWords } from "./application-texts.ts";
import type { FormChoices, WrittenBefore } from "../../modules/application/application.ts";

export interface Picture {
  readonly id: string;
  readonly address: string;
}
export interface ProductValues {
  readonly name: string;
  readonly category: string;
  readonly months: readonly string[];
  readonly text: string;
  readonly pictures: readonly Picture[];
}
const TEXT_FIELDS = [
  "name",
  "nameLo",
  "nameEn",
  "type",
  "creditCode",
  "address",
  "contact",
  "phone",
  "email",
  "introduction",
] as const;
export type TextFieldName = (typeof TEXT_FIELDS)[number];

/** Values of the form. */
export interface FormValues extends Readonly<Record<TextFieldName, string>> {
  /** Language in which the form was begun, if it is taken up again; otherwise that of the page. */
  readonly begunIn?: Language;
  /** From the country down to the last chosen division. */
  readonly divisions: readonly { readonly id: string; readonly name: string }[];
  readonly products: readonly ProductValues[];
  readonly pictures: readonly Picture[];
  readonly licence: Picture | null;
}
export type Change = (part: Partial<FormValues>) => void;

export const EMPTY_PRODUCT: ProductValues = { name: "", category: "", months: [], text: "", pictures: [] };
export const EMPTY: FormValues = {
  name: "",
  nameLo: "",
  nameEn: "",
  type: "",
  creditCode: "",
  address: "",
  contact: "",
  phone: "",
  email: "",
  introduction: "",
  divisions: [],
  products: [EMPTY_PRODUCT],
  pictures: [],
  licence: null,
};

export const valuesOf = (written: WrittenBefore): FormValues => ({ ...EMPTY, ...written });

/** Field of the name in a language; that of the application's is required. */
export const OWN_NAME = { zh: "name", lo: "nameLo", en: "nameEn" } as const satisfies Record<Language, TextFieldName>;

/** The language of an application: the one in which it was begun, as long as its name is given in that one. */
export function languageOf(values: FormValues, ofPage: Language): Language {
  const { begunIn = ofPage } = values;
  return values[OWN_NAME[begunIn]].trim() === "" ? ofPage : begunIn;
}

export const picturesIn = ({ pictures, licence, products }: FormValues): Picture[] => [
  ...pictures,
  ...(licence ? [licence] : []),
  ...products.flatMap((each) => each.pictures),
];

/** The values without pictures that have expired, and with the present URLs of the others. */
export function withPersisted(values: FormValues, kept: readonly Picture[]): FormValues {
  const known = new Map(kept.map((one) => [one.id, one]));
  const left = (pictures: readonly Picture[]) => pictures.flatMap(({ id }) => known.get(id) ?? []);
  return {
    ...values,
    pictures: left(values.pictures),
    licence: left(values.licence ? [values.licence] : [])[0] ?? null,
    products: values.products.map((each) => ({ ...each, pictures: left(each.pictures) })),
  };
}

const ids = (pictures: readonly Picture[]): string => pictures.map(({ id }) => id).join(",");

/** Fields as the calls expect them; empty ones are left out. */
export function sentOf(values: FormValues, language: Language): Record<string, unknown> {
  const texts = TEXT_FIELDS.flatMap((name) => (values[name].trim() === "" ? [] : [[name, values[name]] as const]));
  return {
    ...Object.fromEntries(texts),
    language: languageOf(values, language),
    division: values.divisions.at(-1)?.id ?? "",
    pictures: ids(values.pictures),
    licence: values.licence?.id ?? "",
    products: values.products.map(({ name, category, months, text, pictures }) => ({
      name,
      category,
      months: months.join(","),
      text,
      pictures: ids(pictures),
    })),
  };
}

/** What the server draws the page from, and passes to its program. */
export interface ServedApplicationData {
  readonly language: Language;
  readonly hasCaptcha: boolean;
  /** Applicants who give an address get mail. */
  readonly hasMail: boolean;
  readonly words: FormWords;
  readonly limits: Readonly<Record<string, number>>;
  readonly choices: FormChoices;
  /** Names of the months 1 to 12. */
  readonly months: readonly string[];
}

export interface ApplicationPageData extends ServedApplicationData {
  /** Known to the document, not to the page in it. */
  readonly apiBase: string;
}
