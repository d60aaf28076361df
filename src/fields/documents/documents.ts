import { z } from "zod";
import { displayName } from "../../contract/characters/written-text.ts";
import { DOCUMENT_KINDS } from "../../contract/files/documents.ts";
import { cellText, fieldOf, type Field, type FieldOptions, type Property } from "../field.ts";

export interface DocumentsOptions extends FieldOptions {
  /** Folder of this field's uploads, such as `/file/news/` (§7 base_path). */
  readonly basePath: `/file/${string}/`;
  readonly most: number;
}

export interface DocumentsField extends Field<{ "": string }> {
  readonly kind: "documents";
  readonly basePath: string;
  readonly most: number;
}

/** Characters of a name. */
export const LONGEST_DOCUMENT_NAME = 120;

// Only paths that our uploads create (IN-12).
const ADDRESS = new RegExp(`^/file/(?:[a-z0-9][a-z0-9_-]*/)+[a-z0-9][a-z0-9_-]*\\.(?:${DOCUMENT_KINDS.join("|")})$`);

const attached = z.object({
  path: z.string().max(200).regex(ADDRESS),
  /** Under which readers see it; at first the name of the uploaded file. */
  name: displayName(LONGEST_DOCUMENT_NAME).min(1),
});
export type AttachedDocument = z.output<typeof attached>;

const parsed = (text: string): unknown => {
  try {
    return text === "" ? [] : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The documents of a stored or typed value, in order; empty if it cannot be read, as in a draft of an older program.
 */
export const attachedDocuments = (value: string | null | undefined): readonly AttachedDocument[] =>
  z
    .array(z.object({ path: z.string(), name: z.string() }))
    .catch([])
    .parse(parsed(value ?? ""));

/** The value in the form that is stored and sent. */
export const documentsText = (all: readonly AttachedDocument[]): string =>
  all.length === 0 ? "" : JSON.stringify(all.map(({ path, name }) => ({ path, name })));

const eachOnce = (all: readonly AttachedDocument[]): AttachedDocument[] =>
  all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index);

/** A JSON array of `{ path, name }`, each path once; empty text for none. */
const documentsSchema = (most: number, isRequired: boolean) =>
  z.codec(z.string().max(most * 600), z.string(), {
    decode: (text, context) => {
      const read = z
        .array(attached)
        .overwrite(eachOnce)
        .min(isRequired ? 1 : 0)
        .max(most)
        .safeParse(parsed(text));
      if (!read.success) {
        for (const issue of read.error.issues) context.issues.push({ ...issue, path: [], input: text } as never);
        return z.NEVER;
      }
      return documentsText(read.data);
    },
    encode: (text) => text,
  });

/** Documents for download, in order, each with the name that readers see. */
export function documents(options: DocumentsOptions): DocumentsField {
  const { basePath, most, required: isRequired = false } = options;
  const property: Property<string> = {
    label: options.label,
    schema: documentsSchema(most, isRequired),
    column: "text",
    plainOperator: "eq",
    ...(isRequired ? {} : { initial: "" }),
    // One per line: the path, then the name.
    toCell: (value) =>
      attachedDocuments(value)
        .map(({ path, name }) => `${path} ${name}`)
        .join("\n") || null,
    fromCell: (cell) =>
      documentsText(
        cellText(cell)
          .split("\n")
          .flatMap((line) => {
            const [path = "", ...name] = line.trim().split(" ");
            return path === "" ? [] : [{ path, name: name.join(" ") || path.slice(path.lastIndexOf("/") + 1) }];
          }),
      ),
  };
  return { ...fieldOf<"documents", { "": string }>("documents", options, { "": property }), basePath, most };
}
