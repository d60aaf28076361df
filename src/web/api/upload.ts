import { z } from "zod";
import type { Arguments, Endpoint, Reply } from "../../contract/endpoint.ts";
import type { ApiError } from "./api-error.ts";
import { apiSettings, sessionTurn } from "./api-settings.ts";
import { callHeaders, encodeRequest, TIMEOUT, withRenewal } from "./call.ts";
import { noAnswer, readAnswer } from "./read-answer.ts";

export interface UploadOptions {
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1, as bytes leave the browser. */
  readonly onProgress?: ((part: number) => void) | undefined;
}

// XMLHttpRequest because fetch does not tell how much has been sent.
const post = (
  url: string,
  body: FormData,
  token: string | undefined,
  { signal, onProgress }: UploadOptions,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const turn = sessionTurn();
    const stop = () => request.abort();
    request.open("POST", url);
    request.timeout = TIMEOUT;
    for (const [name, value] of Object.entries(callHeaders(token))) request.setRequestHeader(name, value);
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
    request.addEventListener("error", () => reject(noAnswer(undefined, signal) as ApiError));
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

/** Calls an endpoint whose body is multipart: its scalar arguments first, then the file under `file` (UP-08). */
export async function callWithFile<E extends Endpoint>(
  endpoint: E,
  args: Arguments<E>,
  file: File,
  options: UploadOptions = {},
): Promise<Reply<E>> {
  const { url, members } = encodeRequest(endpoint, args);
  const payload = await withRenewal(endpoint, (token) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(members))
      if (value !== undefined) body.append(name, typeof value === "string" ? value : JSON.stringify(value));
    body.append("file", file, file.name);
    return post(url, body, token, options);
  });
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

const UPLOAD = { method: "POST", path: "/oss/upload", permission: "signed-in" } as const;

/** Stores one file under `basePath`, such as `/file/news/` (§7); resolves to the stored one, its address in `filePath`. */
export async function callUpload(
  file: File,
  { basePath, ...options }: UploadOptions & { readonly basePath: string },
): Promise<StoredFile> {
  const payload = await withRenewal(UPLOAD, (token) => {
    const body = new FormData();
    body.append("base_path", basePath);
    body.append("file", file, file.name);
    return post(`${apiSettings().base}${UPLOAD.path}`, body, token, options);
  });
  return uploadReply.parse(payload).attachment_list[0] as StoredFile;
}
