import type { Values } from "../../fields/field-value.ts";
import type { Module } from "../define-module.ts";

/** What a person typed and did not save. `version` is the record's own when typing began; 0 for a new record. */
export interface Draft {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: Values;
}

const PREFIX = "terrace.draft.";
const keyOf = (userId: string, module: Module, id: string): string => `${PREFIX}${userId}.${module.path}.${id}`;

/** Secrets are never written down (LG-01). */
const withoutSecrets = (module: Module, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !module.properties.some((property) => property.name === name && property.property.isSecret),
    ),
  );

/** Drafts of one person in this browser; a full or forbidden storage means no draft, never an error. */
export const drafts = {
  read(userId: string, module: Module, id: string): Draft | undefined {
    try {
      const draft = JSON.parse(localStorage.getItem(keyOf(userId, module, id)) ?? "null") as Draft | null;
      return draft && typeof draft.values === "object" ? draft : undefined;
    } catch {
      return undefined;
    }
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
  /** Whoever signs out leaves nothing typed behind on a shared machine (TK-16); a session that merely ended keeps its drafts. */
  dropAll(): void {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  },
};
