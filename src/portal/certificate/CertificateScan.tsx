import { PICTURE_FORMATS, sourceSet } from "../../contract/public/picture-sizes.ts";

const WIDTH = 560; // px at most, as in the style sheet

/** The scan fitted into the shape of an A4 sheet, without cropping; it links to the original. */
export const CertificateScan = ({ src, alt }: { readonly src: string; readonly alt: string }) => (
  <a className="certificate-scan" href={src}>
    <picture>
      {PICTURE_FORMATS.map((format) => {
        const forms = sourceSet(src, format);
        return forms === undefined ? null : (
          <source key={format} type={`image/${format}`} srcSet={forms} sizes={`(width < 640px) 100vw, ${WIDTH}px`} />
        );
      })}
      <img src={src} alt={alt} width={WIDTH} height={Math.round(WIDTH * Math.SQRT2)} loading="lazy" decoding="async" />
    </picture>
  </a>
);
