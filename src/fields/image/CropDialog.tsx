import { Slider } from "antd";
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { messageOf } from "../../web/api/api-error.ts";
import { Modal } from "../../web/components/Modal.tsx";
import { encodePicture } from "../../web/picture-upload/fit-picture.ts";
import { useText } from "../../web/i18n/language.tsx";
import { FIELD_TEXTS } from "../texts.ts";
import { areaOf, changeCrop, middleOf, MAX_ZOOM, ratioOf, type Crop } from "./crop-area.ts";
import style from "./crop.module.css";

interface CropDialogProps {
  readonly file: File;
  readonly picture: ImageBitmap;
  /** Aspect ratio, such as `16/9`. */
  readonly shape: string;
  readonly onCropped: (file: File) => void;
  readonly onCancel: () => void;
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP = 0.04; // of the crop's width, per press of an arrow key
const ZOOM_STEP = 0.1;

interface PartProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly ratio: number;
  readonly change: (by: Partial<Crop>) => void;
}

/** Preview of the cropped area; moved by dragging and zoomed by the wheel, or with the arrow keys, + and −. */
function Part({ picture, crop, ratio, change }: PartProps) {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = areaOf(crop, picture, ratio);
  useEffect(() => {
    const element = canvas.current;
    const { x, y, width, height } = areaOf(crop, picture, ratio);
    element?.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, element.width, element.height);
  }, [crop, picture, ratio]);
  const press = (event: KeyboardEvent) => {
    const [x, y] = MOVES[event.key] ?? [];
    if (x !== undefined && y !== undefined) change({ x: x * area.width * STEP, y: y * area.width * STEP });
    else if (event.key === "+" || event.key === "=") change({ zoom: crop.zoom + ZOOM_STEP });
    else if (event.key === "-") change({ zoom: crop.zoom - ZOOM_STEP });
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    const scale = area.width / event.currentTarget.clientWidth;
    change({ x: -event.movementX * scale, y: -event.movementY * scale });
  };
  return (
    <canvas
      ref={canvas}
      className={style.part}
      width={1200}
      height={Math.round(1200 / ratio)}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it takes all keys; there is no other role for that
      role="application"
      aria-label={t(FIELD_TEXTS.cropHelp)}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onWheel={(event) => change({ zoom: crop.zoom - Math.sign(event.deltaY) * ZOOM_STEP })}
    />
  );
}

/** Crops a picture to the field's aspect ratio. */
export function CropDialog({ file, picture, shape, onCropped, onCancel }: CropDialogProps) {
  const t = useText();
  const [crop, setCrop] = useState<Crop>(() => middleOf(picture));
  const [failure, setFailure] = useState("");
  const [isDrawing, setDrawing] = useState(false);
  const ratio = ratioOf(shape);
  const change = (by: Partial<Crop>) => setCrop((now) => changeCrop(now, by, picture, ratio));
  const finish = async () => {
    setDrawing(true);
    try {
      onCropped(await encodePicture(picture, areaOf(crop, picture, ratio), file));
    } catch (error) {
      setFailure(messageOf(error));
      setDrawing(false);
    }
  };
  return (
    <Modal
      open
      width={640}
      title={t(FIELD_TEXTS.crop, { shape: shape.replace("/", ":") })}
      okText={t(FIELD_TEXTS.cropTake)}
      cancelText={t(FIELD_TEXTS.cancel)}
      confirmLoading={isDrawing}
      onOk={() => void finish()}
      onCancel={onCancel}
    >
      <Part picture={picture} crop={crop} ratio={ratio} change={change} />
      <p className={`note ${style.help}`}>{t(FIELD_TEXTS.cropHelp)}</p>
      <Slider
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={crop.zoom}
        tooltip={{ open: false }}
        ariaLabelForHandle={t(FIELD_TEXTS.cropZoom)}
        onChange={(zoom) => change({ zoom })}
      />
      {failure === "" ? null : <p role="alert">{failure}</p>}
    </Modal>
  );
}
