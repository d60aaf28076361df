import { z } from "zod";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";
import { imageAddress } from "../image/image.ts";

export interface ImagesOptions extends FieldOptions {
  /** Folder of this field's uploads, such as `/file/product/` (§7 base_path). */
  readonly basePath: `/file/${string}/`;
  readonly most: number;
}

export interface ImagesField extends Field<{ "": string }> {
  readonly kind: "images";
  readonly basePath: string;
  readonly most: number;
}

/** The paths of a stored value, in order. */
export const imagePaths = (value: string | null | undefined): readonly string[] =>
  (value ?? "").split(",").filter((path) => path !== "");

/** Paths separated by commas, as the family stores them; empty text for none. */
const addresses = (most: number, isRequired: boolean) =>
  z.codec(z.string().max(most * 201 + 1000), z.string(), {
    decode: (text, context) => {
      const read = z
        .array(imageAddress)
        .min(isRequired ? 1 : 0)
        .max(most)
        .safeParse([...new Set(imagePaths(text))]);
      if (!read.success) {
        for (const issue of read.error.issues) context.issues.push({ ...issue, input: text } as never);
        return z.NEVER;
      }
      return read.data.join(",");
    },
    encode: (text) => text,
  });

/** Several uploaded pictures in display order; the first one represents the record. */
export function images(options: ImagesOptions): ImagesField {
  const { basePath, most, required: isRequired = false } = options;
  const property: Property<string> = {
    label: options.label,
    schema: addresses(most, isRequired),
    column: "text",
    plainOperator: "eq",
    ...(isRequired ? {} : { initial: "" }),
    toCell: (value) => imagePaths(value).join("; ") || null,
    fromCell: (cell) =>
      cellText(cell)
        .split(/[;；,，]/)
        .flatMap((part) => part.trim() || [])
        .join(","),
  };
  return { ...fieldOf<"images", { "": string }>("images", options, { "": property }), basePath, most };
}
