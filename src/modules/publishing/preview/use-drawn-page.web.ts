import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { Language } from "../../../contract/text.ts";
import type { Module } from "../../../crud/define-module.ts";
import { messageOf } from "../../../web/api/api-error.ts";
import { call } from "../../../web/api/call.ts";
import { noAnswer } from "../../../web/api/read-answer.ts";
import { publishingCalls } from "../publishing.ts";
import { showPage } from "./page-frame.web.ts";
import type { Followed } from "./preview-context.web.ts";

/** Milliseconds without typing before the page is drawn again. */
const PAUSE = 700;

/**
 * The record's public page, with what is typed in its form. Requested without cookies, like a visitor's, so that the
 * preview's language does not change the console's.
 */
async function drawnPage(module: Module, { id, isDirty: withDraft }: Followed, language: Language): Promise<string> {
  const { address } = await call(publishingCalls(module).preview, { id, isShared: false, withDraft });
  const answer = await fetch(`${address}&lang=${language}`, { credentials: "omit", cache: "no-store" }).catch(
    (error: unknown) => {
      throw noAnswer(error, undefined);
    },
  );
  // An error page for visitors is shown like any other page.
  return answer.text();
}

interface Drawing {
  readonly isDrawn: boolean;
  /** Why the last attempt failed; the page drawn before stays. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Draws the page into the frame, at once and after each pause in typing. */
export function useDrawnPage(
  module: Module,
  followed: Followed,
  language: Language,
  frame: RefObject<HTMLIFrameElement | null>,
  isFrameReady: boolean,
): Drawing {
  const { id, typed, keepDraft } = followed;
  const [isDrawn, setDrawn] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const drawn = useRef("");
  const draw = useEffectEvent(async (isGone: () => boolean) => {
    try {
      await keepDraft();
      const html = await drawnPage(module, followed, language);
      if (isGone() || !frame.current) return;
      showPage(frame.current, html);
      drawn.current = language;
      setDrawn(true);
      setFailure(undefined);
    } catch (error) {
      if (!isGone()) setFailure(messageOf(error));
    }
  });
  useEffect(() => {
    if (!isFrameReady) return undefined;
    let isGone = false;
    const pause = drawn.current === language ? PAUSE : 0;
    const timer = setTimeout(() => void draw(() => isGone), pause);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id, typed, language, attempt, isFrameReady]);
  return { isDrawn, failure, retry: () => setAttempt((count) => count + 1) };
}
