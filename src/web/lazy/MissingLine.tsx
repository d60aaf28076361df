import { Button } from "antd";
import { useText } from "../i18n/language.tsx";
import { wayOn } from "./way-on.ts";

/** Replaces a small part of a page whose code failed to load. */
export function MissingLine({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const t = useText();
  const { why, label, go } = wayOn(onTryAgain);
  return (
    <span role="alert">
      {t(why)}
      <Button type="link" size="small" onClick={go}>
        {t(label)}
      </Button>
    </span>
  );
}
