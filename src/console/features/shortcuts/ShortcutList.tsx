import { Switch } from "antd";
import { useId } from "react";
import { Modal } from "../../../web/components/Modal.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { Keys } from "../../../web/shortcuts/Keys.tsx";
import { useKnownShortcuts } from "../../../web/shortcuts/known-shortcuts.ts";
import { isSingleKey, keyNames, SHORTCUT_SCOPES, type ShortcutScope } from "../../../web/shortcuts/shortcut.ts";
import { personal, usePersonal } from "../../../web/preferences/personal.ts";
import styles from "./shortcuts.module.css";
import { SHORTCUTS_TEXTS } from "./texts.ts";

interface ShortcutListProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Lists the shortcuts that are active now, grouped by where they work, and offers to turn single-key ones off. */
export function ShortcutList({ isOpen, onClose }: ShortcutListProps) {
  const t = useText();
  const known = useKnownShortcuts((store) => store.known);
  const hasSingleKeys = usePersonal("singleKeys");
  const own = useId();
  const all = [...new Map(known.map((shortcut) => [shortcut.does.id, shortcut])).values()].filter(
    ({ keys }) => hasSingleKeys || !isSingleKey(keys),
  );
  return (
    <Modal title={t(SHORTCUTS_TEXTS.title)} open={isOpen} onCancel={onClose} footer={null} width={480} destroyOnHidden>
      {(Object.keys(SHORTCUT_SCOPES) as ShortcutScope[]).map((place) => {
        const here = all.filter((shortcut) => shortcut.place === place);
        return here.length === 0 ? null : (
          <section key={place} className={styles.place}>
            <h3 className="remark">{t(SHORTCUT_SCOPES[place])}</h3>
            <dl>
              {here.map(({ does, keys }) => (
                <div key={does.id} className="line" data-gap="16" data-ends="">
                  <dt>{t(does)}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      <div className={`row ${styles.choice}`} data-ends="">
        <span id={`${own}name`}>{t(SHORTCUTS_TEXTS.singleKeys)}</span>
        <Switch
          aria-labelledby={`${own}name`}
          aria-describedby={`${own}text`}
          checked={hasSingleKeys}
          onChange={(isOn) => personal.write("singleKeys", isOn)}
        />
        <p className="own-line note" data-tone="faint" id={`${own}text`}>
          {t(SHORTCUTS_TEXTS.singleKeysText, { keys: keyNames("Mod+K").join("+") })}
        </p>
      </div>
    </Modal>
  );
}
