import { Node, ReactNodeViewRenderer } from "@tiptap/react";
import { isTextImage } from "../../../contract/html/safe-link.ts";
import { PICTURE_ALIGNS, PICTURE_SHARES } from "../../../contract/html/written-html.ts";
import type { PictureUploads } from "./picture-uploads.web.ts";
import { PictureView } from "./PictureView.tsx";

/** Marks the placeholder of an upload; forms with one cannot be saved. */
export const PENDING = "data-pending";

const sized = (value: string | null): string | null => (value !== null && /^\d{1,4}$/.test(value) ? value : null);
const among = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((each) => each === value) ?? null;

const readPicture = (element: HTMLElement): Record<string, string | null> | false => {
  const pending = element.getAttribute(PENDING);
  const image = element.matches("img") ? element : element.querySelector("img");
  const src = image?.getAttribute("src") ?? null;
  if (pending === null && (src === null || !isTextImage(src))) return false;
  return {
    pending,
    src,
    alt: image?.getAttribute("alt") ?? "",
    width: sized(image?.getAttribute("width") ?? null),
    height: sized(image?.getAttribute("height") ?? null),
    caption: element.querySelector("figcaption")?.textContent?.trim() ?? "",
    align: among(PICTURE_ALIGNS, element.getAttribute("data-align")),
    share: among(PICTURE_SHARES, element.getAttribute("data-width")),
  };
};

/** A block-level picture with alternative text, caption, alignment and width. */
export const Picture = Node.create<{ readonly uploads: PictureUploads | undefined }>({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addOptions: () => ({ uploads: undefined }),
  addAttributes: () =>
    Object.fromEntries(
      ["pending", "src", "alt", "width", "height", "caption", "align", "share"].map((name) => [
        name,
        { default: name === "alt" || name === "caption" ? "" : null, rendered: false },
      ]),
    ),
  parseHTML: () => [
    { tag: "figure", getAttrs: readPicture },
    { tag: "img", getAttrs: readPicture },
  ],
  renderHTML({ node: { attrs } }) {
    if (attrs["pending"] !== null) return ["figure", { [PENDING]: String(attrs["pending"]) }];
    const { src, alt, width, height, caption, align, share } = attrs;
    const about = { "data-align": align, "data-width": share };
    const image = ["img", { src, alt, width, height }] as const;
    return caption === "" ? ["figure", about, image] : ["figure", about, image, ["figcaption", caption]];
  },
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});
