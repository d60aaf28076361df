import { Button } from "antd";
import type { ReactNode } from "react";
import type { Text } from "../../contract/text.ts";
import { NoticeBar } from "../../web/components/NoticeBar.tsx";
import { FEEDBACK_TEXTS } from "../../web/feedback/feedback-texts.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { Elsewhere } from "./local-mutations.web.ts";
import { VERSION_TEXTS } from "./texts.ts";

const SENTENCES = {
  added: VERSION_TEXTS.addedBy,
  updated: VERSION_TEXTS.updatedBy,
  removed: VERSION_TEXTS.removedBy,
  many: VERSION_TEXTS.manyBy,
};

interface ChangeNoticeProps {
  readonly change: Elsewhere;
  /** With a place for `{name}`; else one by what happened. */
  readonly sentence?: Text;
  readonly action?: ReactNode;
  readonly onDismiss: () => void;
}

/** Who changed what just now: said where it is looked at, and nothing moves by itself. */
export function ChangeNotice({ change, sentence, action, onDismiss }: ChangeNoticeProps) {
  const t = useText();
  // Whoever is outside this person's data scope has an id and no name.
  const nameless = change.byId === "" ? VERSION_TEXTS.theSystem : VERSION_TEXTS.somebodyElse;
  const name = change.isSelf ? t(VERSION_TEXTS.youElsewhere) : change.byName || t(nameless);
  return (
    <NoticeBar
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
