import { useEffect } from "react";
import { useShell } from "../../layout/shell-store.ts";
import { endSession, signInAgain } from "../../session/sign-out.ts";
import { useUser } from "../../session/user-store.ts";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";
import styles from "./forced-password.module.css";

// The form's controls and rules are loaded only for a person who needs them.
const ForcedDialog = lazyDialog(async () => (await import("./ForcedDialog.tsx")).ForcedDialog);

/** ms between the change and the sign-out: §4 "Forced password change". */
const SIGN_OUT_AFTER = 2000;

const leave = () =>
  setTimeout(() => {
    void endSession().then(() => signInAgain("/"));
  }, SIGN_OUT_AFTER);

/** Covers the main area while the user record demands a new password (§2); cannot be closed. */
export function ForcedPassword() {
  const isDue = useUser(({ user }) => user?.mustChangePassword ?? false);
  useEffect(() => {
    useShell.setState({ isMainCovered: isDue });
    return () => useShell.setState({ isMainCovered: false });
  }, [isDue]);
  if (!isDue) return null;
  return (
    <div className={styles.cover}>
      <ForcedDialog onChanged={leave} />
    </div>
  );
}
