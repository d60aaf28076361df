import { Alert, Button } from "antd";
import { formatMoment } from "../../web/format/moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { Draft } from "./record-draft.web.ts";
import { DRAFT_TEXTS } from "./texts.ts";

interface DraftOfferProps {
  readonly draft: Draft;
  /** The record was saved by somebody since the draft was begun. */
  readonly isOlder: boolean;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

export function DraftOffer({ draft, isOlder, onTake, onDrop }: DraftOfferProps) {
  const t = useText();
  const language = useLanguage();
  const when = formatMoment(new Date(draft.savedAt).toISOString(), language);
  const actions = (
    <>
      <Button size="small" type="link" onClick={onTake}>
        {t(DRAFT_TEXTS.takeDraft)}
      </Button>
      <Button size="small" type="text" onClick={onDrop}>
        {t(DRAFT_TEXTS.dropDraft)}
      </Button>
    </>
  );
  return (
    <Alert
      type={isOlder ? "warning" : "info"}
      title={t(isOlder ? DRAFT_TEXTS.draftOlder : DRAFT_TEXTS.draft, { when })}
      action={actions}
    />
  );
}
