import { onlineManager } from "@tanstack/react-query";
import { PERSONAL, type PersonalName } from "../../contract/preferences/personal.ts";
import { ApiError, call } from "../../web/api/call.ts";
import {
  followOtherWindows,
  onPreferenceChange,
  announcePreferenceChange,
} from "../../web/preferences/preference-changes.ts";
import {
  changePersisted,
  claimCookies,
  forgetPersisted,
  keepFor,
  keptOwner,
  readPersisted,
} from "../../web/preferences/stored-preferences.ts";
import { adoptPreference, isPreferenceName, preference } from "../../web/preferences/preferences.ts";
import { OLDEST_CHOICE, preferenceCalls } from "./preference.ts";

/*
 * Synchronises preferences with the server; the latest choice wins, wherever it was made. At the start the server's
 * values are adopted, except for local choices not sent yet. Later choices are sent after a pause, when the network is
 * back, or at the next start. Nothing waits for it, and servers without these calls are ignored.
 */

/** ms without a further choice: dragging a slider or a column is one choice. */
const SEND_AFTER = 800;
/** ms that signing out waits for the last choices. */
const LAST_CHOICES_TIMEOUT_MS = 2000;

type Stored = Readonly<Record<string, string>>;

const personalNames = Object.keys(PERSONAL) as PersonalName[];
const preferenceNames = Object.keys(preference).filter(isPreferenceName);

/** Adopts the server's values. `stored` is undefined when the server did not answer. */
function adopt(stored: Stored | undefined): void {
  const { unsent } = readPersisted();
  const isForeign = claimCookies();
  for (const name of preferenceNames) {
    if (Object.hasOwn(unsent, name)) continue;
    const text = stored?.[name];
    // The language stays: the user has just signed in on a page in it.
    if (text !== undefined) adoptPreference(name, text);
    else if (isForeign && name !== "language") adoptPreference(name, undefined);
  }
  if (stored) {
    const values = Object.fromEntries(
      personalNames.flatMap((name) => {
        const text = Object.hasOwn(unsent, name) ? readPersisted().values[name] : stored[name];
        return text === undefined ? [] : [[name, text]];
      }),
    );
    changePersisted((kept) => ({ ...kept, values }));
  }
  announcePreferenceChange();
}

const isPersonalName = (name: string): name is PersonalName => Object.hasOwn(PERSONAL, name);

/** A choice as it is sent; undefined for names of earlier versions of the program. */
function choiceOf(name: string, age: number) {
  if (isPreferenceName(name)) return { name, value: String(preference[name].read()), age };
  const value = isPersonalName(name) ? readPersisted().values[name] : undefined;
  return isPersonalName(name) && value !== undefined ? { name, value, age } : undefined;
}

/** Sends all choices that the server does not have. Rejects on errors; the choices then stay unsent. */
async function send(signal?: AbortSignal): Promise<void> {
  const unsent = keptOwner() === "" ? {} : readPersisted().unsent;
  const now = Date.now();
  const choices = Object.entries(unsent)
    .map(([name, at]) => choiceOf(name, Math.min(OLDEST_CHOICE, Math.max(0, now - at))))
    .filter((choice) => choice !== undefined);
  if (choices.length === 0) return;
  try {
    await call(preferenceCalls.save, { choices }, { signal });
  } catch (error) {
    // A refused choice would be refused again, and would block all others.
    if (!(error instanceof ApiError) || error.reason !== "invalidInput") throw error;
  }
  changePersisted((kept) => ({
    ...kept,
    // Unless it was changed again meanwhile.
    unsent: Object.fromEntries(Object.entries(kept.unsent).filter(([name, at]) => unsent[name] !== at)),
  }));
}

let stop: (() => void) | undefined;

function follow(): void {
  stop?.();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Nothing is sent, and no error shown, while offline, locked or signed out (W13).
  const sendNow = () => {
    if (onlineManager.isOnline()) send().catch(() => undefined);
  };
  const sendSoon = () => {
    clearTimeout(timer);
    if (Object.keys(readPersisted().unsent).length > 0) timer = setTimeout(sendNow, SEND_AFTER);
  };
  const stopChoices = onPreferenceChange(sendSoon);
  const stopWindows = followOtherWindows();
  const stopOnline = onlineManager.subscribe((isOnline) => isOnline && sendSoon());
  stop = () => {
    clearTimeout(timer);
    stopChoices();
    stopWindows();
    stopOnline();
  };
  sendSoon();
}

/** Starts synchronising the user's preferences. Resolves when the server's values are in force. */
export async function followPerson(userId: string): Promise<void> {
  keepFor(userId);
  const language = preference.language.read();
  adopt(await call(preferenceCalls.read, {}).catch(() => undefined));
  follow();
  if (preference.language.read() === language) return;
  // A page is in the language that it was loaded in (§8), so it is reloaded once when the user's differs.
  location.reload();
  await new Promise(() => {});
}

/** Sends the last choices before signing out. */
export const sendLastChoices = (): Promise<void> =>
  send(AbortSignal.timeout(LAST_CHOICES_TIMEOUT_MS)).catch(() => undefined);

/**
 * Stops synchronising. With `isLeaving` (signing out) all local values are removed (TK-16); after an expired session
 * unsent choices remain for the next one.
 */
export function forgetPerson(isLeaving = false): void {
  stop?.();
  stop = undefined;
  forgetPersisted(isLeaving);
}
