import { createContext, useContext } from "react";
import { PICTURE_FORMATS, sourceSet } from "../../contract/public/picture-sizes.ts";
import { tonesClass } from "../../contract/public/picture-tones.ts";
import type { ShownPictures } from "../../contract/public/shown-pictures.ts";
import { useLanguage } from "../../web/i18n/language.tsx";

interface PictureProps {
  /** Path of an uploaded picture. */
  readonly src: string;
  /** Alternative text if nobody has described the picture, or if `isTold` is absent. */
  readonly alt: string;
  /** The picture stands alone and not beside a title that says the same, so its description is its alternative text. */
  readonly isTold?: boolean;
  /** Its `sizes` attribute. */
  readonly sizes: string;
  /** Width to height. */
  readonly ratio: "16/9" | "4/3" | "1/1";
  /** Visible without scrolling, so it is loaded first. */
  readonly isFirst?: boolean;
  /** Too small for waiting until it is near: a page printed as soon as it is open has it too. */
  readonly isSmall?: boolean;
}

// Only the ratio of width and height matters: it reserves the space until the picture has loaded.
const PLACES = { "16/9": [960, 540], "4/3": [960, 720], "1/1": [720, 720] } as const;

/** A picture that the page preloads in its head. */
export interface LeadPicture {
  readonly sourceSet: string;
  readonly sizes: string;
}
/** Collects the pictures of the first screen while a page is rendered. */
export const LeadPictures = createContext<LeadPicture[] | undefined>(undefined);

/** Colours shown in place of pictures until they have loaded, and their descriptions. */
export const KnownPictures = createContext<ShownPictures>({});

/**
 * A picture with reserved space and placeholder colours, in the smallest format the browser supports; below the first
 * screen it is loaded lazily.
 */
export function Picture({ src, alt, sizes, ratio, isTold = false, isFirst = false, isSmall = false }: PictureProps) {
  const leads = useContext(LeadPictures);
  const language = useLanguage();
  const known = useContext(KnownPictures)[src];
  const tones = tonesClass(known?.tones);
  const [width, height] = PLACES[ratio];
  const smallest = sourceSet(src, PICTURE_FORMATS[0]);
  if (isFirst && smallest !== undefined) leads?.push({ sourceSet: smallest, sizes });
  const picture = (
    <img
      className={tones === undefined ? "page-picture" : `page-picture ${tones}`}
      src={src}
      alt={(isTold && known?.alt[language]) || alt}
      width={width}
      height={height}
      data-ratio={ratio}
      decoding="async"
      {...(isFirst ? { fetchPriority: "high" } : isSmall ? { fetchPriority: "low" } : { loading: "lazy" })}
    />
  );
  if (smallest === undefined) return picture;
  return (
    <picture className="page-picture-forms">
      {PICTURE_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(src, format)} sizes={sizes} />
      ))}
      {picture}
    </picture>
  );
}
