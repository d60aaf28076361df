import { isSameValue, type Values } from "../../fields/field-value.ts";
import type { Words } from "../../contract/text.ts";
import type { UnreadTexts } from "../../fields/unread-text.web.ts";
import type { Module } from "../define-module.ts";
import { standsOn, type Fingerprints } from "./value-fingerprints.ts";

/** Unsaved input. `version` is the record's when typing began; 0 for a new record. */
export interface Draft {
  readonly version: number;
  /** Milliseconds since 1970, by the clock of whoever stored it. */
  readonly savedAt: number;
  /** Of a draft in this browser: `savedAt` of the server's copy, when it last stored one from here. */
  readonly storedAt?: number | undefined;
  readonly values: Values;
  /** Typed text that is no value of its field, such as a date that cannot be read; absent where there is none. */
  readonly unread?: UnreadTexts;
  /** Of a stored record, of which the typed values may not show the title. */
  readonly title?: Words | undefined;
  /** Fingerprints of the changed properties only; absent in drafts of earlier versions of the program. */
  readonly marks?: Fingerprints;
}

/** The changed values of a draft; all values if it has no fingerprints. */
export const typedIn = ({ values, marks }: Draft): Values =>
  marks ? Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(marks, name))) : values;

/** True if the draft differs from the record. */
export const changesIn = (draft: Draft, record: Values): boolean =>
  Object.keys(draft.unread ?? {}).length > 0 ||
  Object.entries(typedIn(draft)).some(([name, value]) => !isSameValue(value, record[name]));

/** True if the record has changed in a property that the draft changes. */
export const isOutdated = ({ version, marks }: Draft, record: Values & { readonly version: number }): boolean =>
  version !== record.version && !(marks && standsOn(marks, record));

/**
 * True if the server's copy was typed elsewhere after the draft of this browser. Their two clocks are compared only
 * where the server has never answered for it.
 */
export const isNewerOnServer = (stored: Draft, own: Draft): boolean =>
  stored.savedAt > (own.storedAt ?? own.savedAt) &&
  !(isSameValue(stored.values, own.values) && isSameValue(stored.unread, own.unread));

const PREFIX = "terrace.draft.";
const keyOf = (userId: string, module: Module, id: string): string => `${PREFIX}${userId}.${module.path}.${id}`;

/** Secrets are never stored (LG-01). */
const withoutSecrets = (module: Module, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !module.properties.some((property) => property.name === name && property.property.isSecret),
    ),
  );

function readDraft(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? "null") as Draft | null;
    return draft && typeof draft.values === "object" ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Drafts of a user in localStorage. When the storage is full or blocked there are no drafts, but never an error. */
export const drafts = {
  read(userId: string, module: Module, id: string): Draft | undefined {
    return readDraft(keyOf(userId, module, id));
  },
  write(userId: string, module: Module, id: string, draft: Draft): void {
    try {
      localStorage.setItem(
        keyOf(userId, module, id),
        JSON.stringify({ ...draft, values: withoutSecrets(module, draft.values) }),
      );
    } catch {
      // storage is full or blocked
    }
  },
  /** The server has stored one from here. */
  acknowledge(userId: string, module: Module, id: string, storedAt: number): void {
    const own = this.read(userId, module, id);
    if (own) this.write(userId, module, id, { ...own, storedAt });
  },
  drop(userId: string, module: Module, id: string): void {
    localStorage.removeItem(keyOf(userId, module, id));
  },
  /** All drafts of a user, latest first; `path` is the module's, `id` is "new" for a record that does not exist yet. */
  list(userId: string): (Draft & { readonly path: string; readonly id: string })[] {
    const own = `${PREFIX}${userId}.`;
    return Object.keys(localStorage)
      .filter((key) => userId !== "" && key.startsWith(own))
      .flatMap((key) => {
        const [path = "", id = ""] = key.slice(own.length).split(".");
        const draft = readDraft(key);
        return draft ? [{ ...draft, path, id }] : [];
      })
      .sort((a, b) => b.savedAt - a.savedAt);
  },
  /** Signing out removes all drafts from a shared machine (TK-16); a session that merely expires keeps them. */
  dropAll(): void {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  },
};
