import { DOCUMENT_KINDS } from "../../contract/files/documents.ts";
import type { Sort } from "../../contract/list-query.ts";
import { inEach } from "../../contract/text.ts";
import { defineModule } from "../../crud/define-module.ts";
import { choice } from "../../fields/choice/choice.ts";
import { flag } from "../../fields/flag/flag.ts";
import { moment } from "../../fields/moment/moment.ts";
import { reference } from "../../fields/reference/reference.ts";
import { text } from "../../fields/text/text.ts";
import { user } from "../user/user.ts";
import { FILE_LIST_TEXTS as texts } from "./list-texts.ts";

const TYPES = new Map(["jpg", "png", ...DOCUMENT_KINDS].map((type) => [type, inEach(() => type.toUpperCase())]));

/** Below how many bytes a file counts as of a size; the largest has no limit. */
export const SIZE_LIMITS = { small: 102_400, medium: 512_000, large: 1_048_576 } as const;
const SIZES = new Map([
  ["small", texts.small],
  ["medium", texts.medium],
  ["large", texts.large],
  ["huge", texts.huge],
]);

/** Uploaded files, declared for the filters and saved views of their page; `file.server.ts` reads the rows. */
export const fileList = defineModule({
  path: "/sys/file",
  table: "attachment",
  title: texts.title,
  record: texts.file,
  purpose: texts.purpose,
  fields: {
    fileName: text({ label: texts.name, readOnly: true }),
    fileExtension: choice({ label: texts.type, among: () => TYPES, readOnly: true }),
    /** Sorted by the size itself. */
    sizeClass: choice({ label: texts.size, among: () => SIZES, readOnly: true }),
    isUnused: flag({ label: texts.use, on: texts.unused, off: texts.used, readOnly: true }),
    ownerId: reference({ label: texts.by, to: user, readOnly: true }),
    uploadedAt: moment({ label: texts.when, readOnly: true }),
  },
  list: {
    columns: ["fileName"],
    filters: ["fileExtension", "sizeClass", "isUnused"],
    search: ["fileName"],
    sort: "uploadedAt desc",
  },
  recordTitle: "fileName",
  without: ["get", "add", "update", "delete", "export", "import", "options"],
});

/** The orders that are offered; the newest first is the list's own. */
export const FILE_ORDERS = {
  newest: [],
  oldest: [{ field: "uploadedAt", isDescending: false }],
  largest: [{ field: "sizeClass", isDescending: true }],
  byName: [{ field: "fileName", isDescending: false }],
} as const satisfies Readonly<Record<string, readonly Sort[]>>;
export type FileOrder = keyof typeof FILE_ORDERS;
