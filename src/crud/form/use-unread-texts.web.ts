import { useRef, useState } from "react";
import type { UnreadTextKeeper, UnreadTexts } from "../../fields/unread-text.web.ts";

/** Keeps the unread texts of a form; `changed` is called when the person types another. */
export function useUnreadTexts(changed: () => void) {
  const texts = useRef<UnreadTexts>({});
  const [round, setRound] = useState(0);
  const keeper: UnreadTextKeeper = {
    texts,
    round,
    keep(name, text) {
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
