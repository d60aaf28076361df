import { Extension } from "@tiptap/react";
import { Plugin } from "@tiptap/pm/state";
import { readablePaste } from "./office-paste.web.ts";
import { takePictures } from "./pasted-pictures.web.ts";
import type { PictureUploads } from "../picture/picture-uploads.web.ts";
import { tablesAsLines } from "./table-lines.web.ts";
import { placeStored, putPictures } from "./put-pictures.web.ts";

interface PastingOptions {
  /** Undefined: no pictures are allowed. */
  readonly uploads: PictureUploads | undefined;
  /** Called with the number of pictures that the last paste could not take. */
  readonly onLeft: (count: number) => void;
}

const picturesIn = (files: FileList | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));

/** Office programs add a picture of the copied text, which is used only if there is no text. */
const hasWords = (html: string): boolean =>
  html.replace(/<(style|script|title)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|&nbsp;|\s/gi, "") !== "";

/** Handles paste and drop of documents and pictures. */
export const Pasting = Extension.create<PastingOptions, { stop?: () => void }>({
  name: "pasting",
  addOptions: () => ({ uploads: undefined, onLeft: () => {} }),
  addStorage: () => ({}),
  onCreate() {
    const stop = this.options.uploads?.onStored((mark, stored) => placeStored(this.editor, mark, stored));
    if (stop) this.storage.stop = stop;
  },
  onDestroy() {
    this.storage.stop?.();
  },
  addProseMirrorPlugins() {
    const { editor, options } = this;
    const { uploads, onLeft } = options;
    let rtf = "";
    const put = (files: readonly File[], at?: number): boolean =>
      uploads !== undefined && files.length > 0 && putPictures(editor, uploads, files, at);
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            paste: (_view, { clipboardData }) => {
              rtf = clipboardData?.getData("text/rtf") ?? "";
              return false;
            },
          },
          transformPastedHTML: (pasted) => {
            const read = readablePaste(pasted);
            const shown = editor.schema.nodes["table"] ? read : tablesAsLines(read);
            const taken = takePictures(shown, rtf, uploads && ((file) => uploads.begin(file)));
            onLeft(taken.left);
            return taken.html;
          },
          handlePaste: (_view, { clipboardData }) =>
            !hasWords(clipboardData?.getData("text/html") ?? "") && put(picturesIn(clipboardData?.files)),
          handleDrop: (view, { clientX, clientY, dataTransfer }, _slice, isMoved) => {
            if (isMoved) return false;
            return put(picturesIn(dataTransfer?.files), view.posAtCoords({ left: clientX, top: clientY })?.pos);
          },
        },
      }),
    ];
  },
});
