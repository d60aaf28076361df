import type { TranslatedFieldError } from "../../contract/errors.ts";
import { IDEMPOTENCY_KEY, newIntentKey } from "../../contract/idempotency.ts";
import type { Language } from "../../contract/text.ts";
import type { Picture } from "./application-values.ts";

export interface Refused {
  readonly isDone: false;
  /** Code of the envelope; undefined when no answer arrived. */
  readonly code: number | undefined;
  readonly message: string;
  readonly errors: readonly TranslatedFieldError[];
}
export type Answer<T> = { readonly isDone: true; readonly data: T } | Refused;
/** Calls `/portal/application/<name>`. Never rejects. */
export type Send = <T>(name: string, fields?: Readonly<Record<string, unknown>>) => Promise<Answer<T>>;

/** Like `encodeForm` of contract/wire/wire.ts, which would import the schema library. */
function put(body: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value)) value.forEach((item, index) => put(body, `${name}[${index}]`, item));
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) put(body, name === "" ? key : `${name}.${key}`, inner);
  else if (typeof value === "string" && value !== "") body.append(name, value);
}

interface Envelope {
  readonly code?: number;
  readonly msg?: string;
  readonly data?: unknown;
}

function answerOf<T>(text: string, noAnswer: string): Answer<T> {
  try {
    const { code, msg, data } = JSON.parse(text) as Envelope;
    if (code === 0) return { isDone: true, data: data as T };
    const errors = (data as { readonly errors?: Refused["errors"] } | null)?.errors ?? [];
    return { isDone: false, code, message: msg ?? noAnswer, errors };
  } catch {
    return { isDone: false, code: undefined, message: noAnswer, errors: [] };
  }
}

/** Idempotency keys of calls without an answer, so that sending again has no second effect. */
const unansweredKeys = new Map<string, string>();
const keysOfPictures = new WeakMap<Blob, string>();

const keyOf = (file: Blob): string => {
  const key = keysOfPictures.get(file) ?? newIntentKey();
  keysOfPictures.set(file, key);
  return key;
};

interface Sending {
  readonly apiBase: string;
  readonly language: Language;
  readonly noAnswer: string;
}

export const sender =
  ({ apiBase, language, noAnswer }: Sending): Send =>
  async (name, fields = {}) => {
    const body = new URLSearchParams();
    put(body, "", fields);
    const request = `${name}\n${body.toString()}`;
    const key = unansweredKeys.get(request) ?? newIntentKey();
    unansweredKeys.set(request, key);
    try {
      const response = await fetch(`${apiBase}/portal/application/${name}`, {
        method: "POST",
        headers: { "Accept-Language": language, [IDEMPOTENCY_KEY]: key },
        body,
      });
      const text = await response.text();
      if (response.status < 500) unansweredKeys.delete(request);
      return answerOf(text, noAnswer);
    } catch {
      return answerOf("", noAnswer);
    }
  };

/** Uploads with progress (`share` from 0 to 1), which `fetch` does not report. */
export const sendPicture = (
  { apiBase, language, noAnswer }: Sending,
  ticket: string,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<Answer<Picture>> =>
  new Promise((resolve) => {
    const body = new FormData();
    body.append("draft", ticket);
    body.append("file", file, file.type === "image/png" ? "picture.png" : "picture.jpg");
    const request = new XMLHttpRequest();
    request.open("POST", `${apiBase}/portal/application/upload`);
    request.setRequestHeader("Accept-Language", language);
    request.setRequestHeader(IDEMPOTENCY_KEY, keyOf(file));
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("loadend", () => resolve(answerOf(request.responseText, noAnswer)));
    request.send(body);
  });
