import { PICTURE_FORMATS, sourceSet } from "../../contract/public/picture-sizes.ts";

const WIDTH = 560; // pixels at most, as the style says

/** The scan in the place of a sheet of A4, whole whatever its shape; the original is a click away. */
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
