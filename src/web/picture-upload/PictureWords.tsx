import { Button } from "antd";
import { useId, useState } from "react";
import { LANGUAGES } from "../../contract/text.ts";
import { MAX_ALT, MAX_TAGS, storedPictures, type ChosenPicture } from "../../contract/files/stored-pictures.ts";
import { call } from "../api/call.ts";
import { LimitedInput } from "../limited-text/LimitedInput.tsx";
import { useFeedback } from "../feedback/Feedback.tsx";
import { useText } from "../i18n/language.tsx";
import { ALT_IN } from "./picture-words.ts";
import { STORED_TEXTS as TEXTS } from "./stored-texts.ts";
import style from "./stored.module.css";

const NAMES = ["alt", "altEn", "altLo", "tags"] as const;
type PictureDescription = Pick<ChosenPicture, (typeof NAMES)[number]>;
type DescribedPicture = PictureDescription & Pick<ChosenPicture, "id" | "version">;

const descriptionOf = ({ alt, altEn, altLo, tags }: PictureDescription): PictureDescription => ({
  alt,
  altEn,
  altLo,
  tags,
});
const differing = (one: PictureDescription, other: PictureDescription) =>
  NAMES.filter((name) => one[name] !== other[name]);

interface PictureWordsProps {
  readonly picture: DescribedPicture;
  readonly onSaved: (picture: ChosenPicture) => void;
}

/** Description of a stored picture in three languages, and tags by which it is found. */
export function PictureWords({ picture, onSaved }: PictureWordsProps) {
  const t = useText();
  const id = useId();
  const feedback = useFeedback();
  const [base, setBase] = useState<DescribedPicture>(picture);
  const [description, setDescription] = useState(() => descriptionOf(picture));
  if (picture.version > base.version) {
    const isTyped = differing(description, base).length > 0;
    if (!isTyped) setDescription(descriptionOf(picture));
    // A description that is typed over an older one stays, and its save is refused (RE-16).
    if (!isTyped || differing(picture, base).length === 0) setBase(picture);
  }
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const saved = await call(storedPictures.describe, { id: base.id, version: base.version, ...description });
      setBase(saved);
      setDescription((now) => {
        const typedSince = differing(now, description).map((name) => [name, now[name]]);
        return { ...descriptionOf(saved), ...Object.fromEntries(typedSince) };
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
        onChange={(event) => setDescription({ ...description, [name]: event.target.value })}
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
