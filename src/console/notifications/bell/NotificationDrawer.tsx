import { Drawer } from "../../../web/components/Drawer.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { NOTIFICATIONS_TEXTS } from "./texts.ts";

interface NotificationDrawerProps {
  readonly isOpen: boolean;
  readonly hasUnread: boolean;
  readonly onClose: () => void;
}

/** Drawer beside the page; on a phone it covers the page. */
export function NotificationDrawer({ isOpen, hasUnread, onClose }: NotificationDrawerProps) {
  const t = useText();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t(NOTIFICATIONS_TEXTS.title)}
      size={420}
      styles={{ body: { padding: 0 } }}
      destroyOnHidden
    >
      {isOpen ? <NotificationList hasUnread={hasUnread} onLeave={onClose} /> : null}
    </Drawer>
  );
}
