import { useEffect, useId, useRef } from "react";
import { useText } from "../../../web/i18n/language.tsx";
import { useShell } from "../../layout/shell-store.ts";
import { PasswordForm } from "../../password/PasswordForm.tsx";
import { PASSWORD_TEXTS } from "../../password/texts.ts";
import { endSession, signInAgain } from "../../session/sign-out.ts";
import { useUser } from "../../session/user-store.ts";
import styles from "./forced-password.module.css";

/** §4 "Forced password change": signed out this long after the change, in ms. */
const SIGN_OUT_AFTER = 2000;

const leave = () =>
  setTimeout(() => {
    void endSession().then(() => signInAgain("/"));
  }, SIGN_OUT_AFTER);

/** Over the main area, without a way to close it, for as long as the user record says so (§2). */
export function ForcedPassword() {
  const say = useText();
  const title = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const isDue = useUser(({ user }) => user?.mustChangePassword ?? false);
  useEffect(() => {
    useShell.setState({ isMainCovered: isDue });
    if (isDue) dialog.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus();
    return () => useShell.setState({ isMainCovered: false });
  }, [isDue]);
  if (!isDue) return null;
  return (
    <div className={styles.cover}>
      <div className={styles.dialog} ref={dialog} role="dialog" aria-labelledby={title}>
        <h2 className={styles.title} id={title}>
          {say(PASSWORD_TEXTS.title)}
        </h2>
        <p className={styles.text}>{say(PASSWORD_TEXTS.due)}</p>
        <PasswordForm isLeaving onChanged={leave} />
      </div>
    </div>
  );
}
