import { Alert, Slider } from "antd";
import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { messageOf } from "../../../web/api/api-error.ts";
import { Modal } from "../../../web/components/Modal.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { largest, MOST_ZOOM, PORTRAIT_SIDE, pull, sideOf, within, type Crop } from "./crop.ts";
import styles from "./info.module.css";
import { PORTRAIT_TEXTS } from "./texts.ts";

/** Side of the view in CSS pixels; its canvas has `FINENESS` times as many, for high-density screens. */
const VIEW = 280;
const FINENESS = 2;
/** CSS pixels by which an arrow key moves the crop. */
const STEP = 10;
const QUALITY = 0.9;
const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, side: number): void {
  const chosen = sideOf(picture, crop);
  canvas.width = side;
  canvas.height = side;
  const paint = canvas.getContext("2d");
  if (!paint) return;
  paint.imageSmoothingQuality = "high";
  // JPEG has no transparency: transparent pixels would become black.
  paint.fillStyle = "white";
  paint.fillRect(0, 0, side, side);
  paint.drawImage(picture, crop.x - chosen / 2, crop.y - chosen / 2, chosen, chosen, 0, 0, side, side);
}

const toFile = (picture: ImageBitmap, crop: Crop): Promise<File | undefined> => {
  const canvas = document.createElement("canvas");
  draw(canvas, picture, crop, Math.round(Math.min(PORTRAIT_SIDE, sideOf(picture, crop))));
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], "portrait.jpg", { type: "image/jpeg" }) : undefined),
      "image/jpeg",
      QUALITY,
    ),
  );
};

interface CropDialogProps {
  readonly picture: ImageBitmap;
  /** Stores the portrait; when the server refuses it, the error is shown and the crop stays. */
  readonly onUse: (portrait: File) => Promise<void>;
  readonly onClose: () => void;
}

/** State of the crop, with the handlers of pointer, arrow keys and slider. */
function useCrop(picture: ImageBitmap) {
  const [crop, setCrop] = useState(() => largest(picture));
  // A ref callback, because the kit mounts the dialog's content after effects of this component have run.
  const show = (canvas: HTMLCanvasElement | null) => {
    if (canvas) draw(canvas, picture, crop, VIEW * FINENESS);
  };
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 1) setCrop((present) => pull(picture, present, { x: movementX, y: movementY }, VIEW));
  };
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    setCrop((present) => pull(picture, present, by, VIEW));
  };
  const zoom = (next: number) => setCrop((present) => within(picture, { ...present, zoom: next }));
  return { crop, show, drag, press, zoom };
}

/** Dialog that chooses the square of a picture that becomes the portrait. */
export function CropDialog({ picture, onUse, onClose }: CropDialogProps) {
  const t = useText();
  const { crop, show, drag, press, zoom } = useCrop(picture);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const use = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const file = await toFile(picture, crop);
      if (!file) throw new Error(t(PORTRAIT_TEXTS.unreadable));
      await onUse(file);
    } catch (error) {
      setFailure(messageOf(error));
      setSending(false);
    }
  };
  return (
    <Modal
      open
      title={t(PORTRAIT_TEXTS.title)}
      okText={t(PORTRAIT_TEXTS.use)}
      cancelText={t(PORTRAIT_TEXTS.cancel)}
      confirmLoading={isSending}
      onOk={() => void use()}
      onCancel={onClose}
      width={VIEW + 48}
      mask={{ closable: false }}
    >
      <div className={`stack ${styles.crop}`} data-gap="12">
        <button
          type="button"
          className={styles.view}
          aria-label={t(PORTRAIT_TEXTS.area)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={press}
        >
          <canvas ref={show} style={{ width: VIEW, height: VIEW }} />
        </button>
        <Slider
          ariaLabelForHandle={t(PORTRAIT_TEXTS.zoom)}
          className={styles.zoom ?? ""}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          tooltip={{ open: false }}
          onChange={zoom}
        />
        <p className={`note ${styles.help}`}>{t(PORTRAIT_TEXTS.area)}</p>
        {failure === undefined ? null : <Alert type="error" showIcon title={failure} />}
      </div>
    </Modal>
  );
}
