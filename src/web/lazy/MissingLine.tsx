import { Button } from "antd";
import { useText } from "../i18n/language.tsx";
import { wayOn } from "./way-on.ts";

/** In the place of a small part of a page that could not be fetched. */
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
