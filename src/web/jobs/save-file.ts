import type { AnsweredFile } from "../../contract/files/answered-file.ts";

const follow = (href: string, name = ""): void => {
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
};

/** Downloads bytes held in memory. */
export function saveBytes(content: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([content]));
  follow(address, name);
  URL.revokeObjectURL(address);
}

/** Downloads a file from an answer. */
export function saveAnsweredFile({ bytes, title }: AnsweredFile): void {
  const content = new Uint8Array(bytes.length / 2);
  for (let at = 0; at < content.length; at++) content[at] = Number.parseInt(bytes.slice(at * 2, at * 2 + 2), 16);
  saveBytes(content, title);
}

/** Downloads from a signed link of the server, as a stream. */
export const goToFile = (url: string): void => follow(url);
