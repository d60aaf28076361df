import { enumerated, type Language } from "../../contract/text.ts";

interface Names {
  readonly name: string;
  readonly nameEn: string;
  readonly nameLo: string;
}

/** Joins names in the interface language. */
export const rolesNamed = (names: readonly Names[], language: Language): string =>
  enumerated(
    names.map(({ name, nameEn, nameLo }) => (language === "en" ? nameEn : language === "lo" ? nameLo : name) || name),
    language,
  );
