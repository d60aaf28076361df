import { isExternal, MENU_TYPES } from "../../../contract/menu.ts";
import type { MenuBranch } from "../menu-admin.ts";

/*
 * The tree of entries as it is shown and rearranged. The server decides whether a position is valid; here impossible
 * ones are left out.
 */

/** A row of the table. */
export interface Line {
  readonly branch: MenuBranch;
  readonly depth: number;
  /** Undefined for an entry without children. */
  readonly isOpen: boolean | undefined;
}

/** A position below `parentId` (null for the top level), before the given sibling or last. */
export interface MenuPosition {
  readonly parentId: string | null;
  readonly before?: string | undefined;
}

/** All entries, depth-first. */
export const everyBranch = (branches: readonly MenuBranch[]): readonly MenuBranch[] =>
  branches.flatMap((branch) => [branch, ...everyBranch(branch.children)]);

export const branchesById = (branches: readonly MenuBranch[]): ReadonlyMap<string, MenuBranch> =>
  new Map(everyBranch(branches).map((branch) => [branch.id, branch]));

/** The visible rows; with a filter the matching entries and their ancestors. */
export const linesOf = (
  branches: readonly MenuBranch[],
  isOpen: (branch: MenuBranch) => boolean,
  matches?: (branch: MenuBranch) => boolean,
  depth = 0,
): readonly Line[] =>
  branches.flatMap((branch): readonly Line[] => {
    const isFound = matches?.(branch) ?? true;
    const isOpened = isOpen(branch);
    // Below a match all children can be expanded; above it only the path to the match is shown.
    const within = matches && !isFound ? linesOf(branch.children, () => true, matches, depth + 1) : undefined;
    if (within) return within.length > 0 ? [{ branch, depth, isOpen: true }, ...within] : [];
    const found = matches ? linesOf(branch.children, isOpen, matches, depth + 1) : [];
    const below = isOpened ? linesOf(branch.children, isOpen, undefined, depth + 1) : found;
    const openness = branch.children.length === 0 ? undefined : isOpened || found.length > 0;
    return [{ branch, depth, isOpen: openness }, ...below];
  });

const siblingsOf = (branches: readonly MenuBranch[], parentId: string | null): readonly MenuBranch[] =>
  parentId === null ? branches : (branchesById(branches).get(parentId)?.children ?? []);

/** Declared buttons and hidden pages stay below their page. */
export const isFixed = ({ isDeclared, type }: Pick<MenuBranch, "isDeclared" | "type">): boolean =>
  isDeclared && (type === MENU_TYPES.button || type === MENU_TYPES.hiddenPage);

/** The part of an entry that decides where it may be placed. */
export type Placeable = Pick<MenuBranch, "id" | "parentId" | "type" | "isDeclared" | "children">;

/** True if an entry may be placed below another, by the rules that the browser knows. */
export function canBeBelow(branches: readonly MenuBranch[], moved: Placeable, parentId: string | null): boolean {
  if (parentId === moved.parentId) return true;
  if (isFixed(moved)) return false;
  if (parentId === null) return moved.type !== MENU_TYPES.button;
  if (parentId === moved.id || everyBranch(moved.children).some(({ id }) => id === parentId)) return false;
  const parent = branchesById(branches).get(parentId);
  if (!parent || parent.type === MENU_TYPES.button || isExternal(parent.path)) return false;
  return moved.type === MENU_TYPES.button
    ? parent.type !== MENU_TYPES.directory
    : moved.type !== MENU_TYPES.directory || parent.type === MENU_TYPES.directory;
}

/** The `sort` to send to `changeSort` for a position. */
export function sortFor(
  branches: readonly MenuBranch[],
  moved: MenuBranch,
  { parentId, before }: MenuPosition,
): number {
  const siblings = siblingsOf(branches, parentId).filter(({ id }) => id !== moved.id);
  return siblings.find(({ id }) => id === before)?.sort ?? (siblings.at(-1)?.sort ?? 0) + 1;
}

export function positionOf(branches: readonly MenuBranch[], { id, parentId }: MenuBranch): MenuPosition {
  const siblings = siblingsOf(branches, parentId);
  return { parentId, before: siblings[siblings.findIndex((each) => each.id === id) + 1]?.id };
}

export type Step = "up" | "down" | "in" | "out";

/**
 * The position after one keyboard step: among the siblings, into the previous one, or out behind the parent. Undefined
 * if there is none.
 */
export function positionAfterStep(
  branches: readonly MenuBranch[],
  moved: MenuBranch,
  step: Step,
): MenuPosition | undefined {
  const { parentId } = moved;
  const siblings = siblingsOf(branches, parentId);
  const at = siblings.findIndex(({ id }) => id === moved.id);
  const above = siblings[at - 1];
  if (step === "up") return above && { parentId, before: above.id };
  if (step === "down") return siblings[at + 1] && { parentId, before: siblings[at + 2]?.id };
  if (step === "in") return above && canBeBelow(branches, moved, above.id) ? { parentId: above.id } : undefined;
  const parent = parentId === null ? undefined : branchesById(branches).get(parentId);
  if (!parent || !canBeBelow(branches, moved, parent.parentId)) return undefined;
  return { parentId: parent.parentId, before: positionOf(branches, parent).before };
}

export type Side = "before" | "into" | "after";

/** The position of an entry dropped on another; undefined if it cannot be placed there. */
export function positionAfterDrop(
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
  if (place.before === moved.id || !canBeBelow(branches, moved, place.parentId)) return undefined;
  return place;
}
