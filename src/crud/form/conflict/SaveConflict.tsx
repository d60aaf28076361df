import { personNameIn } from "../../../contract/person-name.ts";
import { isEmptyValue, type Values } from "../../../fields/field-value.ts";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { viewOfField } from "../../../fields/views.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useOwnId } from "../../../web/lookups/own-id.ts";
import { ConflictDialog } from "../../optimistic-locking/ConflictDialog.tsx";
import { resolveConflicts, type Conflict, type Stale } from "./save-conflict.ts";
import { VERSION_TEXTS } from "../../optimistic-locking/texts.ts";

interface SaveConflictProps {
  readonly stale: Stale;
  readonly onCancel: () => void;
  /** Receives the user's values with the chosen ones of the other user. */
  readonly onChosen: (chosen: Values) => void;
}

function Value({ conflict: { field, language }, value }: { readonly conflict: Conflict; readonly value: unknown }) {
  const t = useText();
  if (isEmptyValue(value)) return <span data-tone="faint">{t(FIELD_TEXTS.empty)}</span>;
  if (language) return <span lang={language}>{String(value)}</span>;
  const { Cell } = viewOfField(field);
  return <Cell field={field} value={value as never} isUncut />;
}

/** Resolves a save conflict of a record, per field and language. */
export function SaveConflict({ stale, onCancel, onChosen }: SaveConflictProps) {
  const { mine, conflicts, by, foundBy } = stale;
  const t = useText();
  const language = useLanguage();
  const ownId = useOwnId();
  const isOwn = by !== undefined && by.id === ownId;
  const name = by && (isOwn ? t(VERSION_TEXTS.youElsewhere) : personNameIn(by.name, language));
  const theirsLabel = name && (isOwn ? t(VERSION_TEXTS.yoursElsewhere) : t(VERSION_TEXTS.theirsOf, { name }));
  return (
    <ConflictDialog
      title={name ? t(VERSION_TEXTS.changedMeanwhileBy, { name }) : t(VERSION_TEXTS.changedMeanwhile)}
      {...(theirsLabel ? { theirsLabel } : {})}
      purpose={foundBy}
      values={conflicts.map((conflict) => ({
        name: conflict.name,
        label: t(conflict.label),
        mine: conflict.unread ?? <Value conflict={conflict} value={conflict.mine} />,
        theirs: <Value conflict={conflict} value={conflict.theirs} />,
        proposed: conflict.proposed,
      }))}
      onCancel={onCancel}
      onChosen={(theirs) => onChosen(resolveConflicts(mine, conflicts, theirs))}
    />
  );
}
