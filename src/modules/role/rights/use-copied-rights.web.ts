import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../../web/api/call.ts";
import { roleCalls } from "../role-calls.ts";
import { role } from "../role.ts";
import { copiedRights, rightsBelow, rightsTree } from "./rights-tree.ts";
import type { RightsEditing } from "./use-rights-editor.web.ts";

interface CopiedRightsProps {
  readonly editing: RightsEditing;
  readonly isReadOnly: boolean;
  /** The role that was copied; undefined: none was. */
  readonly source: string | undefined;
  /** They are ticked, or were saved before: there is nothing left to copy. */
  readonly onCopied: () => void;
}

/** Ticks once in a new role what the role has that it was copied from. Tells so until that is saved or discarded. */
export function useCopiedRights({ editing, isReadOnly, source, onCopied }: CopiedRightsProps) {
  const [ticked, setTicked] = useState<"all" | "part">();
  const { tree, isDirty } = editing;
  const copied = useQuery({
    queryKey: [role.path, "rights", source],
    queryFn: ({ signal }) => call(roleCalls.rights, { id: source ?? "" }, { signal }),
    enabled: source !== undefined && !isReadOnly,
    staleTime: 0,
  });
  const entries = copied.data?.entries;
  const copy = useEffectEvent(() => {
    const own = tree.flatMap(rightsBelow);
    if (source === undefined || isReadOnly || !entries || own.length === 0) return;
    onCopied();
    if (isDirty || own.some(({ isGranted }) => isGranted)) return;
    const { rights, isPart } = copiedRights(own, rightsTree(entries).flatMap(rightsBelow));
    editing.tickExactly(rights);
    if (rights.length > 0) setTicked(isPart ? "part" : "all");
  });
  useEffect(() => {
    copy();
  }, [tree, entries]);
  if (ticked && !isDirty) setTicked(undefined);
  return ticked;
}
