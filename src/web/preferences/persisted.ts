/*
 * What this browser keeps of one person's choices beside the cookies: the values no cookie holds, and which choices the server
 * has not been told of yet. Per person, so that whoever signs in next inherits nothing.
 */

export interface Persisted {
  /** JSON texts by name. */
  readonly values: Readonly<Record<string, string>>;
  /** When each choice was made that the server does not know yet; milliseconds since 1970. */
  readonly unsent: Readonly<Record<string, number>>;
}

const PREFIX = "terrace.preferences.";
/** Chosen in this window before anybody signed in: belongs to whoever signs in here next. */
const NOBODYS = `${PREFIX}nobody`;
/** Whose choices this browser's cookies hold, by a mark that tells nobody who that is. */
const COOKIES_OWNER = `${PREFIX}cookies`;
/** Beside whose choices the cookies are: what this browser keeps whoever sits at it. */
const BROWSERS_OWN = new Set(["terrace.client", "terrace.settle-in", COOKIES_OWNER]);
const NOTHING: Persisted = { values: {}, unsent: {} };

let owner = "";
let persisted: Persisted = NOTHING;

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const only = <T>(value: unknown, is: (member: unknown) => member is T): Record<string, T> =>
  Object.fromEntries(Object.entries(membersOf(value)).filter((entry): entry is [string, T] => is(entry[1])));
const isText = (value: unknown): value is string => typeof value === "string";
const isMoment = (value: unknown): value is number => typeof value === "number";

const place = (): Storage => (owner === "" ? sessionStorage : localStorage);
const keyOf = (id: string): string => (id === "" ? NOBODYS : PREFIX + id);

const load = (): Persisted => {
  try {
    const { values, unsent } = membersOf(JSON.parse(place().getItem(keyOf(owner)) ?? "{}"));
    return { values: only(values, isText), unsent: only(unsent, isMoment) };
  } catch {
    return NOTHING;
  }
};
const save = (next: Persisted): void => {
  persisted = next;
  try {
    place().setItem(keyOf(owner), JSON.stringify(persisted));
  } catch {
    // a full or forbidden storage: it lasts as long as the window
  }
};

export const readPersisted = (): Persisted => persisted;
/** Whose choices these are; empty before anybody is known. */
export const keptOwner = (): string => owner;

/** Another window of this browser may have written meanwhile, so what is there is read again before each change. */
export function changePersisted(change: (present: Persisted) => Persisted): void {
  save(change(load()));
}
export const reloadPersisted = (): void => void (persisted = load());

/** From now on this person's; what was chosen in this window before goes with the first to sign in. */
export function keepFor(id: string): void {
  const before = owner === "" ? load() : NOTHING;
  sessionStorage.removeItem(NOBODYS);
  owner = id;
  // Of somebody whose session ended here without a sign-out.
  removeAll((key) => key.startsWith(PREFIX) && key !== keyOf(id));
  const present = load();
  save({ ...present, unsent: { ...present.unsent, ...before.unsent } });
}

const removeAll = (isIn: (key: string) => boolean): void => {
  for (const key of Object.keys(localStorage)) if (isIn(key) && !BROWSERS_OWN.has(key)) localStorage.removeItem(key);
};

/**
 * Nobody's from now on. `isLeaving`: the person signs out, and nothing of theirs stays on this machine (TK-16), whichever part of the
 * console keeps it and whether or not this page has come to know who it was.
 */
export function forgetPersisted(isLeaving: boolean): void {
  if (isLeaving) removeAll((key) => key.startsWith("terrace."));
  owner = "";
  persisted = NOTHING;
}

export const isPersistedKey = (key: string | null): boolean => owner !== "" && key === keyOf(owner);

/** FNV-1a of 32 bits: enough to tell persons of one browser apart, too little to find out who one is. */
const markOf = (id: string): string => {
  let hash = 0x81_1c_9d_c5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
};

/** The cookies hold this person's choices from now on. True if they were somebody else's. */
export function claimCookies(): boolean {
  try {
    const before = localStorage.getItem(COOKIES_OWNER);
    localStorage.setItem(COOKIES_OWNER, markOf(owner));
    return before !== null && before !== markOf(owner);
  } catch {
    return false; // see `save`
  }
}
