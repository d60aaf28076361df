import { StarterKit } from "@tiptap/starter-kit";
import type { Extensions } from "@tiptap/react";
import { isTextLink } from "../../contract/html/safe-link.ts";
import { Pasting } from "./pasting/pasting.web.ts";
import type { PictureUploads } from "./picture/picture-uploads.web.ts";
import { Picture } from "./picture/rich-text-picture.web.ts";
import { RAISED_MARKS } from "./raised-marks.web.ts";
import { TABLE_NODES } from "./rich-text-table.web.ts";

/**
 * The editor's schema. It allows only what `WRITTEN_TAGS` and the server's sanitiser keep (RT-01), which a test checks.
 * An address that is not a valid link stays plain text, whether typed, pasted or loaded (IN-12).
 */
const WORDS: Extensions = [
  StarterKit.configure({
    // Left out: a code block would need a class.
    code: false,
    codeBlock: false,
    // It would append an empty paragraph to every text that ends with a list.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      // The server adds target and rel.
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => isTextLink(url),
      shouldAutoLink: (url) => isTextLink(url),
    },
  }),
  ...RAISED_MARKS,
];

/** Pictures and tables only if the field has a folder for pictures. */
export const extensionsFor = (
  uploads: PictureUploads | undefined,
  onLeft: (count: number) => void = () => {},
): Extensions => [
  ...WORDS,
  Pasting.configure({ uploads, onLeft }),
  ...(uploads ? [Picture.configure({ uploads }), ...TABLE_NODES] : []),
];
