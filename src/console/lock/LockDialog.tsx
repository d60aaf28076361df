import { useState } from "react";
import { useText } from "../../web/i18n/language.tsx";
import { useSetting } from "../../web/lookups/settings.ts";
import { Avatar } from "../../web/components/Avatar.tsx";
import { PersonName } from "../../web/components/PersonName.tsx";
import { TerraceScene } from "../../web/scene/TerraceScene.tsx";
import "../../web/scene/scene.css";
import { lockFlag } from "./lock-flag.ts";
import { signOut } from "../session/sign-out.ts";
import { DIALOG_TEXTS } from "./dialog-texts.ts";
import styles from "./lock-screen.module.css";
import { LockClock } from "./LockClock.tsx";
import { LOCK_TEXTS } from "./texts.ts";
import { UnlockForm } from "./UnlockForm.tsx";

function Owner() {
  const [owner] = useState(() => lockFlag.read());
  if (!owner || owner.name === "") return null;
  return (
    <p className={`line shrinks medium breakable ${styles.owner}`} data-gap="12">
      <Avatar name={owner.name} picture={owner.avatar} size={40} />
      <PersonName name={owner.name} />
    </p>
  );
}

/** The lock screen: a picture, the form for the unlock password, and a way to sign out. */
export function LockDialog() {
  const t = useText();
  const picture = useSetting("sys.lock.background-image");
  return (
    <div className={styles.screen} role="dialog" aria-modal="true" aria-label={t(LOCK_TEXTS.title)}>
      {picture === "" ? (
        <TerraceScene />
      ) : (
        <img className={`scene ${styles.picture}`} src={picture} alt="" draggable={false} />
      )}
      <LockClock />
      <div className={`stack ${styles.panel}`} data-gap="12">
        <Owner />
        <h1 className={styles.title} data-tone="quiet">
          {t(LOCK_TEXTS.title)}
        </h1>
        <UnlockForm />
        <button type="button" className={`link note ${styles.leave}`} onClick={() => void signOut()}>
          {t(DIALOG_TEXTS.signOut)}
        </button>
      </div>
    </div>
  );
}
