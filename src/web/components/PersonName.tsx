import { personNameIn } from "../../contract/person-name.ts";
import { useLanguage } from "../i18n/language.tsx";

/** Han and Lao script imply the language; Latin letters do not. */
const PARTS =
  /(?<zh>\p{Script=Han}+)|(?<lo>[\p{Script=Lao}]+(?:\s+[\p{Script=Lao}]+)*)|[^\p{Script=Han}\p{Script=Lao}]+/gu;

/**
 * A person's name with a `lang` attribute for each script, so a screen reader pronounces it properly on a page in
 * another language; Chinese ones are not broken between two lines.
 */
export function PersonName({ name }: { readonly name: string }) {
  const said = personNameIn(name, useLanguage());
  return [...said.matchAll(PARTS)].map(({ 0: part, index, groups }) => {
    const language = groups?.["zh"] ? "zh" : groups?.["lo"] ? "lo" : undefined;
    return language ? (
      <span key={index} lang={language} className={language === "zh" ? "unbroken" : undefined}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
