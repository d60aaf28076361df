import { Modal } from "antd";
import { FORM_SHORTCUTS, LIST_SHORTCUTS } from "../../../crud/shortcuts.web.ts";
import { useText } from "../../../web/i18n/language.tsx";
import { Keys } from "../../../web/keys/Keys.tsx";
import { useKnownShortcuts } from "../../../web/keys/known-shortcuts.ts";
import { PLACES, type Place } from "../../../web/keys/shortcut.ts";
import styles from "./shortcuts.module.css";
import { SHORTCUTS_TEXTS } from "./texts.ts";

/** Of pages that need not be open: the tables that lists and forms act on. */
const OF_PAGES = [...Object.values(LIST_SHORTCUTS), ...Object.values(FORM_SHORTCUTS)];

interface ShortcutListProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every shortcut that some code acts on, by where it works. */
export function ShortcutList({ isOpen, onClose }: ShortcutListProps) {
  const say = useText();
  const known = useKnownShortcuts((store) => store.known);
  const all = [...new Map([...known, ...OF_PAGES].map((shortcut) => [shortcut.does.id, shortcut])).values()];
  return (
    <Modal
      title={say(SHORTCUTS_TEXTS.title)}
      open={isOpen}
      onCancel={onClose}
      footer={null}
      width={480}
      destroyOnHidden
    >
      {(Object.keys(PLACES) as Place[]).map((place) => {
        const here = all.filter((shortcut) => shortcut.place === place);
        return here.length === 0 ? null : (
          <section key={place} className={styles.place}>
            <h3>{say(PLACES[place])}</h3>
            <dl>
              {here.map(({ does, keys }) => (
                <div key={does.id}>
                  <dt>{say(does)}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </Modal>
  );
}
