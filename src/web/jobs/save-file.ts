const follow = (href: string, name = ""): void => {
  const link = Object.assign(document.createElement("a"), { href, download: name });
  link.click();
};

/** Lets the browser save what is in memory. */
export function saveBytes(content: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([content]));
  follow(address, name);
  URL.revokeObjectURL(address);
}

/** Lets the browser save what a signed link of the server leads to, as it comes. */
export const goToFile = (url: string): void => follow(url);
