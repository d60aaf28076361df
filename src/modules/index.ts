import { declare } from "../crud/declared.ts";
import type { Module } from "../crud/define-module.ts";
import { dictionaryEntry, dictionaryGroup } from "./dictionary/dictionary.ts";
import { division } from "./division/division.ts";
import { message } from "./message/message.ts";
import { role } from "./role/role.ts";
import { user } from "./user/user.ts";

/** Every declared module, in menu order. A new module is one line here. */
export const modules: readonly Module[] = [user, role, dictionaryEntry, dictionaryGroup, division, message];
declare(modules);
