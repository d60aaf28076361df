import { Button } from "antd";
import { Modal } from "../../../web/components/Modal.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import style from "../publishing.module.css";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "../screen-texts.ts";
import type { LeftOut } from "./use-bulk-publishing.web.ts";
import { CRUD_TEXTS } from "../../../crud/texts.ts";
import type { Module } from "../../../crud/define-module.ts";
import { RefusedList } from "./RefusedList.tsx";

interface LeftOutDialogProps extends LeftOut {
  readonly module: Module;
  readonly onClose: () => void;
}

/** The result of a bulk action, with the reason for each refused record. */
export function LeftOutDialog({ module, title, refused, onClose }: LeftOutDialogProps) {
  const t = useText();
  return (
    <Modal
      open
      title={title}
      width={480}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t(CRUD_TEXTS.close)}
        </Button>
      }
    >
      <p className={style.leftOut}>{t(TEXTS.leftOut, { count: refused.length })}</p>
      <RefusedList refused={refused} module={module} />
    </Modal>
  );
}
