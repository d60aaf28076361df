const BLOCK = /<\/?(?:p|h[1-6]|ul|ol|li|table|tr|t[dh]|blockquote|figure|figcaption|hr|br|div)\b[^>]*>/g;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

const characterOf = (whole: string, name: string): string => {
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (name.startsWith("#")) return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : "";
  return NAMED[name] ?? whole;
};

const MAX_CHARACTERS = 150; // characters of a description that search engines show

/** Beginning of a formatted text as plain text, cut between two words. */
export function excerpt(html: string): string {
  const text = html
    .replace(BLOCK, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#?\w+);/g, characterOf)
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= MAX_CHARACTERS) return text;
  let end = 0;
  // Lao and Chinese have no spaces between words.
  for (const { index } of new Intl.Segmenter("lo", { granularity: "word" }).segment(text.slice(0, MAX_CHARACTERS + 40)))
    if (index <= MAX_CHARACTERS) end = index;
  return `${text.slice(0, end).trimEnd()}…`;
}
