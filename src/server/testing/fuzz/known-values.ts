import type { Random } from "../random.ts";

const KEPT = 24; // of each name
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Values from earlier answers, so that later requests name existing records. */
export interface KnownValues {
  /** Collects the scalars of an answer by their members' names. */
  hear(answer: unknown): void;
  /** A value that a member of this name had, or another one for an id; undefined if none was heard. */
  of(name: string, random: Random): string | undefined;
  id(random: Random): string | undefined;
}

export function knownValues(): KnownValues {
  const byName = new Map<string, string[]>();
  const note = (name: string, value: string) => {
    const list = byName.get(name) ?? [];
    byName.set(name, list);
    if (list.includes(value)) return;
    list.push(value);
    if (list.length > KEPT) list.shift();
  };
  const hear = (value: unknown, name = "", depth = 0): void => {
    if (typeof value === "string" ? value.length <= 300 : typeof value === "number" || typeof value === "boolean") {
      note(name, String(value));
      if (typeof value === "string" && isId(value)) note("id", value);
    } else if (Array.isArray(value)) for (const item of value.slice(0, 5)) hear(item, name, depth + 1);
    else if (typeof value === "object" && value !== null && depth < 6)
      for (const [member, inner] of Object.entries(value)) hear(inner, member, depth + 1);
  };
  const one = (name: string, random: Random) => {
    const list = byName.get(name) ?? [];
    return list.length > 0 ? random.of(list) : undefined;
  };
  return {
    hear: (answer) => hear(answer),
    of: (name, random) => one(name.replace(/^.*\.|\[\d+\]/g, ""), random),
    id: (random) => one("id", random),
  };
}
