import type { BrandTeaser } from "../../modules/brand/brand.ts";
import { Picture } from "../picture/Picture.tsx";

/** A brand's logo; without one, the first letter of its name. */
export const BrandMark = ({ of: { logo, name } }: { readonly of: Pick<BrandTeaser, "logo" | "name"> }) =>
  logo === "" ? (
    <span className="brand-mark" aria-hidden="true">
      {[...new Intl.Segmenter(name.language).segment(name.text)][0]?.segment}
    </span>
  ) : (
    <span className="brand-mark" data-logo>
      <Picture src={logo} alt="" ratio="1/1" sizes="96px" />
    </span>
  );
