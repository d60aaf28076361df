import { buffer } from "node:stream/consumers";
import { PICTURE_FORMATS, PICTURE_WIDTHS, SHARE_SIZE, SIZED } from "../../../contract/public/picture-sizes.ts";
import { limitConcurrency } from "../../concurrency-limit.ts";
import { putOnce, type Storage } from "../../storage/storage.ts";

/**
 * Order in which sizes are made: a phone's before a desktop's. A picture for which all are done, or none is needed, has
 * as many.
 */
export const SIZE_STAGES: readonly (readonly (typeof PICTURE_WIDTHS)[number][])[] = [
  PICTURE_WIDTHS.slice(0, 2),
  PICTURE_WIDTHS.slice(2),
];

const SIZES = [...PICTURE_WIDTHS.map(String), "share"];
const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
type Form = keyof typeof TYPES;

/** One size of one picture. */
export interface Sized {
  readonly key: string;
  /** Key of the original picture. */
  readonly of: string;
  /** Pixels; undefined: cut for shared links. */
  readonly width: number | undefined;
  readonly form: Form;
  readonly type: string;
}

const KEY = /^sized\/(\d{3,4}|share)\/((?:[a-z0-9-]{1,64}\/){1,8}[a-z0-9-]{1,128}\.(?:jpg|png))\.(avif|webp|jpg)$/;

/** Parses the key of a resized picture; undefined for any other key, such as a width that is not on the list. */
export function sizedOf(key: string): Sized | undefined {
  const [, size = "", of = "", form = ""] = KEY.exec(key) ?? [];
  const isShare = size === "share";
  const isKnown = SIZES.includes(size) && (isShare ? form === "jpg" : PICTURE_FORMATS.some((each) => each === form));
  if (!isKnown || of.startsWith(SIZED)) return undefined;
  return { key, of, width: isShare ? undefined : Number(size), form: form as Form, type: TYPES[form as Form] };
}

/** The same size of another picture. */
export const sizeFrom = (sized: Sized, of: string): Sized => ({
  ...sized,
  of,
  key: `${SIZED}${sized.width ?? "share"}/${of}.${sized.form}`,
});

// One at a time, because a page of thirty new pictures would occupy every core. If the queue is full, the original is
// sent (RL-03).
const queued = limitConcurrency(1, 48);

const made = (bytes: Uint8Array, { width, form }: Sized): Promise<Buffer> =>
  queued(async () => {
    const { default: sharp } = await import("sharp");
    sharp.cache(false);
    sharp.concurrency(1);
    if (width === undefined)
      return sharp(bytes)
        .resize(SHARE_SIZE.width, SHARE_SIZE.height, { fit: "cover", position: "attention" })
        .flatten({ background: "#fff" })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
    const sized = sharp(bytes).resize({ width, withoutEnlargement: true });
    // For 3 % fewer bytes an effort of 3 takes 2.4 times as long: 470 ms in place of 190 for 960 px, on one core.
    return form === "avif"
      ? sized.avif({ quality: 48, effort: 2 }).toBuffer()
      : sized.webp({ quality: 72, effort: 4 }).toBuffer();
  });

/**
 * Makes and stores one size. Resolves to undefined if there is no such picture, also if it was deleted meanwhile; then
 * nothing of it remains (docs/decisions/018). Rejects with `Busy`.
 */
export async function makeSize(storage: Storage, sized: Sized): Promise<Buffer | undefined> {
  const original = await storage.get(sized.of);
  if (!original) return undefined;
  const bytes = await made(await buffer(original.stream), sized);
  await putOnce(storage, sized.key, bytes, sized.type);
  if (await storage.has(sized.of)) return bytes;
  await storage.remove(sized.key);
  return undefined;
}

/** Makes sizes that somebody asks for before they are there, each once however many ask. */
export function sizedPictures(storage: Storage): (sized: Sized) => Promise<Buffer | undefined> {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  return (sized) => {
    const present = underWay.get(sized.key);
    if (present) return present;
    const making = makeSize(storage, sized).finally(() => underWay.delete(sized.key));
    underWay.set(sized.key, making);
    return making;
  };
}
