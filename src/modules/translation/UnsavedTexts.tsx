import { useStore } from "zustand";
import { useText } from "../../web/i18n/language.tsx";
import { usePage } from "../../web/page/page.tsx";
import { SaveBar } from "../../web/page/SaveBar.tsx";
import { useUnsaved } from "../../web/page/use-unsaved.ts";
import { FORM_SHORTCUTS } from "../../web/shortcuts/screen-shortcuts.ts";
import { useShortcuts } from "../../web/shortcuts/use-shortcuts.ts";
import { TRANSLATION_TEXTS } from "./texts.ts";
import type { TextEditing } from "./use-text-edits.web.ts";

/** Ids that the bar names. */
const MAX_NAMED = 3;

/** The changes of all cells that are not saved, also of those that the list does not show. */
export function UnsavedTexts({ edits: { store, saveAll, discard } }: { readonly edits: TextEditing }) {
  const t = useText();
  const { isActive } = usePage();
  const edits = [...useStore(store, ({ edits: all }) => all).values()];
  const isDirty = edits.length > 0;
  const isSaving = edits.some((edit) => edit.isSaving);
  useUnsaved(isDirty);
  useShortcuts(FORM_SHORTCUTS, { save: isActive && isDirty ? () => void (isSaving || saveAll()) : undefined });
  if (!isDirty) return null;
  const wrong = edits.filter(({ error }) => error !== undefined);
  const isWrong = wrong.length > 0;
  // By id they are found again when the list shows others.
  const ids = [...new Set((isWrong ? wrong : edits).map(({ id }) => id))];
  const named = ids.slice(0, MAX_NAMED).join(", ") + (ids.length > MAX_NAMED ? "…" : "");
  const count = t(TRANSLATION_TEXTS[isWrong ? "unsavable" : "unsaved"], {
    count: isWrong ? wrong.length : edits.length,
  });
  return (
    <SaveBar
      name={t(TRANSLATION_TEXTS.unsaved, { count: edits.length })}
      said={`${count} · ${named}`}
      isWrong={isWrong}
      discard={{ label: t(TRANSLATION_TEXTS.discard), onClick: discard }}
      save={{ label: t(TRANSLATION_TEXTS.saveAll), onClick: () => void saveAll() }}
      isSaving={isSaving}
    />
  );
}
