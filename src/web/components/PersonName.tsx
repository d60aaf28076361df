/** What is written in these scripts is of one language here; a name in Latin letters may be of any. */
const PARTS =
  /(?<zh>\p{Script=Han}+)|(?<lo>[\p{Script=Lao}]+(?:\s+[\p{Script=Lao}]+)*)|[^\p{Script=Han}\p{Script=Lao}]+/gu;

/** A person's name, said by a screen reader in the language it is written in, whichever the page's is. */
export function PersonName({ name }: { readonly name: string }) {
  return [...name.matchAll(PARTS)].map(({ 0: part, index, groups }) => {
    const language = groups?.["zh"] ? "zh" : groups?.["lo"] ? "lo" : undefined;
    return language ? (
      <span key={index} lang={language}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
