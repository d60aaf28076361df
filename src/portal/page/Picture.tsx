import { createContext, useContext } from "react";
import { PICTURE_FORMATS, sourceSet } from "../../contract/public/picture-sizes.ts";
import { tonesClass, type TonesByPath } from "../../contract/public/picture-tones.ts";

interface PictureProps {
  /** Path of an uploaded picture. */
  readonly src: string;
  readonly alt: string;
  /** Its `sizes` attribute. */
  readonly sizes: string;
  /** Width to height. */
  readonly ratio: "16/9" | "4/3" | "1/1";
  /** Visible without scrolling, so it is loaded first. */
  readonly isFirst?: boolean;
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

/** Colours shown in place of pictures until they have loaded. */
export const PictureTones = createContext<TonesByPath>({});

/**
 * A picture with reserved space and placeholder colours, in the smallest format the browser supports; below the first
 * screen it is loaded lazily.
 */
export function Picture({ src, alt, sizes, ratio, isFirst = false }: PictureProps) {
  const leads = useContext(LeadPictures);
  const tones = tonesClass(useContext(PictureTones)[src]);
  const [width, height] = PLACES[ratio];
  const smallest = sourceSet(src, PICTURE_FORMATS[0]);
  if (isFirst && smallest !== undefined) leads?.push({ sourceSet: smallest, sizes });
  const picture = (
    <img
      className={tones === undefined ? "page-picture" : `page-picture ${tones}`}
      src={src}
      alt={alt}
      width={width}
      height={height}
      data-ratio={ratio}
      decoding="async"
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
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
