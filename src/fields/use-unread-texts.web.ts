import { useRef, useState } from "react";
import type { UnreadTextKeeper, UnreadTexts } from "./unread-text.web.ts";

const LONGEST = 200; // characters of a text; the server refuses a draft with more than it takes

/** Keeps the unread texts of a form; `changed` is called when the person types another. */
export function useUnreadTexts(changed: () => void) {
  const texts = useRef<UnreadTexts>({});
  const [round, setRound] = useState(0);
  const keeper: UnreadTextKeeper = {
    texts,
    round,
    keep(name, whole) {
      const text = whole.slice(0, LONGEST);
      const { [name]: before = "", ...others } = texts.current;
      if (text === before) return;
      texts.current = text === "" ? others : { ...others, [name]: text };
      changed();
    },
  };
  return {
    keeper,
    /** Puts these in place of what stands in the inputs. */
    put(next: UnreadTexts) {
      texts.current = next;
      setRound((count) => count + 1);
    },
  };
}
