import { Radio } from "antd";
import { useState, type ReactNode } from "react";
import { Modal } from "../../web/components/Modal.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { CRUD_TEXTS } from "../texts.ts";
import { VERSION_TEXTS } from "./texts.ts";
import style from "./conflict-dialog.module.css";

const CHOSEN = {
  saving: VERSION_TEXTS.saveChosen,
  savingForMore: VERSION_TEXTS.saveChosenAndGoOn,
  loading: VERSION_TEXTS.takeChosen,
} as const;

const SIDES = ["mine", "theirs"] as const;
export type Side = (typeof SIDES)[number];

/** A value that the user and somebody else have changed. */
export interface DisputedValue {
  readonly name: string;
  readonly label: ReactNode;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  /** "mine" by default. */
  readonly proposed?: Side;
}

interface ConflictDialogProps {
  readonly title: string;
  readonly values: readonly DisputedValue[];
  /** "loading": nothing is saved yet, the chosen values go into the form. */
  readonly purpose?: keyof typeof CHOSEN;
  /** Heading of the other user's values. */
  readonly theirsLabel?: string;
  readonly isSaving?: boolean;
  readonly onCancel: () => void;
  /** Receives the names of the values for which the other user's are taken. */
  readonly onChosen: (theirs: ReadonlySet<string>) => void;
}

/** Resolves a conflict with somebody else's save: both of each value, one to be chosen (RE-16). */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, values, purpose = "saving", theirsLabel, isSaving = false, onCancel, onChosen } = props;
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = ({ name, proposed = "mine" }: DisputedValue) => chosen.get(name) ?? proposed;
  return (
    <Modal
      open
      width={720}
      title={title}
      okText={t(CHOSEN[purpose])}
      cancelText={t(CRUD_TEXTS.cancel)}
      confirmLoading={isSaving}
      onCancel={onCancel}
      onOk={() => onChosen(new Set(values.filter((value) => sideOf(value) === "theirs").map(({ name }) => name)))}
    >
      <p>{t(purpose === "loading" ? VERSION_TEXTS.chooseKept : VERSION_TEXTS.chooseEach)}</p>
      {values.map((value) => (
        <fieldset key={value.name} className={`notes-below ${style.conflict}`}>
          <legend className="medium">{value.label}</legend>
          <Radio.Group
            value={sideOf(value)}
            onChange={(event) => setChosen(new Map(chosen).set(value.name, event.target.value as Side))}
          >
            {SIDES.map((side) => (
              <Radio key={side} value={side}>
                <small>{side === "theirs" && theirsLabel ? theirsLabel : t(VERSION_TEXTS[side])}</small>
                <div className={`words ${style.text}`}>{value[side]}</div>
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
      ))}
    </Modal>
  );
}
