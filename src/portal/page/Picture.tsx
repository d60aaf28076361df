import { createContext, useContext } from "react";
import { PICTURE_FORMATS, sourceSet } from "../../contract/public/picture-sizes.ts";
import { tonesClass, type TonesByPath } from "../../contract/public/picture-tones.ts";

interface PictureProps {
  /** Path of an uploaded picture. */
  readonly src: string;
  readonly alt: string;
  /** How wide it is drawn, as `sizes` spells it. */
  readonly sizes: string;
  /** Width to height. */
  readonly ratio: "16/9" | "4/3" | "1/1";
  /** In the first picture of the page: fetched at once. */
  readonly isFirst?: boolean;
}

// Any size of the ratio will do: it only keeps the place until the picture is there.
const PLACES = { "16/9": [960, 540], "4/3": [960, 720], "1/1": [720, 720] } as const;

/** A picture that the page's head asks for before its body is read. */
export interface LeadPicture {
  readonly sourceSet: string;
  readonly sizes: string;
}
/** Where pictures of the first screen put themselves down while a page is drawn. */
export const LeadPictures = createContext<LeadPicture[] | undefined>(undefined);

/** What stands in the place of pictures until they are there. */
export const PictureTones = createContext<TonesByPath>({});

/** A picture in the place that is kept for it and in its colours, in the smallest form that the browser knows; below the first screen it comes when it is near. */
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
