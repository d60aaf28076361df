import { personNameIn } from "../../contract/person-name.ts";
import { Button } from "antd";
import type { ReactNode } from "react";
import type { Text } from "../../contract/text.ts";
import { InlineAlert } from "../../web/components/InlineAlert.tsx";
import { FEEDBACK_TEXTS } from "../../web/feedback/feedback-texts.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { ChangeElsewhere } from "./changes-elsewhere.web.ts";
import { VERSION_TEXTS } from "./texts.ts";

const SENTENCES = {
  added: VERSION_TEXTS.addedBy,
  updated: VERSION_TEXTS.updatedBy,
  removed: VERSION_TEXTS.removedBy,
  many: VERSION_TEXTS.manyBy,
};

interface ChangeAlertProps {
  readonly change: ChangeElsewhere;
  /** With `{name}`; by default chosen by the verb. */
  readonly sentence?: Text;
  readonly action?: ReactNode;
  readonly onDismiss: () => void;
}

/** An alert that somebody changed records; nothing reloads by itself. */
export function ChangeAlert({ change, sentence, action, onDismiss }: ChangeAlertProps) {
  const t = useText();
  const language = useLanguage();
  // A user outside of the reader's data scope has an id but no name.
  const nameless = change.byId === "" ? VERSION_TEXTS.theSystem : VERSION_TEXTS.somebodyElse;
  const name = change.isSelf ? t(VERSION_TEXTS.youElsewhere) : personNameIn(change.byName, language) || t(nameless);
  return (
    <InlineAlert
      icon="refresh"
      text={t(sentence ?? SENTENCES[change.verb], { name })}
      actions={
        <>
          {action}
          <Button size="small" type="text" onClick={onDismiss}>
            {t(FEEDBACK_TEXTS.close)}
          </Button>
        </>
      }
    />
  );
}
