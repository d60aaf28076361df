import { Alert, Slider } from "antd";
import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { areaOf, changeCrop, middleOf, MAX_ZOOM, type Crop } from "../../../fields/image/crop-area.ts";
import { messageOf } from "../../../web/api/api-error.ts";
import { Modal } from "../../../web/components/Modal.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import styles from "./info.module.css";
import { PORTRAIT_TEXTS } from "./texts.ts";

const SQUARE = 1; // width by height
/** Side of the stored portrait in pixels; a smaller square is not enlarged. */
const PORTRAIT_SIDE = 320;
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
  const { x, y, width, height } = areaOf(crop, picture, SQUARE);
  canvas.width = side;
  canvas.height = side;
  const paint = canvas.getContext("2d");
  if (!paint) return;
  paint.imageSmoothingQuality = "high";
  // JPEG has no transparency: transparent pixels would become black.
  paint.fillStyle = "white";
  paint.fillRect(0, 0, side, side);
  paint.drawImage(picture, x, y, width, height, 0, 0, side, side);
}

const toFile = (picture: ImageBitmap, crop: Crop): Promise<File | undefined> => {
  const canvas = document.createElement("canvas");
  draw(canvas, picture, crop, Math.round(Math.min(PORTRAIT_SIDE, areaOf(crop, picture, SQUARE).width)));
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], "portrait.jpg", { type: "image/jpeg" }) : undefined),
      "image/jpeg",
      QUALITY,
    ),
  );
};

interface PortraitCropDialogProps {
  readonly picture: ImageBitmap;
  /** Stores the portrait; when the server refuses it, the error is shown and the crop stays. */
  readonly onUse: (portrait: File) => Promise<void>;
  readonly onClose: () => void;
}

/** State of the crop, with the handlers of pointer, arrow keys and slider. */
function useCrop(picture: ImageBitmap) {
  const [crop, setCrop] = useState(() => middleOf(picture));
  // A ref callback, because the kit mounts the dialog's content after effects of this component have run.
  const show = (canvas: HTMLCanvasElement | null) => {
    if (canvas) draw(canvas, picture, crop, VIEW * FINENESS);
  };
  /** The square moves against the drag. */
  const pull = (x: number, y: number) =>
    setCrop((present) => {
      const scale = areaOf(present, picture, SQUARE).width / VIEW;
      return changeCrop(present, { x: -x * scale, y: -y * scale }, picture, SQUARE);
    });
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 1) pull(movementX, movementY);
  };
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    pull(by.x, by.y);
  };
  const zoom = (next: number) => setCrop((present) => changeCrop(present, { zoom: next }, picture, SQUARE));
  return { crop, show, drag, press, zoom };
}

/** Dialog that chooses the square of a picture that becomes the portrait. */
export function PortraitCropDialog({ picture, onUse, onClose }: PortraitCropDialogProps) {
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
          max={MAX_ZOOM}
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
