import { Button } from "antd";
import { Modal } from "../../web/components/Modal.tsx";
import { useText } from "../../web/i18n/language.tsx";
import style from "./publishing.module.css";
import { PUBLISHING_SCREEN_TEXTS as TEXTS } from "./screen-texts.ts";
import type { LeftOut } from "./use-bulk-publishing.web.ts";
import { CRUD_TEXTS } from "../../crud/texts.ts";

interface LeftOutDialogProps extends LeftOut {
  readonly onClose: () => void;
}

/** Says of a selection what was done, and of each record that was left out why. */
export function LeftOutDialog({ title, refused, onClose }: LeftOutDialogProps) {
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
      <ul className={style.refused}>
        {refused.map((each) => (
          <li key={each.id}>
            <span>{each.title || t(TEXTS.unseen)}</span>
            <span>{each.reason}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
