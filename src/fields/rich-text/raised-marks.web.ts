import { Mark } from "@tiptap/react";

/** A mark that stands for one tag; a letter is above the line or below it, not both. */
const raisedMark = (name: "superscript" | "subscript", tag: "sup" | "sub", key: string) =>
  Mark.create({
    name,
    excludes: "superscript subscript",
    // Word writes a style where others write the tag.
    parseHTML: () => [{ tag }, { style: `vertical-align=${tag === "sup" ? "super" : "sub"}` }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** Exponents and indices, as in m² and CO₂. */
export const RAISED_MARKS = [raisedMark("superscript", "sup", "Mod-."), raisedMark("subscript", "sub", "Mod-,")];
