import { Dropdown, type MenuProps } from "antd";
import { Clock, KeyRound, Lock, LogOut, UserRound, type LucideIcon } from "lucide-react";
import { OWN_JOBS_PATH } from "../../../contract/job.ts";
import type { Words } from "../../../contract/text.ts";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { useActions } from "../../palette-actions/actions.ts";
import { openPage } from "../../routing/navigation.ts";
import { CHANGE_PASSWORD_PATH, INFO_PATH } from "../../routing/own-routes.ts";
import { ROUTE_TEXTS } from "../../routing/texts.ts";
import { useOneAtATime } from "../../../web/press/one-at-a-time.ts";
import { Avatar } from "../../../web/components/Avatar.tsx";
import { PersonName } from "../../../web/components/PersonName.tsx";
import { lockNow } from "../../lock/lock-store.ts";
import { unsavedElsewhere } from "../../session/other-windows.ts";
import { signOut } from "../../session/sign-out.ts";
import { useUser } from "../../session/user-store.ts";
import { useMayLose } from "../../tabs/use-closing.ts";
import { USER_MENU_TEXTS } from "./texts.ts";
import styles from "./user-menu.module.css";

const look = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Avatar dropdown (§2): who is signed in, user info, change password, lock the screen, log out. */
export function UserMenu() {
  const t = useText();
  const user = useUser((store) => store.user);
  const language = useLanguage();
  const mayLose = useMayLose({ losesDrafts: true });
  const one = useOneAtATime();
  const leave = () =>
    one(async () => {
      if (await mayLose(() => true, await unsavedElsewhere(language))) await signOut();
    });
  useActions(() => [{ id: "sign out", title: USER_MENU_TEXTS.signOut, icon: LogOut, run: () => void leave() }]);
  if (!user) return null;
  const name = user.realName || user.username;
  const page = (path: string, label: Words, Icon: LucideIcon) => ({
    key: path,
    icon: <Icon {...look} />,
    label: t(label),
    disabled: user.mustChangePassword, // until the password is changed only the dialog over the main area works (AU-13)
    onClick: () => openPage(path),
  });
  const items: MenuProps["items"] = [
    {
      key: "who",
      type: "group",
      label: (
        <span className={styles.who}>
          <strong>
            <PersonName name={name} />
          </strong>
          <span>{user.username}</span>
        </span>
      ),
    },
    { type: "divider" },
    page(INFO_PATH, USER_MENU_TEXTS.info, UserRound),
    page(CHANGE_PASSWORD_PATH, USER_MENU_TEXTS.changePassword, KeyRound),
    page(OWN_JOBS_PATH, ROUTE_TEXTS.ownJobs, Clock),
    { type: "divider" },
    { key: "lock", icon: <Lock {...look} />, label: t(USER_MENU_TEXTS.lock), onClick: lockNow },
    { key: "out", icon: <LogOut {...look} />, label: t(USER_MENU_TEXTS.signOut), onClick: () => void leave() },
  ];
  return (
    <Dropdown trigger={["click"]} placement="bottomRight" menu={{ items }}>
      <button type="button" className={`line ${styles.button}`} aria-haspopup="menu">
        <Avatar name={name} picture={user.avatar} size={28} />
        <span className={`cut ${styles.name}`}>
          <PersonName name={name} />
        </span>
      </button>
    </Dropdown>
  );
}
