/** One uploaded file, already within its limits; `bytes` is the whole content. */
export interface UploadedFile {
  readonly field: string;
  /** The name given by the browser: only to be shown, never to be used as a path (UP-04). */
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}
