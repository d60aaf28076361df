import { ALL_AT_ONCE } from "../page/list-sizes.ts";
import type { CallInProcess } from "../../contract/page-render.ts";
import type { PublicText } from "../../contract/public/public-text.ts";
import type { PublicArticle } from "../../modules/article/article.ts";
import { productPublicCalls, type ProductTeaser } from "../../modules/product/product.ts";

const MAX_PRODUCTS = 4;
const IN_TITLE = 3; // a word in the title counts as three in the text
const ENOUGH = 2;

/** Words of a name: pairs of Chinese characters, as the search takes them, and words of the other scripts. */
function wordsOf({ text, language }: PublicText): readonly string[] {
  const plain = text.toLowerCase();
  if (language === "zh")
    return [...plain.matchAll(/\p{Script=Han}(?=(\p{Script=Han}))/gu)].map(([one, next]) => `${one}${next}`);
  return [...new Intl.Segmenter(language, { granularity: "word" }).segment(plain)]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length > 2)
    .map(({ segment }) => segment);
}

/** Score of a product in an article: occurrences of the words of its name, those in the title counted three times. */
const mentions = ({ name }: ProductTeaser, title: string, text: string): number =>
  wordsOf(name).reduce((sum, word) => sum + (title.includes(word) ? IN_TITLE : 0) + (text.includes(word) ? 1 : 0), 0);

/** Products that an article mentions most; for equal scores those of its region first. Empty if it mentions none. */
export async function relatedProducts(
  ask: CallInProcess,
  { title, summary, content, place }: PublicArticle,
): Promise<readonly ProductTeaser[]> {
  const [region = ""] = place.split(" · ");
  const places = region === "" ? [] : ((await ask(productPublicCalls.places, {})) ?? []);
  const division = places.find(({ name }) => name === region)?.code;
  const [close, seasonal] = await Promise.all([
    division ? ask(productPublicCalls.list, { division, size: ALL_AT_ONCE }) : undefined,
    ask(productPublicCalls.list, { month: "now", size: ALL_AT_ONCE }),
  ]);
  const near = close?.rows ?? [];
  const known = new Set(near.map(({ id }) => id));
  const inTitle = title.text.toLowerCase();
  const inText = `${summary.text} ${content.text}`.toLowerCase();
  return [...near, ...(seasonal?.rows ?? []).filter(({ id }) => !known.has(id))]
    .filter(({ name }) => name.language === title.language)
    .map((product) => ({ product, score: mentions(product, inTitle, inText) }))
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_PRODUCTS)
    .map(({ product }) => product);
}
