import { Button } from "antd";
import { ChevronLeft, ChevronRight, RotateCw, X } from "lucide-react";
import { useEffect, useState, type DragEvent } from "react";
import { IconButton } from "../components/IconButton.tsx";
import type { StoredFile } from "../api/upload.ts";
import { useText } from "../i18n/language.tsx";
import type { Upload } from "../upload-queue/uploads.ts";
import type { PictureQueue } from "./picture-queue.ts";
import { PICTURES_TEXTS } from "./texts.ts";
import styles from "./upload.module.css";

const look = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
/** Data type that marks a drag as one of our tiles and not a file from outside. */
export const TILE = "application/x-terrace-picture";

interface PictureTileProps {
  readonly picture: Upload<StoredFile>;
  readonly index: number;
  readonly count: number;
  readonly queue: PictureQueue;
}

function Progress({ picture }: { readonly picture: Upload<StoredFile> }) {
  const t = useText();
  const { state, percent, reason } = picture;
  if (state === "failed") return <span data-tone="wrong">{reason}</span>;
  if (state === "stored") return <span data-tone="good">{t(PICTURES_TEXTS.stored)}</span>;
  const text = t(state === "waiting" ? PICTURES_TEXTS.waiting : PICTURES_TEXTS.sending, { percent });
  return (
    <>
      <span>{text}</span>
      <progress className={styles.progress} max={100} value={percent} aria-label={picture.file.name} />
    </>
  );
}

function Tools({ picture: { id, file, state, canRetry }, index, count, queue }: PictureTileProps) {
  const t = useText();
  const { name } = file;
  return (
    <div className={`line ${styles.tools}`} data-gap="0">
      <IconButton
        size="small"
        label={t(PICTURES_TEXTS.earlier, { name })}
        icon={<ChevronLeft {...look} />}
        disabled={index === 0}
        onClick={() => queue.move(id, index - 1)}
      />
      <IconButton
        size="small"
        label={t(PICTURES_TEXTS.later, { name })}
        icon={<ChevronRight {...look} />}
        disabled={index === count - 1}
        onClick={() => queue.move(id, index + 1)}
      />
      <span className="grow" />
      {state === "failed" && canRetry ? (
        <Button
          size="small"
          aria-label={t(PICTURES_TEXTS.retry, { name })}
          icon={<RotateCw {...look} />}
          onClick={() => queue.retry(id)}
        />
      ) : null}
      <IconButton
        size="small"
        label={t(PICTURES_TEXTS.remove, { name })}
        icon={<X {...look} />}
        onClick={() => queue.remove(id)}
      />
    </div>
  );
}

/** Object URL of a chosen file; undefined in the first frame. */
function usePreview(file: File): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return preview;
}

/** One picture with its progress and actions; dragging or the arrow buttons move it. */
export function PictureTile({ picture, index, count, queue }: PictureTileProps) {
  const { id, file, state } = picture;
  const preview = usePreview(file);
  const name = file.name;
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(TILE)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
  };
  const drop = (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(TILE);
    if (dragged === "") return;
    event.preventDefault();
    event.stopPropagation();
    queue.move(Number(dragged), index);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one way, the arrow buttons are the other
    <li
      className={`column ${styles.tile}`}
      data-state={state}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(TILE, String(id));
        event.dataTransfer.effectAllowed = "move";
      }}
      onDragOver={over}
      onDrop={drop}
    >
      <img className={styles.picture} src={preview} alt={name} draggable={false} />
      <div className={`cut note ${styles.line}`} title={name}>
        {name}
      </div>
      <div className={`remark breakable ${styles.state}`} role={state === "failed" ? "alert" : "status"}>
        <Progress picture={picture} />
      </div>
      <Tools picture={picture} index={index} count={count} queue={queue} />
    </li>
  );
}
