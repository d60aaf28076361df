import { Modal, Radio } from "antd";
import { useState } from "react";
import type { Values } from "../../fields/field-value.ts";
import { viewOfField } from "../../fields/views.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { resolved, type Conflict } from "./stale-save.ts";
import { CRUD_TEXTS } from "../texts.ts";
import style from "./form.module.css";

interface StaleSaveProps {
  readonly conflicts: readonly Conflict[];
  readonly foundBy: "saving" | "loading";
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  /** Hands over what turns this person's text into the chosen one. */
  readonly onChosen: (chosen: (mine: Values) => Values) => void;
}

/** Somebody saved the record first: both texts side by side per field, one to be chosen, nothing lost before (RE-16). */
export function StaleSave({ conflicts, foundBy, isSaving, onCancel, onChosen }: StaleSaveProps) {
  const t = useText();
  const [choices, setChoices] = useState<Readonly<Record<string, "mine" | "theirs">>>({});
  return (
    <Modal
      open
      width={720}
      title={t(CRUD_TEXTS.changedMeanwhile)}
      okText={t(foundBy === "saving" ? CRUD_TEXTS.saveChosen : CRUD_TEXTS.takeChosen)}
      cancelText={t(CRUD_TEXTS.cancel)}
      confirmLoading={isSaving}
      onCancel={onCancel}
      onOk={() => onChosen((mine) => resolved(mine, conflicts, choices))}
    >
      <p>{t(foundBy === "saving" ? CRUD_TEXTS.chooseEach : CRUD_TEXTS.chooseKept)}</p>
      {conflicts.map(({ name, field, mine, theirs, proposed }) => {
        const { Cell } = viewOfField(field);
        const side = (which: "mine" | "theirs", value: unknown) => (
          <Radio value={which}>
            <small>{t(CRUD_TEXTS[which])}</small>
            <div className={style.text}>
              <Cell field={field} value={value as never} isWhole />
            </div>
          </Radio>
        );
        return (
          <fieldset key={name} className={style.conflict}>
            <legend>{t(field.label)}</legend>
            <Radio.Group
              value={choices[name] ?? proposed}
              onChange={(event) =>
                setChoices({ ...choices, [name]: event.target.value === "mine" ? "mine" : "theirs" })
              }
            >
              {side("mine", mine)}
              {side("theirs", theirs)}
            </Radio.Group>
          </fieldset>
        );
      })}
    </Modal>
  );
}
