import type { Page } from "./page.tsx";

/** `Page.setDirty` of one page: it is unsaved while it or a dialog above it is, whichever of the two says so last. */
export function unsavedMarks(onChange: (isUnsaved: boolean) => void): Page["setDirty"] {
  const marks = { page: false, dialog: false };
  return (isDirty, where = "page") => {
    marks[where] = isDirty;
    onChange(marks.page || marks.dialog);
  };
}
