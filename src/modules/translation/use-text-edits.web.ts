import { useState } from "react";
import { z } from "zod";
import { createStore, useStore } from "zustand";
import type { Language } from "../../contract/text.ts";
import { fieldErrorsOf } from "../../contract/validation.ts";
import { storedMeanwhile } from "../../crud/optimistic-locking/stored-meanwhile.web.ts";
import { fieldMessageOf } from "../../web/api/api-error.ts";
import { call } from "../../web/api/call.ts";
import { useText, type Translate } from "../../web/i18n/language.tsx";
import {
  keyOf,
  onNewest,
  shownIn,
  unchangedEdit,
  withEdit,
  withoutEdit,
  withTyped,
  type TextEdit,
  type TextEdits,
} from "./text-edits.ts";
import { errorOf } from "./text-rules.ts";
import { TRANSLATION_TEXTS } from "./texts.ts";
import { translationAdmin, type TextRow } from "./translation-admin.ts";

function errorIn({ words, cell }: TextEdit, t: Translate): string | undefined {
  const read = z.safeEncode(translationAdmin.update.input.shape.words, words);
  const found = read.success ? errorOf(cell.shipped, words) : fieldErrorsOf(read.error, words)[0];
  return found && t(found.words, found.parameters);
}

/**
 * What was typed into the cells of the page and is not saved. It outlives cells and rows: neither another cell, nor a
 * search, a filter or another page of the list loses it. Each cell follows its own edit, so that typing draws one cell
 * and not the table.
 */
export function useTextEdits(put: (row: TextRow) => void) {
  const t = useText();
  const [store] = useState(() => createStore<{ readonly edits: TextEdits }>(() => ({ edits: new Map() })));
  const change = (next: (edits: TextEdits) => TextEdits) => store.setState(({ edits }) => ({ edits: next(edits) }));
  /** Resolves to whether nothing is left to save. */
  const send = async (edit: TextEdit): Promise<boolean> => {
    const { id, language, words, cell } = edit;
    const now = (part: Partial<TextEdit>) =>
      change((edits) => withEdit(edits, { ...edit, isSaving: false, error: undefined, ...part }));
    const isSame = words.trim() === shownIn(cell) && !cell.isOutdated;
    const error = isSame ? undefined : errorIn(edit, t);
    if (error !== undefined) {
      now({ error });
      return false;
    }
    try {
      if (!isSame) {
        now({ isSaving: true });
        put(await call(translationAdmin.update, { id, language, words, version: cell.version }));
      }
      change((edits) => withoutEdit(edits, edit));
      return true;
    } catch (thrown) {
      const theirs = storedMeanwhile(thrown, translationAdmin.update.reply);
      if (!theirs) now({ error: fieldMessageOf(thrown) });
      else {
        put(theirs);
        // Their words are shown in the cell, so saving it there again overwrites them (RE-16).
        const theirWords = t(TRANSLATION_TEXTS.changed, { words: shownIn(theirs[language]) });
        now({ cell: theirs[language], isContested: true, error: theirWords });
      }
      return false;
    }
  };
  return {
    store,
    type: (row: TextRow, language: Language, words: string) =>
      change((edits) => withTyped(edits, row, language, words)),
    drop: (row: TextRow, language: Language) => change((edits) => withoutEdit(edits, { id: row.id, language })),
    discard: () => change(() => new Map()),
    rebase: (row: TextRow) => change((edits) => onNewest(edits, row)),
    save: async (row: TextRow, language: Language): Promise<boolean> =>
      send(store.getState().edits.get(keyOf({ id: row.id, language })) ?? unchangedEdit(row, language)),
    /**
     * One after the other; what cannot be saved stays, and says why. What somebody else has changed meanwhile is saved
     * in its cell alone, which shows their words.
     */
    saveAll: async (): Promise<void> => {
      for (const key of store.getState().edits.keys()) {
        const edit = store.getState().edits.get(key); // as it is by now: typing goes on meanwhile
        if (edit && !edit.isSaving && !edit.isContested) await send(edit);
      }
    },
  };
}
export type TextEditing = ReturnType<typeof useTextEdits>;

export const useTextEdit = ({ store }: TextEditing, id: string, language: Language): TextEdit | undefined =>
  useStore(store, ({ edits }) => edits.get(keyOf({ id, language })));
