import { imageAddress } from "../../fields/image/image.ts";

/** The words of HTML, a line per paragraph, and its pictures; a picture among the words by what it shows. Parsed where nothing runs or loads. */
export function readHtml(html: string): { readonly words: string; readonly pictures: readonly string[] } {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const images = [...body.querySelectorAll("img")];
  // As our own uploads are called; anything else is not shown.
  const pictures = images.flatMap((image) => imageAddress.safeParse(image.getAttribute("src")).data ?? []);
  for (const image of images) image.replaceWith(`[${image.alt || image.src.split("/").at(-1)}]`);
  for (const block of body.querySelectorAll("p, li, h1, h2, h3, h4, td, th, blockquote, figure, br"))
    block.append("\n");
  return { words: (body.textContent ?? "").replace(/\n{2,}/g, "\n").trim(), pictures };
}
