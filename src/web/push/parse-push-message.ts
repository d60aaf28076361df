import { pushed, type PushMessage } from "../../contract/push.ts";

/** Parses a received text; undefined if it is not a valid message (WS-09). */
export function parsePushMessage(text: string): PushMessage | undefined {
  try {
    return pushed.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
