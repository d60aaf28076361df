import type { Property, ReferenceTarget } from "../field.ts";

/** The tree of another module that a property names a place of. */
export function treeOf({ source, join }: Property): ReferenceTarget | undefined {
  if (!source || join || "dictionary" in source || typeof source.target === "string") return undefined;
  return source.target.tree && source.target;
}
