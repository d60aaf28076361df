import { Button } from "antd";
import { FEEDBACK_TEXTS } from "../components/feedback-texts.ts";
import { useText } from "../i18n/language.tsx";

/** In the place of a small part of a page that could not be fetched. */
export function MissingLine({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const say = useText();
  return (
    <span role="alert">
      {say(navigator.onLine ? FEEDBACK_TEXTS.partMissing : FEEDBACK_TEXTS.partOffline)}
      <Button type="link" size="small" onClick={onTryAgain}>
        {say(FEEDBACK_TEXTS.retry)}
      </Button>
    </span>
  );
}
