const catchers = new Map<string, () => void>();

/** What Back does in the tab `id` in place of closing what was opened over its page; undefined: nothing else. */
export function catchBack(id: string, caught: (() => void) | undefined): void {
  if (caught) catchers.set(id, caught);
  else catchers.delete(id);
}

/** True if something was done in place of Back. */
export function isBackCaught(id: string | null): boolean {
  const caught = id === null ? undefined : catchers.get(id);
  caught?.();
  return caught !== undefined;
}
