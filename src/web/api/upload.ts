import { z } from "zod";
import type { Arguments, Endpoint, Reply } from "../../contract/endpoint.ts";
import { waitIfLeaving } from "../document/leaving-page.ts";
import type { ApiError } from "./api-error.ts";
import { apiSettings } from "./api-settings.ts";
import { sessionTurn } from "./session-end-report.ts";
import { callHeaders, encodeRequest, TIMEOUT, type SentArguments } from "./call.ts";
import { type Called } from "./failed-calls.ts";
import { sendThrough, withIdempotencyKey } from "./idempotency-key.ts";
import { noAnswer, readAnswer } from "./read-answer.ts";
import { retryRefused } from "./retry-refused.ts";

export interface UploadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the fraction of bytes sent, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
}

/** Numbers the File objects for the idempotency key: two pictures may have the same name and size. */
const numbers = new WeakMap<File, number>();
let filesSeen = 0;
const numberOf = (file: File): number => {
  const number = numbers.get(file) ?? (filesSeen += 1);
  numbers.set(file, number);
  return number;
};

/** Sends the fields and then the file, under an Idempotency-Key. */
const sendFile = (
  endpoint: Called,
  {
    url,
    fields,
    file,
  }: { readonly url: string; readonly fields: readonly (readonly [string, string])[]; readonly file: File },
  options: UploadOptions,
): Promise<unknown> =>
  withIdempotencyKey(endpoint, `${url}\n${JSON.stringify(fields)}\n${numberOf(file)}`, (idempotencyKey) =>
    retryRefused(endpoint, (token) =>
      sendThrough(endpoint, () => {
        const body = new FormData();
        for (const [name, value] of fields) body.append(name, value);
        body.append("file", file, file.name);
        return post(url, body, { ...callHeaders(token, endpoint), ...idempotencyKey }, options);
      }),
    ),
  );

// XMLHttpRequest, because fetch reports no upload progress.
const post = (
  url: string,
  body: FormData,
  headers: Readonly<Record<string, string>>,
  { signal, onProgress }: UploadOptions,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const turn = sessionTurn();
    const stop = () => request.abort();
    request.open("POST", url);
    request.timeout = TIMEOUT;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener(
      "progress",
      (event) => event.lengthComputable && onProgress?.(event.loaded / event.total),
    );
    request.addEventListener("load", () => {
      try {
        resolve(readAnswer(request.responseText, request.status, turn));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener(
      "error",
      () => void waitIfLeaving().then(() => reject(noAnswer(undefined, signal) as ApiError)),
    );
    request.addEventListener("timeout", () =>
      reject(noAnswer(new DOMException("", "TimeoutError"), signal) as ApiError),
    );
    request.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", stop));
    if (signal?.aborted) {
      reject(new DOMException("", "AbortError"));
      return;
    }
    signal?.addEventListener("abort", stop);
    request.send(body);
  });

/** Calls an endpoint with a multipart body: its scalar arguments first, then the file under `file` (UP-08). */
export async function callWithFile<E extends Endpoint>(
  endpoint: E,
  args: SentArguments<Arguments<E>>,
  file: File,
  options: UploadOptions = {},
): Promise<Reply<E>> {
  const { url, members } = encodeRequest(endpoint, args);
  const fields = Object.entries(members).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === "string" ? value : JSON.stringify(value)] as const],
  );
  const payload = await sendFile(endpoint, { url, fields, file }, options);
  return z.decode(endpoint.reply, payload) as Reply<E>;
}

const uploadReply = z.object({
  attachment_list: z
    .array(
      z.object({
        id: z.string(),
        fileName: z.string(),
        filePath: z.string(),
        fileSize: z.number(),
        contentType: z.string(),
        width: z.number().nullish(),
        height: z.number().nullish(),
      }),
    )
    .min(1),
});
export type StoredFile = z.output<typeof uploadReply>["attachment_list"][number];

const UPLOAD = { method: "POST", path: "/oss/upload", permission: "signed-in", takesKey: true } as const;

/** Stores one file under `basePath`, such as `/file/news/` (§7). The address is `filePath` of the result. */
export async function callUpload(
  file: File,
  { basePath, ...options }: UploadOptions & { readonly basePath: string },
): Promise<StoredFile> {
  const url = `${apiSettings().base}${UPLOAD.path}`;
  const payload = await sendFile(UPLOAD, { url, fields: [["base_path", basePath]], file }, options);
  return uploadReply.parse(payload).attachment_list[0] as StoredFile;
}
