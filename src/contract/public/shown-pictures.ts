import type { Language } from "../text.ts";

/** The data of a stored picture that a public page needs in addition to its bytes. */
interface ShownPicture {
  /** Three colours from top to bottom, `rrggbb` each, concatenated; empty: not found yet. */
  readonly tones: string;
  /** Description of the picture by language; empty if nobody has written one. */
  readonly alt: Readonly<Record<Language, string>>;
}

/** By path of the picture. */
export type ShownPictures = Readonly<Record<string, ShownPicture>>;
