import { Button } from "antd";
import { useText } from "../i18n/language.tsx";
import { retryOrReload } from "./retry-or-reload.ts";

/** Replaces a small part of a page whose code failed to load. */
export function MissingLine({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const t = useText();
  const { why, label, go } = retryOrReload(onTryAgain);
  return (
    <span role="alert">
      {t(why)}
      <Button type="link" size="small" onClick={go}>
        {t(label)}
      </Button>
    </span>
  );
}
