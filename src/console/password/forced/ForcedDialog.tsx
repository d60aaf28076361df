import { useEffect, useId, useRef } from "react";
import { useText } from "../../../web/i18n/language.tsx";
import { PasswordForm } from "../PasswordForm.tsx";
import { PASSWORD_TEXTS } from "../texts.ts";
import styles from "./forced-password.module.css";

export function ForcedDialog({ onChanged }: { readonly onChanged: () => void }) {
  const t = useText();
  const title = useId();
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus(), []);
  return (
    <div className={styles.dialog} ref={dialog} role="dialog" aria-labelledby={title}>
      <h2 id={title}>{t(PASSWORD_TEXTS.title)}</h2>
      <p className={styles.text} data-tone="quiet">
        {t(PASSWORD_TEXTS.due)}
      </p>
      <PasswordForm isLeaving onChanged={onChanged} />
    </div>
  );
}
