import type { PublicProduct } from "../../modules/product/product.ts";
import { useText } from "../../web/i18n/language.tsx";
import { Picture } from "../picture/Picture.tsx";
import { PRODUCT_TEXTS as TEXTS } from "./product-texts.ts";

/**
 * Pictures in a row that scrolls without scripts. Each links to its full size, which makes it focusable, so that the
 * row can be scrolled by keyboard.
 */
export function ProductPictures({ of: { name, pictures } }: { readonly of: PublicProduct }) {
  const t = useText();
  return pictures.length === 0 ? null : (
    <div
      className="product-pictures"
      role="group"
      aria-label={t(TEXTS.pictures, { name: name.text })}
      data-only={pictures.length === 1 || undefined}
    >
      {pictures.map((src, index) => (
        <a key={src} href={src}>
          <Picture
            src={src}
            alt={index === 0 ? name.text : t(TEXTS.picture, { name: name.text, number: index + 1 })}
            isTold
            ratio="16/9"
            sizes="(width < 1200px) 92vw, 1000px"
            isFirst={index === 0}
          />
        </a>
      ))}
    </div>
  );
}
