import { StarterKit } from "@tiptap/starter-kit";
import type { Extensions } from "@tiptap/react";
import { isTextLink } from "../../contract/html/safe-link.ts";
import { Pasting } from "./pasting/pasting.web.ts";
import type { PictureUploads } from "./picture/picture-uploads.web.ts";
import { Picture } from "./picture/rich-text-picture.web.ts";
import { TABLE_NODES } from "./rich-text-table.web.ts";

/**
 * What can be written here: nothing that `WRITTEN_TAGS` and the server's cleaning would take away again (RT-01); a test holds them
 * together. An address that no link may lead to is plain text, typed, pasted or loaded (IN-12).
 */
const WORDS: Extensions = [
  StarterKit.configure({
    // Programs are not written here, and a block of code would carry a class.
    code: false,
    codeBlock: false,
    // It would add an empty line to every text that ends with a list.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      // The server says where a link opens.
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => isTextLink(url),
      shouldAutoLink: (url) => isTextLink(url),
    },
  }),
];

/** Pictures and tables are for texts that have a place for pictures; others are words alone. */
export const extensionsFor = (
  uploads: PictureUploads | undefined,
  onLeft: (count: number) => void = () => {},
): Extensions => [
  ...WORDS,
  Pasting.configure({ uploads, onLeft }),
  ...(uploads ? [Picture.configure({ uploads }), ...TABLE_NODES] : []),
];
