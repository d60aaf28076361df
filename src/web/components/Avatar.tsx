import { personNameIn } from "../../contract/person-name.ts";
import { useLanguage } from "../i18n/language.tsx";
import styles from "./avatar.module.css";

/** In characters; a longer name is an office's, not a person's. */
const LONGEST_CHINESE_NAME = 3;

/**
 * Initial of a name: the last character of a Chinese person's name, otherwise the first letter (a Lao vowel written
 * before its consonant is skipped).
 */
export const initialOf = (name: string): string => {
  const letters = [...name.trim()];
  const isChinese = letters.length <= LONGEST_CHINESE_NAME && /^\p{Script=Han}+$/u.test(name.trim());
  return (isChinese ? letters.at(-1) : letters.find((letter) => !/[\u0ec0-\u0ec4]/.test(letter)))?.toUpperCase() ?? "";
};

interface AvatarProps {
  readonly name: string;
  /** Path of the portrait; empty: the letter is shown. */
  readonly picture: string;
  /** In CSS pixels. */
  readonly size: 28 | 40 | 96;
}

/** A portrait or an initial. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, picture, size }: AvatarProps) {
  const language = useLanguage();
  return picture === "" ? (
    <span className={`center ${styles.avatar}`} data-size={size} aria-hidden="true">
      {initialOf(personNameIn(name, language))}
    </span>
  ) : (
    <img className={`center ${styles.avatar}`} data-size={size} src={picture} width={size} height={size} alt="" />
  );
}
