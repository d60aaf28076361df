import { Button } from "antd";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Drawer } from "../../web/components/Drawer.tsx";
import { IconButton } from "../../web/components/IconButton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { useIsPhone } from "../../web/page/use-is-phone.ts";
import { Integrity } from "./Integrity.tsx";
import { AUDIT_TEXTS } from "./texts.ts";

export function IntegrityButton() {
  const t = useText();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const shared = {
    icon: <ShieldCheck size={16} aria-hidden />,
    "aria-haspopup": "dialog",
    onClick: () => setOpen(true),
  } as const;
  return (
    <>
      {isPhone ? (
        // On a phone, a labelled button would leave no room for the page's purpose.
        <IconButton {...shared} type="default" label={t(AUDIT_TEXTS.integrity)} />
      ) : (
        <Button {...shared}>{t(AUDIT_TEXTS.integrity)}</Button>
      )}
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        destroyOnHidden
        size={520}
        title={t(AUDIT_TEXTS.integrityTitle)}
      >
        <Integrity />
      </Drawer>
    </>
  );
}
