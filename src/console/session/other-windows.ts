import { PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import type { Language } from "../../contract/text.ts";
import { tokens } from "../../web/api/tokens.ts";
import { unsavedTitles } from "../tabs/unsaved-titles.ts";
import { forgetSession, leaveFor } from "./forget-session.ts";

/** ms within which other windows say what is unsaved there. */
const ANSWER_TIMEOUT_MS = 200;

/*
 * Windows of one browser share the token cookies, so a sign-out in one signs out all (TK-16), and so does signing in
 * again.
 */

const CHANNEL = "terrace.session";
const SIGNED_OUT = "signed-out";
const SIGNED_IN_AGAIN = "signed-in-again";

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);

export const tellOtherWindows = (): void => channel?.postMessage(SIGNED_OUT);
export const tellSignedInAgain = (): void => channel?.postMessage(SIGNED_IN_AGAIN);

/** What windows ask each other, and answer: pages with text that is not saved. */
type UnsavedMessage = { readonly unsavedIn: Language } | { readonly unsaved: readonly string[] };
const tell = (message: UnsavedMessage): void => channel?.postMessage(message);
const isMessage = (data: unknown): data is UnsavedMessage => typeof data === "object" && data !== null;

/** Titles of the pages in other windows with text that is not saved. */
export async function unsavedElsewhere(language: Language): Promise<string[]> {
  if (!channel) return [];
  const titles: string[] = [];
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data) && "unsaved" in data) titles.push(...data.unsaved);
  };
  channel.addEventListener("message", hear);
  tell({ unsavedIn: language });
  await new Promise((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS));
  channel.removeEventListener("message", hear);
  return titles;
}

/**
 * Signs out when another window does, also when this page returns from the browser's back-forward cache. One that is
 * about to is told what would be lost here.
 */
export function followOtherWindows(): void {
  const leave = () => {
    forgetSession();
    leaveFor(PUBLIC_ROOT);
  };
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === SIGNED_OUT) leave();
    else if (isMessage(data) && "unsavedIn" in data) tell({ unsaved: unsavedTitles(data.unsavedIn) });
  });
  addEventListener("pageshow", (event) => event.persisted && tokens.read() === null && leave());
}

/** Calls `act` when another window has signed in again. Returns the function that stops it. */
export function onSignedInElsewhere(act: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === SIGNED_IN_AGAIN) act();
  };
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}
