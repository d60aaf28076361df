import { useRef, useState } from "react";
import type { ChosenPicture } from "../../contract/files/stored-pictures.ts";
import { IMAGE_LIMIT, IMAGE_TYPES, UPLOAD_TEXTS } from "../../contract/files/upload.ts";
import { messageOf } from "../../web/api/api-error.ts";
import { noAnswer } from "../../web/api/read-answer.ts";
import { callUpload } from "../../web/api/upload.ts";
import { useText } from "../../web/i18n/language.tsx";
import { fitPicture } from "../../web/picture-upload/fit-picture.ts";
import type { InputProps } from "../field-view.web.ts";
import { useInputValidity } from "../input-validity.web.ts";
import { FIELD_TEXTS } from "../texts.ts";
import type { ImageField } from "./image.ts";

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

/** The field's picture on its way: chosen, read, cropped, uploaded. */
export function useImage(field: ImageField, onChange: InputProps<ImageField>["onChange"] | undefined) {
  const t = useText();
  const { upload, send, cancel } = useUpload(field.basePath, (path) => onChange?.(path));
  const { cropped, endCropping, reading, read, forget } = useReading(field, send);
  const isUnderWay = upload.state === "sending" || reading?.error === null;
  useInputValidity(() => (isUnderWay ? t(FIELD_TEXTS.notStored) : ""));
  /** In place of one that is still being read. */
  const put = (path: string | null) => {
    forget();
    onChange?.(path);
  };
  return {
    upload,
    send: (file: File) => void send(file),
    cancel,
    cropped,
    endCropping,
    reading,
    read: (from: File | string) => void read(from),
    /** Cropping makes a picture of its own, which belongs to who crops it. */
    choose: ({ filePath, ...size }: ChosenPicture) => (fits(field.ratio, size) ? put(filePath) : void read(filePath)),
    remove: () => put(null),
  };
}
