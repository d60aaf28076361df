import { isExternal } from "../../../contract/menu.ts";
import type { MenuBranch } from "../menu-admin.ts";

/*
 * The tree of entries as it is shown and rearranged. Whether a place is good is decided by the server; here only what is plainly
 * impossible is not offered.
 */

/** One line of the table. */
export interface Line {
  readonly branch: MenuBranch;
  readonly depth: number;
  /** Undefined: nothing below it. */
  readonly isOpen: boolean | undefined;
}

/** Where an entry goes: below `parentId` (null: the top), before that sibling or last. */
export interface MenuPosition {
  readonly parentId: string | null;
  readonly before?: string | undefined;
}

/** All entries with what each hangs below, parents first. */
export const everyBranch = (branches: readonly MenuBranch[]): readonly MenuBranch[] =>
  branches.flatMap((branch) => [branch, ...everyBranch(branch.children)]);

export const branchesById = (branches: readonly MenuBranch[]): ReadonlyMap<string, MenuBranch> =>
  new Map(everyBranch(branches).map((branch) => [branch.id, branch]));

/** The lines in sight; with a search those that hold it and what they hang below. */
export const linesOf = (
  branches: readonly MenuBranch[],
  isOpen: (branch: MenuBranch) => boolean,
  holds?: (branch: MenuBranch) => boolean,
  depth = 0,
): readonly Line[] =>
  branches.flatMap((branch): readonly Line[] => {
    const isFound = holds?.(branch) ?? true;
    const isOpened = isOpen(branch);
    // Below something that was found everything may be opened; around something that was found only the way to it is shown.
    const within = holds && !isFound ? linesOf(branch.children, () => true, holds, depth + 1) : undefined;
    if (within) return within.length > 0 ? [{ branch, depth, isOpen: true }, ...within] : [];
    const found = holds ? linesOf(branch.children, isOpen, holds, depth + 1) : [];
    const below = isOpened ? linesOf(branch.children, isOpen, undefined, depth + 1) : found;
    const openness = branch.children.length === 0 ? undefined : isOpened || found.length > 0;
    return [{ branch, depth, isOpen: openness }, ...below];
  });

const siblingsOf = (branches: readonly MenuBranch[], parentId: string | null): readonly MenuBranch[] =>
  parentId === null ? branches : (branchesById(branches).get(parentId)?.children ?? []);

/** What the program hangs below its page stays there. */
export const isBound = ({ isDeclared, type }: MenuBranch): boolean => isDeclared && (type === "3" || type === "4");

/** Whether an entry may hang below another, as far as can be told from here. */
export function mayStand(branches: readonly MenuBranch[], moved: MenuBranch, parentId: string | null): boolean {
  if (parentId === moved.parentId) return true;
  if (isBound(moved)) return false;
  if (parentId === null) return moved.type !== "3";
  if (parentId === moved.id || everyBranch(moved.children).some(({ id }) => id === parentId)) return false;
  const parent = branchesById(branches).get(parentId);
  if (!parent || parent.type === "3" || isExternal(parent.path)) return false;
  return moved.type === "3" ? parent.type !== "1" : moved.type !== "1" || parent.type === "1";
}

/** What `changeSort` is told for a place. */
export function sortFor(
  branches: readonly MenuBranch[],
  moved: MenuBranch,
  { parentId, before }: MenuPosition,
): number {
  const siblings = siblingsOf(branches, parentId).filter(({ id }) => id !== moved.id);
  return siblings.find(({ id }) => id === before)?.sort ?? (siblings.at(-1)?.sort ?? 0) + 1;
}

/** Where an entry stands. */
export function positionOf(branches: readonly MenuBranch[], { id, parentId }: MenuBranch): MenuPosition {
  const siblings = siblingsOf(branches, parentId);
  return { parentId, before: siblings[siblings.findIndex((each) => each.id === id) + 1]?.id };
}

export type Step = "up" | "down" | "in" | "out";

/** One step with the keyboard: among its siblings, into the one above it, or out behind its parent. Undefined: there is none. */
export function stepped(branches: readonly MenuBranch[], moved: MenuBranch, step: Step): MenuPosition | undefined {
  const { parentId } = moved;
  const siblings = siblingsOf(branches, parentId);
  const at = siblings.findIndex(({ id }) => id === moved.id);
  const above = siblings[at - 1];
  if (step === "up") return above && { parentId, before: above.id };
  if (step === "down") return siblings[at + 1] && { parentId, before: siblings[at + 2]?.id };
  if (step === "in") return above && mayStand(branches, moved, above.id) ? { parentId: above.id } : undefined;
  const parent = parentId === null ? undefined : branchesById(branches).get(parentId);
  if (!parent || !mayStand(branches, moved, parent.parentId)) return undefined;
  return { parentId: parent.parentId, before: positionOf(branches, parent).before };
}

export type Side = "before" | "into" | "after";

/** Where an entry goes that is dropped on another; undefined: it cannot go there. */
export function dropped(
  branches: readonly MenuBranch[],
  moved: MenuBranch,
  target: MenuBranch,
  side: Side,
): MenuPosition | undefined {
  if (moved.id === target.id) return undefined;
  const place: MenuPosition =
    side === "into"
      ? { parentId: target.id }
      : { parentId: target.parentId, before: side === "before" ? target.id : positionOf(branches, target).before };
  if (place.before === moved.id || !mayStand(branches, moved, place.parentId)) return undefined;
  return place;
}
