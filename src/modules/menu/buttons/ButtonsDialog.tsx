import { Alert, Button, Checkbox } from "antd";
import { FIELD_TEXTS } from "../../../fields/texts.ts";
import { LimitedInput } from "../../../web/limited-text/LimitedInput.tsx";
import { Modal } from "../../../web/components/Modal.tsx";
import { useLanguage, useText } from "../../../web/i18n/language.tsx";
import { MENU_FORM_TEXTS } from "../form/form-texts.ts";
import type { MenuBranch } from "../menu-admin.ts";
import { titleOf } from "../use-menus.web.ts";
import { useWantedButtons, type WantedButton } from "./use-wanted-buttons.web.ts";
import style from "../form/menu-form.module.css";

interface ButtonsDialogProps {
  readonly menu: MenuBranch;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

const LANGUAGES = ["zh", "lo", "en"] as const;

/** Creates and renames a page's buttons, one for each permission (§7 `generate/button`). */
export function ButtonsDialog({ menu, onClose, onMade }: ButtonsDialogProps) {
  const t = useText();
  const language = useLanguage();
  const buttons = useWantedButtons(menu, () => {
    onMade();
    onClose();
  });
  const { prefix, failure, count } = buttons;
  return (
    <Modal
      open
      width={760}
      title={t(MENU_FORM_TEXTS.generateTitle, { title: titleOf(menu, language) })}
      okText={t(MENU_FORM_TEXTS.generate, { count })}
      cancelText={t(MENU_FORM_TEXTS.cancel)}
      okButtonProps={{ disabled: count === 0 || prefix.trim() === "" }}
      confirmLoading={buttons.isSaving}
      onOk={() => void buttons.save()}
      onCancel={onClose}
    >
      <div className="stack" data-gap="16">
        <p data-tone="quiet">{t(MENU_FORM_TEXTS.generateHelp)}</p>
        {failure === undefined ? null : <Alert type="error" showIcon title={failure} />}
        <LimitedInput
          aria-label={t(MENU_FORM_TEXTS.prefix)}
          prefix={<span data-tone="quiet">{t(MENU_FORM_TEXTS.prefix)}</span>}
          max={90}
          value={prefix}
          onChange={(event) => buttons.setPrefix(event.target.value)}
        />
        <div className={`stack ${style.buttons}`}>
          <div className={`note ${style.buttonsHead}`}>
            <span>{t(MENU_FORM_TEXTS.verb)}</span>
            {LANGUAGES.map((each) => (
              <span key={each}>{t(FIELD_TEXTS[each])}</span>
            ))}
          </div>
          {buttons.wanted.map((each, index) => (
            <ButtonLine
              // oxlint-disable-next-line react/no-array-index-key -- lines are only added at the end
              key={index}
              button={each}
              isThere={buttons.isThere(each.verb)}
              onChange={(change) => buttons.set(index, change)}
            />
          ))}
        </div>
        <span>
          <Button size="small" onClick={buttons.addOne}>
            {t(MENU_FORM_TEXTS.another)}
          </Button>
        </span>
      </div>
    </Modal>
  );
}

interface ButtonLineProps {
  readonly button: WantedButton;
  readonly isThere: boolean;
  readonly onChange: (change: Partial<WantedButton>) => void;
}

function ButtonLine({ button, isThere, onChange }: ButtonLineProps) {
  const t = useText();
  return (
    <div>
      {button.isOwn ? (
        <LimitedInput
          aria-label={t(MENU_FORM_TEXTS.verb)}
          max={40}
          value={button.verb}
          onChange={(event) => onChange({ verb: event.target.value })}
        />
      ) : (
        <Checkbox checked={button.isTicked} onChange={(event) => onChange({ isTicked: event.target.checked })}>
          {button.verb}
        </Checkbox>
      )}
      {LANGUAGES.map((name) => (
        <LimitedInput
          key={name}
          lang={name}
          max={100}
          disabled={!button.isTicked}
          aria-label={`${button.verb} · ${t(FIELD_TEXTS[name])}`}
          value={button[name]}
          onChange={(event) => onChange({ [name]: event.target.value.replaceAll(",", " ") })}
        />
      ))}
      <small data-tone="faint">{isThere ? t(MENU_FORM_TEXTS.exists) : null}</small>
    </div>
  );
}
