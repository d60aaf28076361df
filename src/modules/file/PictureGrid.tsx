import { PersonName } from "../../web/components/PersonName.tsx";
import { Checkbox } from "antd";
import { formatBytes } from "../../web/format/bytes.ts";
import { formatMoment } from "../../web/format/format-moment.ts";
import { useLanguage, useText } from "../../web/i18n/language.tsx";
import type { StoredPicture } from "./file-calls.ts";
import { FILE_SCREEN_TEXTS as texts } from "./screen-texts.ts";
import style from "./file.module.css";

interface PicturesProps {
  readonly pictures: readonly StoredPicture[];
  /** Absent where no action takes several pictures. */
  readonly ticked?: { readonly ids: readonly string[]; readonly change: (ids: readonly string[]) => void };
  readonly isGrid: boolean;
  readonly onOpen: (id: string) => void;
}

/** The pictures as tiles or as rows; the same elements in two layouts. */
export function PictureGrid({ pictures, ticked, isGrid, onOpen }: PicturesProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <ul className={`stack ${isGrid ? style.grid : style.rows}`} data-gap={isGrid ? 12 : 0}>
      {pictures.map(({ id, fileName, fileExtension, thumbPath, fileSize, width, height, ownerName, createdAt }) => (
        <li key={id}>
          <button type="button" className={`pressable ${style.tile}`} onClick={() => onOpen(id)}>
            {width === 0 ? (
              <span className={`thumb ${style.document}`}>{fileExtension.toUpperCase()}</span>
            ) : (
              <img className="thumb" src={thumbPath} alt="" width={120} height={120} loading="lazy" decoding="async" />
            )}
            <span className="cut" title={fileName}>
              {fileName}
            </span>
            <small className="cut tabular">
              {formatBytes(fileSize, language)}
              {width === 0 ? "" : ` · ${width}×${height}`}
            </small>
            <small className={`cut ${style.further}`}>
              <PersonName name={ownerName} /> · {formatMoment(createdAt, language)}
            </small>
          </button>
          {ticked ? (
            <Checkbox
              className={style.tick as string}
              aria-label={t(texts.tick, { name: fileName })}
              checked={ticked.ids.includes(id)}
              onChange={({ target }) =>
                ticked.change(target.checked ? [...ticked.ids, id] : ticked.ids.filter((each) => each !== id))
              }
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
