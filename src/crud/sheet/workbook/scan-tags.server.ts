const [TAB, NEW_LINE, RETURN, SPACE, QUOTE, APOSTROPHE, SLASH, COLON, LESS, GREATER, QUESTION, EXCLAMATION] = [
  0x09, 0x0a, 0x0d, 0x20, 0x22, 0x27, 0x2f, 0x3a, 0x3c, 0x3e, 0x3f, 0x21,
];
const isSpace = (byte: number | undefined): boolean =>
  byte === SPACE || byte === NEW_LINE || byte === TAB || byte === RETURN;

/** What is found in a part of the archive. Throws to stop. */
export interface TagReader {
  /** An opening tag from `from` to `to`: its name without prefix, and the number of its attributes, at least. */
  tag(name: string, attributes: number, from: number, to: number): void;
  /** A declaration such as a document type, in capitals. */
  declaration(word: string): void;
}

/** Position after the mark; the end where it does not occur. */
const after = (xml: Buffer, mark: string, from: number): number => {
  const at = xml.indexOf(mark, from, "latin1");
  return at < 0 ? xml.length : at + mark.length;
};

/**
 * Goes over the opening tags as the library does, which takes what is no XML, too: `<` within a tag, names without
 * values, tags in the text of a picture. Linear in the size, without a text for each tag.
 */
export function scanTags(xml: Buffer, reader: TagReader): void {
  for (let at = xml.indexOf(LESS); at >= 0; at = xml.indexOf(LESS, at)) {
    const next = xml[at + 1];
    if (next === EXCLAMATION) {
      const word = xml.toString("latin1", at + 2, at + 10).toUpperCase();
      reader.declaration(word);
      if (word.startsWith("--")) at = after(xml, "-->", at + 4);
      else at = after(xml, word.startsWith("[CDATA[") ? "]]>" : ">", at + 2);
    } else if (next === QUESTION) at = after(xml, "?>", at + 2);
    else if (next === SLASH) at = after(xml, ">", at + 2);
    else at = openingTag(xml, at, reader);
  }
}

/** The position after the tag that begins at `from`. */
function openingTag(xml: Buffer, from: number, reader: TagReader): number {
  let [at, quote, attributes, nameFrom, nameTo] = [from + 1, 0, 0, from + 1, 0];
  let isBetween = false; // after a space or a value: whatever comes next begins an attribute
  for (; at < xml.length; at += 1) {
    const byte = xml[at] as number;
    if (quote > 0) {
      if (byte === quote) quote = 0;
      continue;
    }
    if (byte === GREATER) break;
    if (byte === QUOTE || byte === APOSTROPHE) {
      quote = byte;
      isBetween = true;
    } else if (isSpace(byte)) {
      isBetween = true;
      nameTo ||= at;
    } else if (isBetween) {
      isBetween = false;
      attributes += 1;
    } else if (byte === COLON && nameTo === 0) nameFrom = at + 1;
  }
  if (nameTo === 0) nameTo = xml[at - 1] === SLASH ? at - 1 : at;
  reader.tag(nameOf(xml, nameFrom, nameTo), attributes, from, at);
  return at + 1;
}

const LONGEST_NAME = 40;
const SHORT = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const nameOf = (xml: Buffer, from: number, to: number): string =>
  to - from === 1
    ? (SHORT[xml[from] as number] ?? "")
    : xml.toString("latin1", from, Math.min(to, from + LONGEST_NAME));
