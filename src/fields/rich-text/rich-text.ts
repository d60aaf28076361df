import type { z } from "zod";
import { lines, orNothing } from "../../contract/scalars.ts";
import { LANGUAGES, type Language } from "../../contract/text.ts";
import { fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";
import { labelIn, TRANSLATION_SUFFIXES } from "../translated-text/translated-text.ts";

export interface RichTextOptions extends FieldOptions {
  /** Characters of HTML per language; RT-03 allows 512 KiB. */
  readonly max: number;
  /** Folder of the pictures (§7 base_path); absent: neither pictures nor tables. */
  readonly basePath?: `/file/${string}/`;
}

/**
 * Rich text in one or all languages. With several, `required: true` applies to Chinese (§2), `required: "source"` to
 * the language of writing.
 */
export interface RichTextField<
  Values extends Record<string, string | null> = Record<string, string | null>,
> extends Field<Values> {
  readonly kind: "rich-text";
  readonly max: number;
  readonly languages: readonly Language[];
  readonly basePath?: string;
}

type One<Value extends string | null> = { "": Value };
type Three<Value extends string | null> = { "": Value; En: string | null; Lo: string | null };

/** Text with headings, lists and links, as HTML; sanitised before it is stored (RT-01) and again where it is shown. */
export function richText(
  options: RichTextOptions & { readonly translated: true; readonly required: true },
): RichTextField<Three<string>>;
export function richText(
  options: Omit<RichTextOptions, "required"> & { readonly translated: true; readonly required: "source" },
): RichTextField<Three<string | null>>;
export function richText(options: RichTextOptions & { readonly translated: true }): RichTextField<Three<string | null>>;
export function richText(options: RichTextOptions & { readonly required: true }): RichTextField<One<string>>;
export function richText(options: RichTextOptions): RichTextField<One<string | null>>;
export function richText(
  options: Omit<RichTextOptions, "required"> & {
    readonly translated?: boolean;
    readonly required?: boolean | "source";
  },
): unknown {
  const { max, required = false, translated = false, label } = options;
  const isRequiredInSource = required === "source";
  const property = (language: Language): Property<string | null> => ({
    label: language === "zh" ? label : labelIn(label, language),
    schema: (required === true && language === "zh" ? lines(max).min(1) : orNothing(lines(max))) as z.ZodType<
      string | null
    >,
    column: "text",
    plainOperator: "like",
    toCell: (value) => value,
    fromCell: (cell) => (cell === null ? "" : String(cell)),
  });
  const languages: readonly Language[] = translated ? ["zh", "en", "lo"] : ["zh"];
  const properties = Object.fromEntries(languages.map((each) => [TRANSLATION_SUFFIXES[each], property(each)]));
  const field: RichTextField = {
    ...fieldOf<"rich-text", Record<string, string | null>>(
      "rich-text",
      { ...options, required: required !== false },
      properties,
    ),
    ...(isRequiredInSource ? { isRequiredInSource } : {}),
    max,
    languages: LANGUAGES.filter((each) => languages.includes(each)),
    ...(options.basePath === undefined ? {} : { basePath: options.basePath }),
  };
  return field;
}

/** Placeholder of a running upload, as the editor writes it (rich-text-picture.web.ts); never stored. */
const PENDING_PLACE = /<figure data-pending="[^"]*"><\/figure>/g;
export const withoutPending = (html: string): string => html.replace(PENDING_PLACE, "");
export const hasPending = (html: string): boolean => html.search(PENDING_PLACE) >= 0;

/** One text, or texts by language suffix. */
export type RichTextValue = string | null | undefined | Readonly<Record<string, string | null>>;

export function htmlOf(field: RichTextField, value: RichTextValue, language: Language): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return language === "zh" ? value : null;
  return field.languages.includes(language) ? (value[TRANSLATION_SUFFIXES[language]] ?? null) : null;
}

/** Replaces the text in one language. */
export function withHtml(
  field: RichTextField,
  value: RichTextValue,
  language: Language,
  html: string | null,
): string | null | Readonly<Record<string, string | null>> {
  if (field.languages.length === 1) return html;
  const all = Object.fromEntries(
    field.languages.map((each) => [TRANSLATION_SUFFIXES[each], htmlOf(field, value, each)]),
  );
  return { ...all, [TRANSLATION_SUFFIXES[language]]: html };
}
