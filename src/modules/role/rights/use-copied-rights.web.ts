import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../../web/api/call.ts";
import { roleCalls } from "../role-calls.ts";
import { role } from "../role.ts";
import { rightsBelow, rightsTree, type Branch, type Right } from "./rights-tree.ts";

interface CopiedRightsProps {
  /** The role that was copied; undefined: none was. */
  readonly source: string | undefined;
  /** The rights of the new role, once they are read. */
  readonly tree: readonly Branch[];
  readonly tick: (rights: readonly Right[]) => void;
}

/** Ticks once in a new role what the role has that it was copied from. True if it did. */
export function useCopiedRights({ source, tree, tick }: CopiedRightsProps): boolean {
  const [isTicked, setTicked] = useState<boolean>();
  const copied = useQuery({
    queryKey: [role.path, "rights", source],
    queryFn: ({ signal }) => call(roleCalls.rights, { id: source ?? "" }, { signal }),
    enabled: source !== undefined,
    staleTime: 0,
  });
  const entries = copied.data?.entries;
  const copy = useEffectEvent(() => {
    const own = tree.flatMap(rightsBelow);
    if (isTicked !== undefined || !entries || own.length === 0) return;
    const isSaved = own.some(({ isGranted }) => isGranted); // and only opened again
    setTicked(!isSaved);
    if (isSaved) return;
    const granted = new Set(
      rightsTree(entries)
        .flatMap(rightsBelow)
        .flatMap((right) => (right.isGranted ? right.key : [])),
    );
    tick(own.filter(({ key }) => granted.has(key)));
  });
  useEffect(() => {
    copy();
  }, [tree, entries]);
  return isTicked ?? false;
}
