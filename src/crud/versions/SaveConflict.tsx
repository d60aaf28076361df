import { personNameIn } from "../../contract/person-name.ts";
import { Radio } from "antd";
import { useState } from "react";
import { isEmptyValue, type Values } from "../../fields/field-value.ts";
import { FIELD_TEXTS } from "../../fields/texts.ts";
import { viewOfField } from "../../fields/views.tsx";
import { Modal } from "../../web/components/Modal.tsx";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import { useOwnId } from "../../web/lookups/own-id.ts";
import { resolved, type Conflict, type Stale } from "./save-conflict.ts";
import { CRUD_TEXTS } from "../texts.ts";
import { VERSION_TEXTS } from "./texts.ts";
import style from "./save-conflict.module.css";

interface SaveConflictProps {
  readonly stale: Stale;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  /** Receives the user's values with the chosen ones of the other user. */
  readonly onChosen: (chosen: Values) => void;
}

function Side({ conflict: { field, language }, value }: { readonly conflict: Conflict; readonly value: unknown }) {
  const t = useText();
  if (isEmptyValue(value)) return <span data-tone="faint">{t(FIELD_TEXTS.empty)}</span>;
  if (language) return <span lang={language}>{String(value)}</span>;
  const { Cell } = viewOfField(field);
  return <Cell field={field} value={value as never} isWhole />;
}

/** Resolves a save conflict: both values per field and language, one to be chosen (RE-16). */
export function SaveConflict({ stale, isSaving, onCancel, onChosen }: SaveConflictProps) {
  const { mine, conflicts, by, foundBy } = stale;
  const t = useText();
  const language = useLanguage();
  const ownId = useOwnId();
  const name = by && (by.id === ownId ? t(VERSION_TEXTS.youElsewhere) : personNameIn(by.name, language));
  const [choices, setChoices] = useState<Readonly<Record<string, "mine" | "theirs">>>({});
  return (
    <Modal
      open
      width={720}
      title={name ? t(VERSION_TEXTS.changedMeanwhileBy, { name }) : t(VERSION_TEXTS.changedMeanwhile)}
      okText={t(foundBy === "saving" ? VERSION_TEXTS.saveChosen : VERSION_TEXTS.takeChosen)}
      cancelText={t(CRUD_TEXTS.cancel)}
      confirmLoading={isSaving}
      onCancel={onCancel}
      onOk={() => onChosen(resolved(mine, conflicts, choices))}
    >
      <p>{t(foundBy === "saving" ? VERSION_TEXTS.chooseEach : VERSION_TEXTS.chooseKept)}</p>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.name} className={style.conflict}>
          <legend>{t(conflict.label)}</legend>
          <Radio.Group
            value={choices[conflict.name] ?? conflict.proposed}
            onChange={(event) =>
              setChoices({ ...choices, [conflict.name]: event.target.value === "mine" ? "mine" : "theirs" })
            }
          >
            {(["mine", "theirs"] as const).map((side) => (
              <Radio key={side} value={side}>
                <small>
                  {side === "theirs" && name ? t(VERSION_TEXTS.theirsOf, { name }) : t(VERSION_TEXTS[side])}
                </small>
                <div className={`words ${style.text}`}>
                  <Side conflict={conflict} value={conflict[side]} />
                </div>
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
      ))}
    </Modal>
  );
}
