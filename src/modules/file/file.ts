import type { DeclaredPage } from "../menu-groups.ts";
import { STORED_FILES } from "../upload/upload.ts";
import { FILE_CALL_TEXTS as texts } from "./texts.ts";

export const FILES_PAGE: DeclaredPage = {
  path: STORED_FILES,
  view: "sys/file/index",
  title: texts.page,
  icon: "image",
  group: "system",
  order: 90,
  permission: "sys:file:list",
  buttons: { "sys:file:list": texts.list, "sys:file:update": texts.update, "sys:file:delete": texts.delete },
};
