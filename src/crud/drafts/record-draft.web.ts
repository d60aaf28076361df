import { isSameValue, type Values } from "../../fields/field-value.ts";
import type { Module } from "../define-module.ts";
import { standsOn, type Marks } from "./draft-marks.ts";

/** What a person typed and did not save. `version` is the record's own when typing began; 0 for a new record. */
export interface Draft {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: Values;
  /** Of what was typed, and nothing else; absent in drafts from before there were any. */
  readonly marks?: Marks;
}

/** What a draft changes; of one without marks all it holds. */
export const typedIn = ({ values, marks }: Draft): Values =>
  marks ? Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(marks, name))) : values;

/** Whether what was typed reads differently from what stands in the record. */
export const changesIn = (draft: Draft, record: Values): boolean =>
  Object.entries(typedIn(draft)).some(([name, value]) => !isSameValue(value, record[name]));

/** Whether the record has moved on under what was typed; what was done to its other values is no matter. */
export const isOutrun = ({ version, marks }: Draft, record: Values & { readonly version: number }): boolean =>
  version !== record.version && !(marks && standsOn(marks, record));

const PREFIX = "terrace.draft.";
const keyOf = (userId: string, module: Module, id: string): string => `${PREFIX}${userId}.${module.path}.${id}`;

/** Secrets are never written down (LG-01). */
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

/** Drafts of one person in this browser; a full or forbidden storage means no draft, never an error. */
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
      // see above
    }
  },
  drop(userId: string, module: Module, id: string): void {
    localStorage.removeItem(keyOf(userId, module, id));
  },
  /** All of one person's, the latest first; `path` of the module, `id` "new" for a record not added yet. */
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
  /** Whoever signs out leaves nothing typed behind on a shared machine (TK-16); a session that merely ended keeps its drafts. */
  dropAll(): void {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  },
};
