import type { Language, Words } from "./text.ts";

/** Initial name of the administrator, stored in Chinese until they enter their own. */
export const ADMINISTRATOR: Words = { zh: "系统管理员", lo: "ຜູ້ດູແລລະບົບ", en: "System administrator" };

/** A person's name for a reader; only the administrator's initial name is translated. */
export const personNameIn = (name: string, language: Language): string =>
  name === ADMINISTRATOR.zh ? ADMINISTRATOR[language] : name;

/** Texts by which readers of all languages may search for a name. */
export const personNames = (name: string): readonly string[] =>
  name === ADMINISTRATOR.zh ? Object.values(ADMINISTRATOR) : [name];
