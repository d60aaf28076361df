import { Button, Image } from "antd";
import { ChevronLeft, ChevronRight, ImagePlus, X } from "lucide-react";
import { useState, type DragEvent } from "react";
import { IconButton } from "../../web/components/IconButton.tsx";
import { useText } from "../../web/i18n/language.tsx";
import { lazyDialog } from "../../web/lazy/lazy-dialog.tsx";
import { STORED_TEXTS } from "../../web/picture-upload/stored-texts.ts";
import { PicturesDialog } from "../../web/picture-upload/PicturesDialog.tsx";
import type { CellProps, InputProps } from "../field-view.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import { imagePaths, type ImagesField } from "./images.ts";
import upload from "../../web/picture-upload/upload.module.css";
import style from "../image/image.module.css";

const StoredPicturesDialog = lazyDialog(
  async () => (await import("../../web/picture-upload/StoredPicturesDialog.tsx")).StoredPicturesDialog,
);

const look = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
/** Media type of a drag within this list, so that other drags are ignored. */
const PICTURE = "application/x-terrace-image";

/** Proportions in which the site shows several pictures of a record. */
const GALLERY = "4/3";

/** A table cell shows the first picture and the number of others; a form shows all. */
export function Thumbnails({ value, isUncut }: CellProps<ImagesField>) {
  const paths = imagePaths(value);
  const shown = isUncut ? paths : paths.slice(0, 1);
  return (
    <span className="beside" data-gap="4">
      <Image.PreviewGroup items={[...paths]}>
        {shown.map((path) => (
          <Image key={path} className="thumb" src={path} width={32} height={32} alt="" />
        ))}
      </Image.PreviewGroup>
      {paths.length > shown.length ? <span className="note tabular">+{paths.length - shown.length}</span> : null}
    </span>
  );
}

const moved = (paths: readonly string[], from: number, to: number): string[] => {
  const next = [...paths];
  const [path] = next.splice(from, 1);
  if (path !== undefined) next.splice(to, 0, path);
  return next;
};

interface TileProps {
  readonly path: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

function Tile({ path, index, count, onMove, onRemove }: TileProps) {
  const t = useText();
  const place = { place: index + 1 };
  const drop = (event: DragEvent) => {
    const from = event.dataTransfer.getData(PICTURE);
    if (from === "") return;
    event.preventDefault();
    onMove(Number(from), index);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one way, the arrows are the other
    <li
      className={`column ${upload.tile}`}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(PICTURE, String(index))}
      onDragOver={(event) => event.dataTransfer.types.includes(PICTURE) && event.preventDefault()}
      onDrop={drop}
    >
      <Image className={upload.picture} src={path} alt={t(FIELD_TEXTS.pictureAt, place)} />
      <div className={`line ${upload.tools}`} data-gap="0">
        <IconButton
          size="small"
          label={t(FIELD_TEXTS.pictureEarlier, place)}
          icon={<ChevronLeft {...look} />}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <IconButton
          size="small"
          label={t(FIELD_TEXTS.pictureLater, place)}
          icon={<ChevronRight {...look} />}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        />
        <span className="grow" />
        <IconButton
          size="small"
          label={t(FIELD_TEXTS.pictureRemove, place)}
          icon={<X {...look} />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

interface TilesProps {
  readonly label: string;
  readonly paths: readonly string[];
  readonly onChange: (paths: readonly string[]) => void;
}

function Tiles({ label, paths, onChange }: TilesProps) {
  return (
    <ol className={`stack ${upload.tiles}`} data-gap="12" aria-label={label}>
      <Image.PreviewGroup>
        {paths.map((path, index) => (
          <Tile
            key={path}
            path={path}
            index={index}
            count={paths.length}
            onMove={(from, to) => onChange(moved(paths, from, to))}
            onRemove={() => onChange(paths.filter((other) => other !== path))}
          />
        ))}
      </Image.PreviewGroup>
    </ol>
  );
}

/** The pictures in order, moved by dragging or with arrow buttons; new ones are appended. */
export function ImagesInput({ field, value, onChange, id, ...control }: InputProps<ImagesField>) {
  const t = useText();
  const paths = imagePaths(value);
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const append = (added: readonly { readonly filePath: string }[]) =>
    onChange?.([...new Set([...paths, ...added.map(({ filePath }) => filePath)])].join(","));
  const left = field.most - paths.length;
  return (
    <div className="stack">
      {paths.length > 0 ? (
        <Tiles label={t(field.label)} paths={paths} onChange={(arranged) => onChange?.(arranged.join(","))} />
      ) : null}
      <div>
        <div className={`row ${style.acts}`} data-tight>
          <Button
            {...control}
            {...(id === undefined ? {} : { id })}
            type={paths.length > 0 ? "default" : "dashed"}
            icon={<ImagePlus {...look} />}
            aria-label={`${t(field.label)}: ${t(FIELD_TEXTS.addImages)}`} // screen readers need the field and the action
            disabled={left <= 0}
            onClick={() => setOpen(true)}
          >
            {t(FIELD_TEXTS.addImages)}
          </Button>
          <Button type="link" disabled={left <= 0} onClick={() => setChoosing(true)}>
            {t(STORED_TEXTS.offer)}
          </Button>
        </div>
        <div className="note below">{t(FIELD_TEXTS.imagesRule, { most: field.most })}</div>
      </div>
      {isOpen ? (
        <PicturesDialog
          basePath={field.basePath}
          yes={t(FIELD_TEXTS.addImages)}
          most={left}
          onCancel={() => setOpen(false)}
          onConfirm={(stored) => {
            setOpen(false);
            append(stored);
          }}
        />
      ) : null}
      {isChoosing ? (
        <StoredPicturesDialog
          basePath={field.basePath}
          shape={GALLERY}
          most={left}
          onCancel={() => setChoosing(false)}
          onConfirm={(chosen) => {
            setChoosing(false);
            append(chosen);
          }}
        />
      ) : null}
    </div>
  );
}
