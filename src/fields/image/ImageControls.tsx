import { Button, Image, Progress } from "antd";
import { useRef, useState, type ClipboardEvent, type DragEvent } from "react";
import type { ChosenPicture } from "../../contract/files/stored-pictures.ts";
import { IMAGE_LIMIT, IMAGE_TYPES, UPLOAD_TEXTS } from "../../contract/files/upload.ts";
import { messageOf } from "../../web/api/api-error.ts";
import { noAnswer } from "../../web/api/read-answer.ts";
import { callUpload } from "../../web/api/upload.ts";
import { FEEDBACK_TEXTS } from "../../web/feedback/feedback-texts.ts";
import { InlineState } from "../../web/components/states/InlineState.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { STORED_TEXTS } from "../../web/picture-upload/stored-texts.ts";
import { fitPicture } from "../../web/picture-upload/fit-picture.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { CellProps, InputProps } from "../field-view.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import { useInputValidity } from "../input-validity.web.ts";
import type { ImageField } from "./image.ts";
import style from "./image.module.css";

// Loaded with the first picture that is chosen for a field with an aspect ratio.
const CropDialog = lazyDialog(async () => (await import("./CropDialog.tsx")).CropDialog);

const StoredPicturesDialog = lazyDialog(
  async () => (await import("../../web/picture-upload/StoredPicturesDialog.tsx")).StoredPicturesDialog,
);

export function Thumbnail({ value, isWhole = false }: CellProps<ImageField>) {
  if (!value) return null;
  if (isWhole) return <Image className="thumb" src={value} height={96} alt="" />;
  return <Image className="thumb" src={value} width={32} height={32} alt="" />;
}

type Upload =
  | { readonly state: "none" }
  | { readonly state: "sending"; readonly percent: number }
  | { readonly state: "failed"; readonly message: string; readonly file?: File };

/** Downloads a stored picture to be cropped again. */
async function storedFile(path: string): Promise<File> {
  const stored = await fetch(path).catch((error: unknown) => {
    throw noAnswer(error, undefined);
  });
  if (!stored.ok) throw noAnswer(undefined, undefined);
  return new File([await stored.blob()], path.split("/").at(-1) ?? "", {
    type: stored.headers.get("content-type") ?? "",
  });
}

/** Uploads one picture; a wrong type or size is refused before anything is sent (§5). */
function useUpload(basePath: string, onDone: (path: string) => void) {
  const t = useText();
  const [upload, setUpload] = useState<Upload>({ state: "none" });
  const running = useRef<AbortController>(undefined);
  const send = async (file: File) => {
    if (!IMAGE_TYPES.some((type) => type === file.type))
      return setUpload({ state: "failed", message: t(UPLOAD_TEXTS.wrongType) });
    if (file.size >= IMAGE_LIMIT) return setUpload({ state: "failed", message: t(UPLOAD_TEXTS.tooLarge) });
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setUpload({ state: "sending", percent: 0 });
    try {
      const stored = await callUpload(file, {
        basePath,
        signal: controller.signal,
        onProgress: (share) => setUpload({ state: "sending", percent: Math.round(share * 100) }),
      });
      setUpload({ state: "none" });
      onDone(stored.filePath);
    } catch (error) {
      if (!controller.signal.aborted) setUpload({ state: "failed", message: messageOf(error), file });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setUpload({ state: "none" });
  };
  return { upload, send, cancel };
}

/** Reads a chosen or stored picture, which is cropped before the upload if the field has an aspect ratio. */
function useReading(field: ImageField, send: (file: File) => Promise<void>) {
  const [cropped, setCropped] = useState<{ readonly file: File; readonly picture: ImageBitmap }>();
  // A decoded picture takes many times its size, which phones do not have until it is collected. Not closed in an effect,
  // whose end is also that of a tab that is hidden for a while.
  const crop = (next?: typeof cropped) =>
    setCropped((before) => {
      before?.picture.close();
      return next;
    });
  const latest = useRef(0);
  const [reading, setReading] = useState<{ readonly from: File | string; readonly error: Error | null }>();
  const read = async (from: File | string) => {
    const turn = (latest.current += 1);
    setReading({ from, error: null });
    try {
      const file = typeof from === "string" ? await storedFile(from) : from;
      // A file that the browser cannot decode is uploaded as it is, and the server refuses it with the reason.
      const picture = field.ratio ? await createImageBitmap(file).catch(() => undefined) : undefined;
      const fitted = picture ? file : await fitPicture(file);
      if (turn !== latest.current) return picture?.close(); // another was chosen meanwhile
      if (picture) crop({ file, picture });
      else void send(fitted);
      setReading(undefined);
    } catch (error) {
      if (turn === latest.current)
        setReading({ from, error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  const forget = () => {
    latest.current += 1;
    setReading(undefined);
  };
  return { cropped, endCropping: () => crop(), reading, read, forget };
}

/** Shares of a side by which a picture may differ from the field's aspect ratio without being cropped. */
const NEARLY = 0.01;
const fits = (ratio: string | undefined, { width, height }: Pick<ChosenPicture, "width" | "height">): boolean => {
  const [wide = 0, high = 0] = (ratio ?? "").split("/").map(Number);
  return ratio === undefined || Math.abs((width * high) / (height * wide) - 1) < NEARLY;
};

const dropping = (take: (files: FileList) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => (event.preventDefault(), take(event.dataTransfer.files)),
  onPaste: (event: ClipboardEvent) => take(event.clipboardData.files),
});

export function ImageInput({ field, value, onChange, id, ...control }: InputProps<ImageField>) {
  const t = useText();
  const choosing = t(value ? FIELD_TEXTS.replaceImage : FIELD_TEXTS.chooseImage);
  const picker = useRef<HTMLInputElement>(null);
  const { upload, send, cancel } = useUpload(field.basePath, (path) => onChange?.(path));
  const { cropped, endCropping, reading, read, forget } = useReading(field, send);
  const isUnderWay = upload.state === "sending" || reading?.error === null;
  useInputValidity(() => (isUnderWay ? t(FIELD_TEXTS.notStored) : ""));
  const [isChoosing, setChoosing] = useState(false);
  /** In place of one that is still being read. */
  const put = (path: string | null) => {
    forget();
    onChange?.(path);
  };
  const choose = (picture: ChosenPicture | undefined) => {
    setChoosing(false);
    if (!picture) return;
    // Cropping makes a picture of its own, which belongs to who crops it.
    if (fits(field.ratio, picture)) put(picture.filePath);
    else void read(picture.filePath);
  };
  const take = (files: FileList | undefined) => void (files?.[0] && read(files[0]));
  return (
    <div className={`row ${style.field}`} data-gap="12" {...dropping(take)}>
      <input
        ref={picker}
        type="file"
        style={{ display: "none" }}
        accept={IMAGE_TYPES.join(",")}
        onChange={(event) => (take(event.target.files ?? undefined), (event.target.value = ""))}
      />
      {value && upload.state !== "sending" ? <Image className="thumb" src={value} height={96} alt="" /> : null}
      {upload.state === "sending" ? (
        <SendingState percent={upload.percent} onCancel={cancel} />
      ) : (
        <div>
          <div className={`row ${style.acts}`} data-tight>
            <Button
              {...control}
              {...(id === undefined ? {} : { id })}
              type={value ? "default" : "dashed"}
              aria-label={`${t(field.label)}: ${choosing}`} // screen readers need the field and the action
              onClick={() => picker.current?.click()}
            >
              {choosing}
            </Button>
            <Button type="link" onClick={() => setChoosing(true)}>
              {t(STORED_TEXTS.offer)}
            </Button>
            {value ? (
              <StoredActions onCrop={field.ratio ? () => void read(value) : undefined} onRemove={() => put(null)} />
            ) : null}
          </div>
          <div className="note below">
            {field.ratio ? t(FIELD_TEXTS.cropRule, { shape: field.ratio.replace("/", ":") }) : t(FIELD_TEXTS.imageRule)}
          </div>
        </div>
      )}
      {isChoosing ? (
        <StoredPicturesDialog
          basePath={field.basePath}
          shape={field.ratio}
          most={1}
          onCancel={() => setChoosing(false)}
          onConfirm={([picture]) => choose(picture)}
        />
      ) : null}
      {reading ? <ReadingState {...reading} onRetry={() => void read(reading.from)} /> : null}
      {cropped && field.ratio ? (
        <CropDialog
          {...cropped}
          shape={field.ratio}
          onCancel={endCropping}
          onCropped={(file) => {
            endCropping();
            void send(file);
          }}
        />
      ) : null}
      {upload.state === "failed" ? <UploadFailure {...upload} onRetry={(file) => void send(file)} /> : null}
    </div>
  );
}

interface StoredActionsProps {
  /** Undefined when the field has no aspect ratio. */
  readonly onCrop: (() => void) | undefined;
  readonly onRemove: () => void;
}

function StoredActions({ onCrop, onRemove }: StoredActionsProps) {
  const t = useText();
  return (
    <>
      {onCrop ? (
        <Button type="link" onClick={onCrop}>
          {t(FIELD_TEXTS.recrop)}
        </Button>
      ) : null}
      <Button type="link" onClick={onRemove}>
        {t(FIELD_TEXTS.removeImage)}
      </Button>
    </>
  );
}

interface SendingStateProps {
  readonly percent: number;
  readonly onCancel: () => void;
}

function SendingState({ percent, onCancel }: SendingStateProps) {
  const t = useText();
  return (
    <div className={`beside ${style.sending}`}>
      <Progress percent={percent} size="small" />
      <Button size="small" type="text" onClick={onCancel}>
        {t(FIELD_TEXTS.cancel)}
      </Button>
    </div>
  );
}

interface ReadingStateProps {
  /** Null while reading. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function ReadingState({ error, onRetry }: ReadingStateProps) {
  const t = useText();
  if (error) return <InlineState isWaiting={false} error={error} retry={onRetry} />;
  return (
    <div className="skeleton stack" data-gap="12" data-late="" role="status">
      {t(FEEDBACK_TEXTS.loading)}
    </div>
  );
}

interface UploadFailureProps {
  readonly message: string;
  /** Absent where a retry would not help. */
  readonly file?: File;
  readonly onRetry: (file: File) => void;
}

function UploadFailure({ message, file, onRetry }: UploadFailureProps) {
  const t = useText();
  return (
    <div role="alert" className="own-line" data-tone="wrong">
      {message}
      {file ? (
        <Button size="small" type="link" onClick={() => onRetry(file)}>
          {t(FIELD_TEXTS.retry)}
        </Button>
      ) : null}
    </div>
  );
}
