import { Drawer } from "antd";
import { useText } from "../../../web/i18n/language.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { NOTIFICATIONS_TEXTS } from "./texts.ts";

interface NotificationDrawerProps {
  readonly isOpen: boolean;
  readonly hasUnread: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** ms after which the kit no longer holds the focus within a drawer that has closed. */
const UNHELD = 100;

/** Beside the page, on a phone over it. */
export function NotificationDrawer({ isOpen, hasUnread, onClose, onClosed }: NotificationDrawerProps) {
  const say = useText();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      // The kit gives the focus back while the drawer still holds it, where its motion is very short: then it is lost with the drawer.
      afterOpenChange={(isNowOpen) => isNowOpen || setTimeout(onClosed, UNHELD)}
      title={say(NOTIFICATIONS_TEXTS.title)}
      size={420}
      styles={{ wrapper: { maxWidth: "100vw" }, body: { padding: 0 } }}
      destroyOnHidden
    >
      {isOpen ? <NotificationList hasUnread={hasUnread} onLeave={onClose} /> : null}
    </Drawer>
  );
}
