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

/** Downloads from a signed link of the server, as a stream. */
export const goToFile = (url: string): void => follow(url);
