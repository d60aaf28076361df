import dayjs from "dayjs";
import { shortened } from "../../contract/characters/shortened-text.ts";
import { useText } from "../../web/i18n/language.tsx";
import { TYPED_DAY_TEXTS } from "./typed-day-texts.ts";

const LONGEST_QUOTED = 40; // characters

/** Says of a text that it is no date, with an example of the spelling that is shown; "" for no text. */
export function useUnreadWords(format: string): (text: string) => string {
  const t = useText();
  return (text) =>
    text === ""
      ? ""
      : t(TYPED_DAY_TEXTS.unread, { text: shortened(text, LONGEST_QUOTED), example: dayjs().format(format) });
}
