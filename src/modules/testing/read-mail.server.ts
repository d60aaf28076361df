/** The decoded headers and the text of all parts. */
export const readMail = ({ data }: { readonly data: string }) => {
  const [head = "", ...parts] = data.split("\n\n");
  const words = (text: string) =>
    text
      .replace(/\?=\s+=\?/g, "?==?")
      .replace(/=\?utf-8\?B\?(.*?)\?=/gi, (_, code: string) => Buffer.from(code, "base64").toString())
      .replace(/=\?utf-8\?Q\?(.*?)\?=/gi, (_, code: string) => quoted(code.replaceAll("_", " ")));
  const quoted = (text: string) =>
    Buffer.from(
      text.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
      "latin1",
    ).toString();
  const body = parts.join("\n\n");
  const plain = body
    .split(/\n?--[^\n]+\n/)
    .map((part) => {
      const [own = "", ...rest] = part.split("\n\n");
      const text = rest.join("\n\n");
      return /base64/i.test(own) ? Buffer.from(text, "base64").toString() : quoted(text);
    })
    .join("\n");
  return { head: words(head.replace(/\n\s+/g, " ")), body: plain };
};
