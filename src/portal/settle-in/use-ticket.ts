import { useCallback, useRef } from "react";
import type { Answer, Send } from "./send.ts";

/** The ticket for uploads of this form; requested once, when a picture or the form itself needs it. */
export function useTicket(send: Send) {
  const knownTicket = useRef<string>(undefined);
  const asked = useRef<Promise<Answer<string>>>(undefined);
  const ticket = useCallback((): Promise<Answer<string>> => {
    if (knownTicket.current !== undefined) return Promise.resolve({ isDone: true, data: knownTicket.current });
    asked.current ??= send<{ readonly draft: string }>("begin").then((answer) => {
      asked.current = undefined;
      if (!answer.isDone) return answer;
      knownTicket.current = answer.data.draft;
      return { isDone: true, data: answer.data.draft };
    });
    return asked.current;
  }, [send]);
  return { ticket, knownTicket };
}
