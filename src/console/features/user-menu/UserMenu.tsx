import { Dropdown, Modal, type MenuProps } from "antd";
import { KeyRound, LogOut } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../web/i18n/language.tsx";
import { PasswordForm } from "../../password/PasswordForm.tsx";
import { PASSWORD_TEXTS } from "../../password/texts.ts";
import { signOut } from "../../session/sign-out.ts";
import { useUser } from "../../session/user-store.ts";
import { useMayLose } from "../../tabs/use-closing.ts";
import { USER_MENU_TEXTS } from "./texts.ts";
import styles from "./user-menu.module.css";

const look = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The letter of a name people know themselves by: a Chinese name's last character, else the first letter (a Lao vowel before its consonant is skipped). */
export const initialOf = (name: string): string => {
  const letters = [...name.trim()];
  const isChinese = /^\p{Script=Han}+$/u.test(name.trim());
  return (isChinese ? letters.at(-1) : letters.find((letter) => !/[\u0ec0-\u0ec4]/.test(letter)))?.toUpperCase() ?? "";
};

function Face({ name, picture }: { readonly name: string; readonly picture: string }) {
  return picture === "" ? (
    <span className={styles.face} aria-hidden="true">
      {initialOf(name)}
    </span>
  ) : (
    <img className={styles.face} src={picture} alt="" />
  );
}

/** Avatar dropdown (§2): who is signed in, change password, log out. */
export function UserMenu() {
  const say = useText();
  const user = useUser((store) => store.user);
  const [isChanging, setChanging] = useState(false);
  const mayLose = useMayLose();
  if (!user) return null;
  const leave = async () => {
    if (await mayLose(() => true)) await signOut();
  };
  const name = user.realName || user.username;
  const items: MenuProps["items"] = [
    {
      key: "who",
      type: "group",
      label: (
        <span className={styles.who}>
          <strong>{name}</strong>
          <span>{user.username}</span>
        </span>
      ),
    },
    { type: "divider" },
    {
      key: "password",
      icon: <KeyRound {...look} />,
      label: say(USER_MENU_TEXTS.changePassword),
      disabled: user.mustChangePassword,
      onClick: () => setChanging(true),
    },
    { key: "out", icon: <LogOut {...look} />, label: say(USER_MENU_TEXTS.signOut), onClick: () => void leave() },
  ];
  return (
    <>
      <Dropdown trigger={["click"]} placement="bottomRight" menu={{ items }}>
        <button type="button" className={styles.button} aria-haspopup="menu">
          <Face name={name} picture={user.avatar} />
          <span className={styles.name}>{name}</span>
        </button>
      </Dropdown>
      <Modal
        title={say(PASSWORD_TEXTS.title)}
        open={isChanging}
        onCancel={() => setChanging(false)}
        footer={null}
        width={420}
        destroyOnHidden
        mask={{ closable: false }}
      >
        <PasswordForm onChanged={() => setChanging(false)} />
      </Modal>
    </>
  );
}
