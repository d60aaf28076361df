import type { Language } from "../text.ts";

/** What a public page knows of a stored picture beside its bytes. */
interface ShownPicture {
  /** Three colours from top to bottom, `rrggbb` each, concatenated; empty: not found yet. */
  readonly tones: string;
  /** What it shows, by language; empty where nobody has said. */
  readonly alt: Readonly<Record<Language, string>>;
}

/** By path of the picture. */
export type ShownPictures = Readonly<Record<string, ShownPicture>>;
