import type { Editor } from "@tiptap/react";
import { NodeSelection } from "@tiptap/pm/state";
import type { ChosenPicture } from "../../../contract/files/stored-pictures.ts";
import type { Language } from "../../../contract/text.ts";
import { ALT_IN } from "../../../web/picture-upload/picture-words.ts";
import type { StoredFile } from "../../../web/api/upload.ts";
import type { PictureUploads } from "../picture/picture-uploads.web.ts";

/** Inserts pictures at the cursor or the drop position and uploads them; the last one is selected. */
export function putPictures(editor: Editor, uploads: PictureUploads, files: readonly File[], at?: number): boolean {
  const nodes = files.map((file) => ({ type: "picture", attrs: { pending: uploads.begin(file) } }));
  const chain = editor.chain().focus();
  return (at === undefined ? chain.insertContent(nodes) : chain.insertContentAt(at, nodes))
    .command(({ tr }) => {
      const last = nodes.at(-1)?.attrs.pending;
      tr.doc.descendants((node, position) => {
        if (node.attrs["pending"] === last) tr.setSelection(NodeSelection.create(tr.doc, position));
      });
      return true;
    })
    .run();
}

/**
 * Inserts stored pictures after the selection, which may itself be a picture, with their descriptions in the text's
 * language.
 */
export function putStored(editor: Editor, pictures: readonly ChosenPicture[], language: Language): void {
  const nodes = pictures.map((picture) => ({
    type: "picture",
    attrs: {
      src: picture.filePath,
      alt: picture[ALT_IN[language]],
      width: String(picture.width),
      height: String(picture.height),
    },
  }));
  editor.chain().focus().insertContentAt(editor.state.selection.to, nodes).run();
}

/** Replaces the placeholder with the stored picture, outside of the undo history. */
export function placeStored({ view }: Editor, mark: string, { filePath, width, height }: StoredFile): void {
  const { tr } = view.state;
  tr.doc.descendants((node, position) => {
    if (node.type.name !== "picture" || node.attrs["pending"] !== mark) return;
    const attributes = { pending: null, src: filePath, width: width ?? null, height: height ?? null };
    for (const [name, value] of Object.entries(attributes))
      tr.setNodeAttribute(position, name, typeof value === "number" ? String(value) : value);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta("addToHistory", false));
}
