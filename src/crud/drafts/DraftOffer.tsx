import { Alert, Button } from "antd";
import type { Values } from "../../fields/field-value.ts";
import { formatMoment } from "../../web/format/moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { isOutrun, typedIn } from "./record-draft.web.ts";
import { DRAFT_TEXTS } from "./texts.ts";
import type { RecordDraft } from "./use-record-draft.web.ts";

interface DraftOfferProps {
  readonly draft: RecordDraft;
  /** The record's current values and version; undefined version for a new record. */
  readonly base: Values;
  readonly version: number | undefined;
  readonly onTake: (typed: Values) => void;
}

/** Offers a stored draft of the record until it is taken or discarded. */
export function DraftOffer({ draft, base, version, onTake }: DraftOfferProps) {
  const t = useText();
  const language = useLanguage();
  const { offered, discardOffer, withdrawOffer } = draft;
  if (!offered) return null;
  const when = formatMoment(new Date(offered.savedAt).toISOString(), language);
  const isOlder = version !== undefined && isOutrun(offered, { ...base, version });
  const actions = (
    <>
      <Button size="small" type="link" onClick={() => (onTake(typedIn(offered)), withdrawOffer())}>
        {t(DRAFT_TEXTS.takeDraft)}
      </Button>
      <Button size="small" type="text" onClick={discardOffer}>
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
