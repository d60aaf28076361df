import styles from "./avatar.module.css";

/** Longer ones are no person's name but an office's. */
const LONGEST_CHINESE_NAME = 3;

/**
 * The letter of a name people know themselves by: the last character of a Chinese person's name, else the first letter (a Lao
 * vowel before its consonant is skipped).
 */
export const initialOf = (name: string): string => {
  const letters = [...name.trim()];
  const isChinese = letters.length <= LONGEST_CHINESE_NAME && /^\p{Script=Han}+$/u.test(name.trim());
  return (isChinese ? letters.at(-1) : letters.find((letter) => !/[\u0ec0-\u0ec4]/.test(letter)))?.toUpperCase() ?? "";
};

interface AvatarProps {
  readonly name: string;
  /** Path of the portrait; empty: the name's letter. */
  readonly picture: string;
  /** CSS pixels. */
  readonly size: 28 | 40 | 96;
}

/** Who somebody is, at a glance. Says nothing to a reader: the name stands beside it. */
export function Avatar({ name, picture, size }: AvatarProps) {
  return picture === "" ? (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {initialOf(name)}
    </span>
  ) : (
    <img className={styles.avatar} data-size={size} src={picture} width={size} height={size} alt="" />
  );
}
