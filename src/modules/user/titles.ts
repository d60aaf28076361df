import type { Language } from "../../contract/text.ts";

interface Titles {
  readonly title: string;
  readonly titleEn: string;
  readonly titleLo: string;
}
interface Names {
  readonly name: string;
  readonly nameEn: string;
  readonly nameLo: string;
}

/** The title in the interface language, else in Chinese (§2). */
export const titleIn = ({ title, titleEn, titleLo }: Titles, language: Language): string =>
  (language === "en" ? titleEn : language === "lo" ? titleLo : title) || title;

/** Joins names in the interface language. */
export const rolesNamed = (names: readonly Names[], language: Language): string =>
  names
    .map(({ name, nameEn, nameLo }) => (language === "en" ? nameEn : language === "lo" ? nameLo : name) || name)
    .join(language === "zh" ? "、" : ", ");
