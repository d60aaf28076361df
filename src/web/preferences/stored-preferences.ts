/*
 * Preferences in local storage, beside the cookies: values that no cookie holds, and the names of those the server does
 * not have yet. Stored per person, so that the next person to sign in does not inherit them.
 */

export interface StoredPreferences {
  /** JSON texts by name. */
  readonly values: Readonly<Record<string, string>>;
  /** Choices not yet sent to the server, with the time each was made, in ms since 1970. */
  readonly unsent: Readonly<Record<string, number>>;
}

const PREFIX = "terrace.preferences.";
/** Key of preferences set before anybody signed in; the next person to sign in gets them. */
const NOBODYS = `${PREFIX}nobody`;
/** Key of a hash of the user whose choices the cookies hold. */
const COOKIES_OWNER = `${PREFIX}cookies`;
/** Keys that belong to the browser and not to a person. */
const BROWSERS_OWN = new Set(["terrace.client", "terrace.settle-in", COOKIES_OWNER]);
const NOTHING: StoredPreferences = { values: {}, unsent: {} };

let owner = "";
let stored: StoredPreferences = NOTHING;

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const only = <T>(value: unknown, is: (member: unknown) => member is T): Record<string, T> =>
  Object.fromEntries(Object.entries(membersOf(value)).filter((entry): entry is [string, T] => is(entry[1])));
const isText = (value: unknown): value is string => typeof value === "string";
const isMoment = (value: unknown): value is number => typeof value === "number";

const place = (): Storage => (owner === "" ? sessionStorage : localStorage);
const keyOf = (id: string): string => (id === "" ? NOBODYS : PREFIX + id);

const load = (): StoredPreferences => {
  try {
    const { values, unsent } = membersOf(JSON.parse(place().getItem(keyOf(owner)) ?? "{}"));
    return { values: only(values, isText), unsent: only(unsent, isMoment) };
  } catch {
    return NOTHING;
  }
};
const save = (next: StoredPreferences): void => {
  stored = next;
  try {
    place().setItem(keyOf(owner), JSON.stringify(stored));
  } catch {
    // storage full or forbidden: the choice lasts as long as the window
  }
};

export const readPersisted = (): StoredPreferences => stored;
/** User id the choices belong to; empty before it is known. */
export const keptOwner = (): string => owner;

/** Reads the stored value again before each change, as another window may have written meanwhile. */
export function changePersisted(change: (present: StoredPreferences) => StoredPreferences): void {
  save(change(load()));
}
export const reloadPersisted = (): void => void (stored = load());

/** Switches to this user. Choices made in this window before signing in go to the first user who does. */
export function keepFor(id: string): void {
  const before = owner === "" ? load() : NOTHING;
  sessionStorage.removeItem(NOBODYS);
  owner = id;
  // Data of a user whose session ended here without signing out.
  removeAll((key) => key.startsWith(PREFIX) && key !== keyOf(id));
  const present = load();
  save({ ...present, unsent: { ...present.unsent, ...before.unsent } });
}

const removeAll = (isIn: (key: string) => boolean): void => {
  for (const key of Object.keys(localStorage)) if (isIn(key) && !BROWSERS_OWN.has(key)) localStorage.removeItem(key);
};

/**
 * Switches to no user. `isLeaving`: the person signs out, so all their data in this browser is removed (TK-16),
 * whichever part of the console wrote it, even if this page never learnt who they are.
 */
export function forgetPersisted(isLeaving: boolean): void {
  if (isLeaving) removeAll((key) => key.startsWith("terrace."));
  owner = "";
  stored = NOTHING;
}

export const isPersistedKey = (key: string | null): boolean => owner !== "" && key === keyOf(owner);

/** FNV-1a of 32 bits: tells the users of one browser apart without identifying them. */
const markOf = (id: string): string => {
  let hash = 0x81_1c_9d_c5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
};

/** Marks the cookies as this user's. Returns true if they were another user's. */
export function claimCookies(): boolean {
  try {
    const before = localStorage.getItem(COOKIES_OWNER);
    localStorage.setItem(COOKIES_OWNER, markOf(owner));
    return before !== null && before !== markOf(owner);
  } catch {
    return false; // see `save`
  }
}
