import { Button, Image, Progress } from "antd";
import { useRef, useState, type ClipboardEvent, type DragEvent } from "react";
import { IMAGE_TYPES } from "../../contract/files/upload.ts";
import { FEEDBACK_TEXTS } from "../../web/feedback/feedback-texts.ts";
import { InlineState } from "../../web/components/states/InlineState.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { STORED_TEXTS } from "../../web/picture-upload/stored-texts.ts";
import { useText } from "../../web/i18n/language.tsx";
import type { CellProps, InputProps } from "../field-view.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import type { ImageField } from "./image.ts";
import { useImage } from "./use-image.web.ts";
import style from "./image.module.css";

// Loaded with the first picture that is chosen for a field with an aspect ratio.
const CropDialog = lazyDialog(async () => (await import("./CropDialog.tsx")).CropDialog);

const StoredPicturesDialog = lazyDialog(
  async () => (await import("../../web/picture-upload/StoredPicturesDialog.tsx")).StoredPicturesDialog,
);

export function Thumbnail({ value, isUncut = false }: CellProps<ImageField>) {
  if (!value) return null;
  if (isUncut) return <Image className="thumb" src={value} height={96} alt="" />;
  return <Image className="thumb" src={value} width={32} height={32} alt="" />;
}

const dropping = (take: (files: FileList) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => (event.preventDefault(), take(event.dataTransfer.files)),
  onPaste: (event: ClipboardEvent) => take(event.clipboardData.files),
});

export function ImageInput({ field, value, onChange, ...control }: InputProps<ImageField>) {
  const picker = useRef<HTMLInputElement>(null);
  const image = useImage(field, onChange);
  const { upload, reading, cropped } = image;
  const [isChoosing, setChoosing] = useState(false);
  const take = (files: FileList | null) => files?.[0] && image.read(files[0]);
  return (
    <div className={`row ${style.field}`} data-gap="12" {...dropping(take)}>
      <input
        ref={picker}
        type="file"
        style={{ display: "none" }}
        accept={IMAGE_TYPES.join(",")}
        onChange={(event) => (take(event.target.files), (event.target.value = ""))}
      />
      {value && upload.state !== "sending" ? <Image className="thumb" src={value} height={96} alt="" /> : null}
      {upload.state === "sending" ? (
        <SendingState percent={upload.percent} onCancel={image.cancel} />
      ) : (
        <ImageButtons
          field={field}
          control={control}
          onPick={() => picker.current?.click()}
          onChoose={() => setChoosing(true)}
          onCrop={value && field.ratio ? () => image.read(value) : undefined}
          onRemove={value ? image.remove : undefined}
        />
      )}
      {isChoosing ? (
        <StoredPicturesDialog
          basePath={field.basePath}
          shape={field.ratio}
          most={1}
          onCancel={() => setChoosing(false)}
          onConfirm={([picture]) => {
            setChoosing(false);
            if (picture) image.choose(picture);
          }}
        />
      ) : null}
      {reading ? <ReadingState {...reading} onRetry={() => image.read(reading.from)} /> : null}
      {cropped && field.ratio ? (
        <CropDialog
          {...cropped}
          shape={field.ratio}
          onCancel={image.endCropping}
          onCropped={(file) => {
            image.endCropping();
            image.send(file);
          }}
        />
      ) : null}
      {upload.state === "failed" ? <UploadFailure {...upload} onRetry={image.send} /> : null}
    </div>
  );
}

interface ImageButtonsProps {
  readonly field: ImageField;
  /** Attributes of the button that stands for the whole input. */
  readonly control: Omit<InputProps<ImageField>, "field" | "value" | "onChange">;
  /** A file of this machine. */
  readonly onPick: () => void;
  /** A stored picture. */
  readonly onChoose: () => void;
  /** Undefined without a picture, or when the field has no aspect ratio. */
  readonly onCrop: (() => void) | undefined;
  /** Undefined without a picture. */
  readonly onRemove: (() => void) | undefined;
}

function ImageButtons({ field, control, onPick, onChoose, onCrop, onRemove }: ImageButtonsProps) {
  const t = useText();
  const { id, ...attributes } = control;
  const picking = t(onRemove ? FIELD_TEXTS.replaceImage : FIELD_TEXTS.chooseImage);
  return (
    <div>
      <div className={`row ${style.acts}`} data-tight>
        <Button
          {...attributes}
          {...(id === undefined ? {} : { id })}
          type={onRemove ? "default" : "dashed"}
          aria-label={`${t(field.label)}: ${picking}`} // screen readers need the field and the action
          onClick={onPick}
        >
          {picking}
        </Button>
        <Button type="link" onClick={onChoose}>
          {t(STORED_TEXTS.offer)}
        </Button>
        {onCrop ? (
          <Button type="link" onClick={onCrop}>
            {t(FIELD_TEXTS.recrop)}
          </Button>
        ) : null}
        {onRemove ? (
          <Button type="link" onClick={onRemove}>
            {t(FIELD_TEXTS.removeImage)}
          </Button>
        ) : null}
      </div>
      <div className="note below">
        {field.ratio ? t(FIELD_TEXTS.cropRule, { shape: field.ratio.replace("/", ":") }) : t(FIELD_TEXTS.imageRule)}
      </div>
    </div>
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
