import { Button } from "antd";
import { useEffect } from "react";
import { ERRORS } from "../../contract/errors.ts";
import { PUBLIC_ROOT } from "../../contract/public/public-addresses.ts";
import { signInAddress } from "../../contract/session/sign-in-address.ts";
import type { EndedSession } from "../../contract/session/session-end.ts";
import { useText } from "../../web/i18n/language.tsx";
import { endSession } from "../session/sign-out.ts";
import styles from "./boot.module.css";
import type { NoAccessReason } from "./boot-machine.ts";
import { BOOT_TEXTS } from "./texts.ts";

/** Time to read the reason before the page goes on by itself, in ms; the button goes on at once. */
const LEAVE_AFTER = 5000;

/**
 * Address to go on to (§4): the home page for a person without pages, otherwise the sign-in page, which leads back
 * here.
 */
const nextAddressOf = (why: NoAccessReason, ended: EndedSession | undefined): string =>
  why === "noPages" ? PUBLIC_ROOT : signInAddress(location.pathname + location.search, ended?.why);

/** The server's words, or what administrators wrote in their place. */
const EXPIRED = { ...ERRORS.accessExpired.words, id: "error.accessExpired" };

interface NoAccessPageProps {
  readonly why: NoAccessReason;
  /** The ended session, where the server said which one it was. */
  readonly ended?: EndedSession | undefined;
}

/** Tells a person who cannot stay why, signs them out and leads on. */
export function NoAccessPage({ why, ended }: NoAccessPageProps) {
  const t = useText();
  useEffect(() => {
    void endSession();
    const timer = setTimeout(() => location.replace(nextAddressOf(why, ended)), LEAVE_AFTER);
    return () => clearTimeout(timer);
  }, [why, ended]);
  return (
    <main className={styles.middle}>
      <div className="state stack" role="alert">
        <h1 className="state-title">{t(BOOT_TEXTS.leavingTitle)}</h1>
        <p className="state-text" data-tone="quiet">
          {ended?.words ?? t(why === "accessExpired" ? EXPIRED : BOOT_TEXTS[why])}
        </p>
        <div className="row state-actions">
          <Button type="primary" onClick={() => location.replace(nextAddressOf(why, ended))}>
            {t(BOOT_TEXTS.goOn)}
          </Button>
        </div>
      </div>
    </main>
  );
}
