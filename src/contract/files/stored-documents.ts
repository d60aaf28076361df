import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line } from "../scalars.ts";
import { defineTexts } from "../text.ts";
import { DOCUMENT_LIMIT } from "./documents.ts";
import { withWireNames } from "../wire/wire.ts";

const texts = defineTexts("storedDocumentCall", {
  upload: { zh: "上传文件", lo: "ອັບໂຫຼດໄຟລ໌", en: "Upload a document" },
});

const storedDocument = z.object({
  id: z.string(),
  /** The browser's file name, for display only. */
  fileName: z.string(),
  /** Path below the site's root. */
  filePath: z.string(),
  /** Bytes. */
  fileSize: z.int(),
});
export type StoredDocument = z.output<typeof storedDocument>;

export const storedDocuments = {
  /** A PDF, DOCX or XLSX of up to 10 MB without active content; needs the right to upload into `base_path`. */
  upload: endpoint({
    method: "POST",
    path: "/oss/document/upload",
    takesKey: true,
    permission: "signed-in",
    title: texts.upload,
    input: withWireNames({ basePath: line(100) }, { basePath: "base_path" }),
    reply: storedDocument,
    body: "multipart",
    largestFile: DOCUMENT_LIMIT,
    budget: "costly",
  }),
};
