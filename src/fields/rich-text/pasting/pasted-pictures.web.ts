import { originalPath } from "../../../contract/public/picture-sizes.ts";
import { PENDING } from "../picture/rich-text-picture.web.ts";

/*
 * Pictures in pasted HTML. Their bytes are in data URLs or, from Word, in the RTF of the same clipboard; pictures that
 * only link elsewhere are left out.
 */

const DATA = /^data:(image\/[\w+.-]+);base64,([A-Za-z0-9+/=\s]+)$/i;

const fileOf = (bytes: Uint8Array<ArrayBuffer>, type: string, count: number): File =>
  new File([bytes], `pasted-${count}.${type === "image/png" ? "png" : "jpg"}`, { type });

function fromData(address: string, count: number): File | undefined {
  const [, type = "", data = ""] = DATA.exec(address) ?? [];
  if (type === "") return undefined;
  try {
    return fileOf(
      Uint8Array.from(atob(data.replace(/\s/g, "")), (letter) => letter.charCodeAt(0)),
      type.toLowerCase(),
      count,
    );
  } catch {
    return undefined;
  }
}

// In RTF a picture's type is followed by its dimensions, its 32-digit id and its bytes in hexadecimal.
const RTF_PICTURE = /\\(pngblip|jpegblip)(?:(?!\\pict)[\s\S])*?(?<![\\\w-])([\da-fA-F]{2}[\da-fA-F\s]{62,})\}/g;

/** The pictures of an RTF document, in order. */
const picturesOfRtf = (rtf: string): File[] =>
  [...rtf.matchAll(RTF_PICTURE)].map(([, kind, digits = ""], index) => {
    const pairs = digits.replace(/\s/g, "").match(/../g) ?? [];
    const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
    return fileOf(bytes, kind === "pngblip" ? "image/png" : "image/jpeg", index);
  });

/** The path of a picture stored here, for a relative or absolute address. */
function ownPath(address: string): string | undefined {
  if (!URL.canParse(address, location.origin)) return undefined;
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && pathname.startsWith("/file/") ? originalPath(pathname) : undefined;
}

export interface TakenPictures {
  readonly html: string;
  /** Number of pictures whose bytes are not in the clipboard. */
  readonly left: number;
}

/** The outermost element that contains only the picture; otherwise an empty paragraph would remain. */
function aloneIn(element: Element): Element {
  const parent = element.parentElement;
  if (!parent?.matches("p, span, b, i") || parent.childElementCount > 1 || parent.textContent?.trim() !== "")
    return element;
  return aloneIn(parent);
}

/** Uploads the pictures and puts placeholders into the HTML; without `begin` pictures are removed. */
export function takePictures(html: string, rtf: string, begin: ((file: File) => string) | undefined): TakenPictures {
  if (!/<(?:img|figure)\b/i.test(html)) return { html, left: 0 };
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const foreign of body.querySelectorAll(`figure[${PENDING}]`)) foreign.removeAttribute(PENDING);
  const images = [...body.querySelectorAll("img")];
  const local = images.filter((image) => /^file:/i.test(image.getAttribute("src") ?? ""));
  const inRtf = local.length > 0 ? picturesOfRtf(rtf) : [];
  let left = 0;
  for (const [index, image] of images.entries()) {
    const address = image.getAttribute("src") ?? "";
    const path = ownPath(address);
    const fromRtf = inRtf.length === local.length ? inRtf[local.indexOf(image)] : undefined;
    const file = path === undefined ? (fromData(address, index) ?? fromRtf) : undefined;
    if (begin && path !== undefined) {
      image.setAttribute("src", path);
      const outer = image.closest("figure") ?? aloneIn(image);
      if (outer !== image && !outer.matches("figure")) outer.replaceWith(image);
    } else if (begin && file) {
      const place = body.ownerDocument.createElement("figure");
      place.setAttribute(PENDING, begin(file));
      (image.closest("figure") ?? aloneIn(image)).replaceWith(place);
    } else {
      if (begin) left += 1;
      image.remove();
    }
  }
  return { html: body.innerHTML, left };
}
