import { useText } from "../../web/i18n/language.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import styles from "./password-page.module.css";
import { PASSWORD_TEXTS } from "./texts.ts";

/** `/change/password` (§2). */
export function PasswordPage() {
  const t = useText();
  return (
    <section className={`stack ${styles.page}`} data-gap="16">
      <h1>{t(PASSWORD_TEXTS.title)}</h1>
      <div className={`card ${styles.card}`}>
        <PasswordForm onChanged={() => undefined} />
      </div>
    </section>
  );
}
