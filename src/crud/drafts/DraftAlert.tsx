import { Alert, Button } from "antd";
import type { Text } from "../../contract/text.ts";
import type { Values } from "../../fields/field-value.ts";
import { FEEDBACK_TEXTS } from "../../web/feedback/feedback-texts.ts";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { isOutdated } from "./record-draft.web.ts";
import { DRAFT_TEXTS } from "./texts.ts";
import type { RecordDraft } from "./use-record-draft.web.ts";

interface DraftAlertProps {
  readonly draft: RecordDraft;
  /** The record's current values and version; undefined version for a new record. */
  readonly base: Values;
  readonly version: number | undefined;
  /** Puts the record's values back in place of a restored draft. */
  readonly onReset: () => void;
}

/** A stored draft of the record: offered, put back unasked, or just discarded. */
export function DraftAlert({ draft: { found, take, discard }, base, version, onReset }: DraftAlertProps) {
  const t = useText();
  const language = useLanguage();
  if (!found) return null;
  const when = formatMoment(new Date(found.draft.savedAt).toISOString(), language);
  const isOlder = version !== undefined && isOutdated(found.draft, { ...base, version });
  const button = (text: Text, type: "link" | "text", onClick: () => void) => (
    <Button size="small" type={type} onClick={onClick}>
      {t(text)}
    </Button>
  );
  const takeIt = () => take(found);
  const discardIt = () => discard(found, onReset);
  if (found.as === "discarded")
    return (
      <Alert type="info" title={t(DRAFT_TEXTS.draftDropped)} action={button(FEEDBACK_TEXTS.undo, "link", takeIt)} />
    );
  if (found.as === "restored")
    return (
      <Alert
        type="info"
        title={t(DRAFT_TEXTS.draftRestored, { when })}
        action={button(DRAFT_TEXTS.dropDraft, "text", discardIt)}
      />
    );
  return (
    <Alert
      type={isOlder ? "warning" : "info"}
      title={t(isOlder ? DRAFT_TEXTS.draftOlder : DRAFT_TEXTS.draft, { when })}
      action={
        <>
          {button(DRAFT_TEXTS.takeDraft, "link", takeIt)}
          {button(DRAFT_TEXTS.dropDraft, "text", discardIt)}
        </>
      }
    />
  );
}
