import { imageAddress } from "../../fields/image/image.ts";

/**
 * The text of HTML, one line per paragraph with `[alt]` for pictures, and the pictures' paths. Parsed by DOMParser,
 * which runs and loads nothing.
 */
export function readHtml(html: string): { readonly words: string; readonly pictures: readonly string[] } {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const images = [...body.querySelectorAll("img")];
  // Only our own uploads are shown.
  const pictures = images.flatMap((image) => imageAddress.safeParse(image.getAttribute("src")).data ?? []);
  for (const image of images) image.replaceWith(`[${image.alt || image.src.split("/").at(-1)}]`);
  for (const block of body.querySelectorAll("p, li, h1, h2, h3, h4, td, th, blockquote, figure, br"))
    block.append("\n");
  return { words: (body.textContent ?? "").replace(/\n{2,}/g, "\n").trim(), pictures };
}
