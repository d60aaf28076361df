import { onlineManager } from "@tanstack/react-query";
import { PERSONAL, type PersonalName } from "../../contract/preferences/personal.ts";
import { ApiError, call } from "../../web/api/call.ts";
import { followWindows, onChoice, tellChoices } from "../../web/preferences/choices.ts";
import {
  changePersisted,
  claimCookies,
  forgetPersisted,
  keepFor,
  keptOwner,
  readPersisted,
} from "../../web/preferences/persisted.ts";
import { adoptPreference, isPreferenceName, preference } from "../../web/preferences/preferences.ts";
import { OLDEST_CHOICE, preferenceCalls } from "./preference.ts";

/*
 * The person's latest choice wins, wherever it was made. At the start what the server knows is taken over, but for choices made
 * here that it has not been told of; from then on every choice is sent in a moment, or when the network is back, or at the next
 * start. Nothing ever waits for it, and a server without these calls changes nothing.
 */

/** ms without a further choice: a slider or a dragged column is one choice. */
const SEND_AFTER = 800;
/** ms that signing out may wait for the last choices. */
const PATIENCE = 2000;

type Stored = Readonly<Record<string, string>>;

const personalNames = Object.keys(PERSONAL) as PersonalName[];
const preferenceNames = Object.keys(preference).filter(isPreferenceName);

/** Takes over what was chosen elsewhere. `stored` undefined: the server did not say. */
function adopt(stored: Stored | undefined): void {
  const { unsent } = readPersisted();
  const isForeign = claimCookies();
  for (const name of preferenceNames) {
    if (Object.hasOwn(unsent, name)) continue;
    const text = stored?.[name];
    // The language stays even so: the person has just signed in on a page in it.
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
  tellChoices();
}

const isPersonalName = (name: string): name is PersonalName => Object.hasOwn(PERSONAL, name);

/** As it is sent; undefined for what an earlier version of this program may have kept. */
function choiceOf(name: string, age: number) {
  if (isPreferenceName(name)) return { name, value: String(preference[name].read()), age };
  const value = isPersonalName(name) ? readPersisted().values[name] : undefined;
  return isPersonalName(name) && value !== undefined ? { name, value, age } : undefined;
}

/** Tells the server of every choice it does not know. Silent: what it does not take now it is told again. */
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
    // What the server does not take today it will not take tomorrow: it would hold up all others.
    if (!(error instanceof ApiError) || error.reason !== "invalidInput") throw error;
  }
  changePersisted((kept) => ({
    ...kept,
    // Unless it was chosen again meanwhile.
    unsent: Object.fromEntries(Object.entries(kept.unsent).filter(([name, at]) => unsent[name] !== at)),
  }));
}

let stop: (() => void) | undefined;

function follow(): void {
  stop?.();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Without a network, behind the lock and when the session is over nothing is said; a person who stays is left in peace (W13).
  const sendNow = () => {
    if (onlineManager.isOnline()) send().catch(() => undefined);
  };
  const sendSoon = () => {
    clearTimeout(timer);
    if (Object.keys(readPersisted().unsent).length > 0) timer = setTimeout(sendNow, SEND_AFTER);
  };
  const stopChoices = onChoice(sendSoon);
  const stopWindows = followWindows();
  const stopOnline = onlineManager.subscribe((isOnline) => isOnline && sendSoon());
  stop = () => {
    clearTimeout(timer);
    stopChoices();
    stopWindows();
    stopOnline();
  };
  sendSoon();
}

/** From now on the choices of this person, here and wherever they sign in next. Resolves when those made elsewhere are in force. */
export async function followPerson(userId: string): Promise<void> {
  keepFor(userId);
  const language = preference.language.read();
  adopt(await call(preferenceCalls.read, {}).catch(() => undefined));
  follow();
  if (preference.language.read() === language) return;
  // Everything on the page is in the language it was loaded in (§8): once, in a browser that did not know the person's.
  location.reload();
  await new Promise(() => {});
}

/** Before signing out: what was chosen last goes along. */
export const sendLastChoices = (): Promise<void> => send(AbortSignal.timeout(PATIENCE)).catch(() => undefined);

/**
 * Nobody's choices are kept any more. `isLeaving`: the person signs out, and nothing of theirs stays on this machine (TK-16); a
 * session that merely ended leaves what is unsent for the person's next one.
 */
export function forgetPerson(isLeaving = false): void {
  stop?.();
  stop = undefined;
  forgetPersisted(isLeaving);
}
