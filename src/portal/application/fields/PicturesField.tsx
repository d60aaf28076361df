import { useRef, useState } from "react";
import { fitPicture, mayBeSent } from "../../../web/picture-upload/fit-picture.ts";
import { ApplicationField } from "./ApplicationField.tsx";
import { fill, useTools } from "../form-context.tsx";
import type { Picture } from "../application-values.ts";

interface PicturesFieldProps {
  readonly field: string;
  readonly label: string;
  readonly value: readonly Picture[];
  readonly most: number;
  readonly help?: string;
  /** Gets an update function, because the pictures may have changed during an upload. */
  readonly onChange: (change: (now: readonly Picture[]) => readonly Picture[]) => void;
}
interface Coming {
  readonly key: number;
  readonly share: number;
}

/** Uploads up to `left` of `most` pictures in parallel, says so of more, and calls `onDone` with each as it arrives. */
function useUploads(left: number, most: number, onDone: (picture: Picture) => void) {
  const { data, upload, onBusy } = useTools();
  const [coming, setComing] = useState<readonly Coming[]>([]);
  const [failed, setFailed] = useState("");
  const next = useRef(0);
  const add = async (file: File) => {
    const key = next.current++;
    const move = (share: number) => setComing((now) => now.map((each) => (each.key === key ? { key, share } : each)));
    setComing((now) => [...now, { key, share: 0 }]);
    onBusy(1);
    const small = await fitPicture(file);
    const answer = mayBeSent(small) ? await upload(small, move) : undefined;
    setComing((now) => now.filter((each) => each.key !== key));
    onBusy(-1);
    if (answer?.isDone) onDone({ id: answer.data.id, address: answer.data.address });
    else setFailed(answer ? answer.message : data.words.badPicture);
  };
  const addAll = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    const room = left - coming.length;
    setFailed(chosen.length > room ? fill(data.words.onlySome, { room, most }) : "");
    for (const file of chosen.slice(0, room)) void add(file);
  };
  return { coming, failed, addAll };
}

export function PicturesField({ field, label, value, most, help, onChange }: PicturesFieldProps) {
  const { words } = useTools().data;
  const { coming, failed, addAll } = useUploads(most - value.length, most, (picture) =>
    onChange((now) => [...now, picture]),
  );
  return (
    <ApplicationField field={field} label={label} isOptional isGroup help={help}>
      <ul className="application-pictures stack">
        {value.map(({ id, address }, index) => (
          <li key={id}>
            <img src={address || undefined} alt={fill(words.picture, { place: index + 1 })} />
            <button
              type="button"
              className="application-remove"
              aria-label={fill(words.removePicture, { place: index + 1 })}
              onClick={() => onChange((now) => now.filter((each) => each.id !== id))}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="m4 4 8 8m0-8-8 8" />
              </svg>
            </button>
          </li>
        ))}
        {coming.map(({ key, share }) => (
          <li key={`coming-${key}`} className="application-coming">
            <progress value={share} max={1} aria-label={words.uploading} />
          </li>
        ))}
        {value.length + coming.length < most ? (
          <li className="application-add">
            <label>
              <input
                type="file"
                accept="image/jpeg,image/png,image/*"
                multiple={most > 1}
                aria-label={`${label}: ${words.addPicture}`}
                onChange={(event) => {
                  addAll(event.currentTarget.files);
                  event.currentTarget.value = "";
                }}
              />
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M12 5v14M5 12h14" />
              </svg>
              <span aria-hidden="true">{words.addPicture}</span>
            </label>
          </li>
        ) : null}
      </ul>
      <p className="field-help">{fill(words.pictureRule, { most })}</p>
      <p data-tone="wrong" role="alert">
        {failed}
      </p>
    </ApplicationField>
  );
}
