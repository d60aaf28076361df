import type { AnsweredFile } from "../../../contract/files/answered-file.ts";

export const fileAnswer = (bytes: Uint8Array, title: string): AnsweredFile => ({
  code: 0,
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex"),
  title,
});
