import { Button, Drawer } from "antd";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useText } from "../../web/i18n/language.tsx";
import { Integrity } from "./Integrity.tsx";
import { AUDIT_TEXTS } from "./texts.ts";

export function IntegrityButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ShieldCheck size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(AUDIT_TEXTS.integrity)}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        destroyOnHidden
        size={520}
        styles={{ wrapper: { maxWidth: "100vw" } }}
        title={t(AUDIT_TEXTS.integrityTitle)}
      >
        <Integrity />
      </Drawer>
    </>
  );
}
