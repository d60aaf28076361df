/** One uploaded file, already within its limits; `bytes` is the whole content. */
export interface UploadedFile {
  readonly field: string;
  /** As the browser named it: for showing only, never for a path (UP-04). */
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}
