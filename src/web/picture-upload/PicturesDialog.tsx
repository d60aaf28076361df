import { Button } from "antd";
import { ImagePlus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from "react";
import { useStore } from "zustand";
import { Modal } from "../components/Modal.tsx";
import { IMAGE_TYPES } from "../../contract/files/upload.ts";
import type { StoredFile } from "../api/upload.ts";
import { useFeedback } from "../feedback/Feedback.tsx";
import { FEEDBACK_TEXTS } from "../feedback/feedback-texts.ts";
import { useText, type Translate } from "../i18n/language.tsx";
import { pictureQueue, type PictureQueue } from "./picture-queue.ts";
import { allStored, type Upload } from "../upload-queue/uploads.ts";
import { PictureTile, TILE } from "./PictureTile.tsx";
import { PICTURES_TEXTS } from "./texts.ts";
import styles from "./upload.module.css";

interface PicturesDialogProps {
  /** Folder to store them in, such as `/file/news/` (§7 base_path). */
  readonly basePath: string;
  /** Limit of pictures that can be confirmed. */
  readonly most?: number;
  /** Label of the confirming button, a verb. */
  readonly yes: string;
  readonly onCancel: () => void;
  /** Receives the stored pictures in the person's order. */
  readonly onConfirm: (stored: readonly StoredFile[]) => void;
}

/** Listens on the document, because a paste event goes to the focused element. */
function usePasted(take: (files: Iterable<File>) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}

/** Event handlers of an element that accepts dropped files. */
function useDropZone(take: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault(); // otherwise the browser opens the dropped file
      setOver(!event.dataTransfer.types.includes(TILE));
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer.files.length > 0) take(event.dataTransfer.files);
    },
  };
}

function Choose({ queue }: { readonly queue: PictureQueue }) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={IMAGE_TYPES.join(",")}
        onChange={(event) => {
          queue.add(event.target.files ?? []);
          event.target.value = "";
        }}
      />
      <Button icon={<ImagePlus size={16} aria-hidden="true" />} onClick={() => picker.current?.click()}>
        {t(PICTURES_TEXTS.choose)}
      </Button>
    </>
  );
}

/** Waiting helps only while some are on their way; what to do with the others keeps the uploaded ones. */
function whyNotAll(pictures: readonly Upload<StoredFile>[], t: Translate): string {
  const failed = pictures.filter(({ state }) => state === "failed");
  const isRunning = pictures.some(({ state }) => state === "waiting" || state === "sending");
  if (isRunning) return t(PICTURES_TEXTS.waitForAll);
  const { sendAgain, removeRefused } = PICTURES_TEXTS;
  return t(failed.some(({ canRetry }) => canRetry) ? sendAgain : removeRefused, { count: failed.length });
}

/** True once a picture has been stored, even if it was then taken off the list: nothing here deletes it. */
function useHasStored(pictures: readonly Upload<StoredFile>[]): boolean {
  const [hasStored, setHasStored] = useState(false);
  if (!hasStored && pictures.some(({ state }) => state === "stored")) setHasStored(true);
  return hasStored;
}

/** Uploads several pictures: chosen, dropped or pasted, each with its progress (§2 "Multi-image upload dialog"). */
export function PicturesDialog({ basePath, most = Infinity, yes, onCancel, onConfirm }: PicturesDialogProps) {
  const t = useText();
  const feedback = useFeedback();
  const [queue] = useState(() => pictureQueue(basePath));
  const { uploads: pictures, refused } = useStore(queue.state);
  const hasStored = useHasStored(pictures);
  const { isOver, ...zone } = useDropZone((files) => queue.add(files));
  useEffect(() => () => queue.close(), [queue]);
  usePasted((files) => queue.add(files));
  const confirm = () => {
    const stored = allStored(pictures);
    if (stored) onConfirm(stored);
    else feedback.error(whyNotAll(pictures, t));
  };
  return (
    <Modal
      title={t(PICTURES_TEXTS.title)}
      open
      width={720}
      onCancel={onCancel}
      cancelText={t(hasStored ? FEEDBACK_TEXTS.close : FEEDBACK_TEXTS.cancel)}
      mask={{ closable: false }}
      okText={yes}
      okButtonProps={{ disabled: pictures.length === 0 || pictures.length > most }}
      onOk={confirm}
    >
      <div className={styles.zone} data-over={isOver || undefined} {...zone}>
        <div className={`row note ${styles.choose}`}>
          <Choose queue={queue} />
          <span>{t(PICTURES_TEXTS.orDrop)}</span>
          <small data-tone="faint">{t(PICTURES_TEXTS.rule)}</small>
        </div>
        <div role="alert">
          {pictures.length > most ? (
            <p className={`breakable ${styles.refused}`} data-tone="wrong">
              {t(PICTURES_TEXTS.tooMany, { most })}
            </p>
          ) : null}
          {refused.map(({ name, reason }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may share a name
            <p className={`breakable ${styles.refused}`} data-tone="wrong" key={index}>
              {t(PICTURES_TEXTS.refused, { name, reason: t(reason) })}
            </p>
          ))}
        </div>
        {pictures.length > 0 ? (
          <ol className={`stack ${styles.tiles}`} data-gap="12" aria-label={t(PICTURES_TEXTS.list)}>
            {pictures.map((picture, index) => (
              <PictureTile key={picture.id} picture={picture} index={index} count={pictures.length} queue={queue} />
            ))}
          </ol>
        ) : null}
        <p className="note" role="status">
          {hasStored ? t(PICTURES_TEXTS.kept) : null}
        </p>
      </div>
    </Modal>
  );
}
