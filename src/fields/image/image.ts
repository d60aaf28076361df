import { z } from "zod";
import { orNothing } from "../../contract/scalars.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface ImageOptions extends FieldOptions {
  /** Folder of this field's uploads, such as `/file/news/` (§7 base_path); `/file/image/` by default. */
  readonly basePath?: `/file/${string}/`;
  /** Aspect ratio such as `16/9`, to which a chosen picture is cropped. */
  readonly ratio?: `${number}/${number}`;
}

export interface ImageField<Value extends string | null = string | null> extends Field<{ "": Value }> {
  readonly kind: "image";
  readonly basePath: string;
  readonly ratio?: string;
}

// Only paths that our uploads create: no scheme, host, dot segments or query (IN-12).
export const imageAddress = z
  .string()
  .max(200)
  .regex(/^\/file\/(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:jpe?g|png)$/);

/** The path of an uploaded picture, such as `/file/news/….jpg` (§3 filePath). */
export function image(options: ImageOptions & { readonly required: true }): ImageField<string>;
export function image(options: ImageOptions): ImageField;
export function image(options: ImageOptions): ImageField {
  const property: Property<string | null> = {
    label: options.label,
    schema: (options.required ? imageAddress.min(1) : orNothing(imageAddress)) as z.ZodType<string | null>,
    column: "text",
    plainOperator: "eq",
    toCell: (value) => value,
    fromCell: cellText,
  };
  return {
    ...fieldOf<"image", { "": string | null }>("image", options, { "": property }),
    basePath: options.basePath ?? "/file/image/",
    ...(options.ratio ? { ratio: options.ratio } : {}),
  };
}
