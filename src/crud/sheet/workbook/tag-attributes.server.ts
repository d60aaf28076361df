const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const LAST_CHARACTER = 0x10ffff;

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > LAST_CHARACTER ? all : String.fromCodePoint(code);
  });

const EACH = /([^\s=]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/** The attributes of an opening tag without its `>`, as the library takes them: of two alike the last. */
export function tagAttributes(tag: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const text = tag.replace(/\/$/, "").replace(/^\S+/, "");
  for (const [, name = "", double, single, bare = ""] of text.matchAll(EACH))
    found.set(name, decoded(double ?? single ?? bare));
  return found;
}
