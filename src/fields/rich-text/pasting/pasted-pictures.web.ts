import { PENDING } from "../picture/rich-text-picture.web.ts";

/*
 * Pictures inside of pasted HTML. Their bytes come as data in the HTML, or, from Word, in the same clipboard's RTF; a picture that
 * only names its place elsewhere cannot be had from here.
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

// Word writes a picture's kind among its measures, then its identity (32 digits), then its bytes as hexadecimal digits.
const RTF_PICTURE = /\\(pngblip|jpegblip)(?:(?!\\pict)[\s\S])*?(?<![\\\w-])([\da-fA-F]{2}[\da-fA-F\s]{62,})\}/g;

/** The pictures of an RTF text in their order. */
const picturesOfRtf = (rtf: string): File[] =>
  [...rtf.matchAll(RTF_PICTURE)].map(([, kind, digits = ""], index) => {
    const pairs = digits.replace(/\s/g, "").match(/../g) ?? [];
    const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
    return fileOf(bytes, kind === "pngblip" ? "image/png" : "image/jpeg", index);
  });

/** The stored picture's own path, however its address was copied. */
function ownPath(address: string): string | undefined {
  if (!URL.canParse(address, location.origin)) return undefined;
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && pathname.startsWith("/file/") ? pathname : undefined;
}

export interface TakenPictures {
  readonly html: string;
  /** Pictures whose bytes did not come along. */
  readonly left: number;
}

/** A paragraph around nothing but a picture would stay behind as an empty one. */
function aloneIn(element: Element): Element {
  const parent = element.parentElement;
  if (!parent?.matches("p, span, b, i") || parent.childElementCount > 1 || parent.textContent?.trim() !== "")
    return element;
  return aloneIn(parent);
}

/** Sends what came along and marks its place; without `begin` no picture is written here. */
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
