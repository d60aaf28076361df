import { Button } from "antd";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { LANGUAGES } from "../../contract/text.ts";
import { MAX_ALT, MAX_TAGS, storedPictures, type ChosenPicture } from "../../contract/files/stored-pictures.ts";
import { call } from "../api/call.ts";
import { LimitedInput } from "../limited-text/LimitedInput.tsx";
import { useFeedback } from "../feedback/Feedback.tsx";
import { useText } from "../i18n/language.tsx";
import { ALT_IN } from "./picture-words.ts";
import { STORED_TEXTS as TEXTS } from "./stored-texts.ts";
import style from "./stored.module.css";

type PictureDescription = Pick<ChosenPicture, "alt" | "altEn" | "altLo" | "tags">;

const WORDS = ["alt", "altEn", "altLo", "tags"] as const satisfies readonly (keyof PictureDescription)[];

interface PictureWordsProps {
  readonly picture: PictureDescription & Pick<ChosenPicture, "id" | "version">;
  readonly onSaved: (picture: ChosenPicture) => void;
  /** Called with whether something typed is not saved. */
  readonly onDirty?: (isDirty: boolean) => void;
}

/** Description of a stored picture in three languages, and tags by which it is found. */
export function PictureWords({ picture, onSaved, onDirty }: PictureWordsProps) {
  const t = useText();
  const id = useId();
  const feedback = useFeedback();
  const [stored, setStored] = useState<PictureWordsProps["picture"]>(picture);
  const [typed, setTyped] = useState<Partial<PictureDescription>>({});
  // What another person changed meanwhile comes in beside what is being typed; of the same words the save is refused
  // (RE-16).
  const isDisputed = WORDS.some((name) => name in typed && picture[name] !== stored[name]);
  if (picture.version > stored.version && !isDisputed) setStored(picture);
  const { alt, altEn, altLo, tags }: PictureDescription = { ...stored, ...typed };
  const description = { alt, altEn, altLo, tags };
  const isDirty = WORDS.some((name) => description[name] !== stored[name]);
  const report = useEffectEvent((is: boolean) => onDirty?.(is));
  useEffect(() => report(isDirty), [isDirty]);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const saved = await call(storedPictures.describe, { id: stored.id, version: stored.version, ...description });
      setStored(saved);
      setTyped((now) => {
        const since = WORDS.filter((name) => name in now && now[name] !== description[name]);
        return Object.fromEntries(since.map((name) => [name, now[name]]));
      });
      feedback.success(t(TEXTS.savedWords));
      onSaved(saved);
    } catch (error) {
      feedback.failure(error);
    } finally {
      setSaving(false);
    }
  };
  const line = (name: keyof PictureDescription, label: string, most: number, language?: string) => (
    <label className="stack" data-gap="4" key={name} htmlFor={`${id}-${name}`}>
      <span data-tone="quiet">{label}</span>
      <LimitedInput
        id={`${id}-${name}`}
        {...(language === undefined ? {} : { lang: language })}
        max={most}
        value={description[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      />
    </label>
  );
  return (
    <div className={style.words}>
      <p className="note across">{t(TEXTS.wordsHelp)}</p>
      {LANGUAGES.map((each) => line(ALT_IN[each], t(TEXTS.altIn, { language: t(TEXTS[each]) }), MAX_ALT, each))}
      {line("tags", t(TEXTS.tags), MAX_TAGS)}
      <Button className="at-start" size="small" loading={isSaving} onClick={() => void save()}>
        {t(TEXTS.saveWords)}
      </Button>
    </div>
  );
}
