import { useEffect } from "react";
import { useShell } from "../../layout/shell-store.ts";
import { endSession, signInAgain } from "../../session/sign-out.ts";
import { useUser } from "../../session/user-store.ts";
import { lazyDialog } from "../../../web/lazy/lazy-dialog.tsx";
import styles from "./forced-password.module.css";

// The form's controls and rules come only for those who need them.
const ForcedDialog = lazyDialog(async () => (await import("./ForcedDialog.tsx")).ForcedDialog);

/** §4 "Forced password change": signed out this long after the change, in ms. */
const SIGN_OUT_AFTER = 2000;

const leave = () =>
  setTimeout(() => {
    void endSession().then(() => signInAgain("/"));
  }, SIGN_OUT_AFTER);

/** Over the main area, without a way to close it, for as long as the user record says so (§2). */
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
