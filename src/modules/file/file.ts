import { z } from "zod";
import { askedRecords, askedVersion } from "../../contract/asked-records.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { listInput, pageOf } from "../../contract/wire.ts";
import type { DeclaredPage } from "../menu-groups.ts";
import { FILE_CALL_TEXTS as texts } from "./texts.ts";

export const FILES_PAGE: DeclaredPage = {
  path: "/sys/file",
  view: "sys/file/index",
  title: texts.page,
  icon: "image",
  group: "system",
  order: 90,
  permission: "sys:file:list",
  buttons: { "sys:file:list": texts.list, "sys:file:update": texts.update, "sys:file:delete": texts.delete },
};

const row = z.object({
  id: z.string(),
  version: z.int(),
  /** As its uploader named it. */
  fileName: z.string(),
  filePath: z.string(),
  /** A small square of it; the picture itself where there is none yet. */
  thumbPath: z.string(),
  fileExtension: z.string(),
  fileSize: z.int(),
  width: z.int(),
  height: z.int(),
  ownerId: z.string(),
  ownerName: z.string(),
  createdAt: z.string(),
});
export type StoredPicture = z.output<typeof row>;

/** A place where a picture is shown. */
const use = z.object({
  /** Address of the page; empty where there is none. */
  address: z.string(),
  /** What kind of thing shows it, such as Users, in the reader's language. */
  place: z.string(),
  /** The record; empty for who may not see its list. */
  title: z.string(),
  isInBin: z.boolean(),
});
export type PictureUse = z.output<typeof use>;

const askedId = z.string().max(100);

export const fileCalls = {
  /** `search` looks in names of files and uploaders; `isUnused=1` leaves those that nothing shows. */
  list: endpoint({
    method: "POST",
    path: "/sys/file/list",
    permission: "sys:file:list",
    title: texts.list,
    input: listInput([
      { name: "createdAt", isSortable: true, plainOperator: "eq" },
      { name: "fileSize", isSortable: true, plainOperator: "eq" },
      { name: "fileName", isSortable: true },
      { name: "fileExtension", isSortable: false, plainOperator: "eq" },
      { name: "ownerId", isSortable: false, plainOperator: "eq" },
      { name: "isUnused", isSortable: false, plainOperator: "eq" },
    ]),
    reply: pageOf(row, ["bytes"]),
    flat: "members",
  }),
  one: endpoint({
    method: "GET",
    path: "/sys/file/{id}",
    permission: "sys:file:list",
    title: texts.list,
    input: z.object({ id: askedId }),
    reply: row.extend({
      uses: z.array(use),
      /** What its uploader keeps, of what they may (UP-07). */
      quota: z.object({ files: z.int(), bytes: z.int(), mostFiles: z.int(), mostBytes: z.int() }),
    }),
    budget: "search",
  }),
  /** New content under the same checks as an upload. Whatever shows the picture shows the new one; its address changes. */
  replace: endpoint({
    method: "POST",
    path: "/sys/file/{id}/replace",
    takesKey: true,
    permission: "sys:file:update",
    title: texts.update,
    input: z.object({ id: askedId, version: askedVersion }),
    reply: row,
    body: "multipart",
    budget: "costly",
  }),
  /** For good, and all or none (AZ-16): one that is shown somewhere is refused with where. */
  removeMany: endpoint({
    method: "POST",
    path: "/sys/file/delete",
    permission: "sys:file:delete",
    title: texts.delete,
    input: askedRecords(askedId),
    reply: z.null(),
    budget: "write",
  }),
  remove: endpoint({
    method: "POST",
    path: "/sys/file/{id}/delete",
    permission: "sys:file:delete",
    title: texts.delete,
    input: z.object({ id: askedId, version: askedVersion }),
    reply: z.null(),
    budget: "write",
  }),
};
