/*
 * Counts the components that React renders again, by the page (`data-page`) they are in. Runs in the browser before
 * React and replaces the hook of React's developer tools, which is told of every commit.
 */

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly memoizedProps: { readonly "data-page"?: string | number } | null;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

declare global {
  var drawnAgain: Record<string, number>;
}

export function countRenders(): void {
  const PERFORMED_WORK = 1;
  const COMPONENTS = new Set([0, 1, 11, 14, 15]); // function, class, forwardRef and memo components
  globalThis.drawnAgain = {};
  const walk = (fiber: Fiber, before: Fiber, page: string): void => {
    if (fiber === before) return;
    const here = fiber.memoizedProps?.["data-page"] === undefined ? page : String(fiber.memoizedProps["data-page"]);
    if (here !== "" && COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0)
      globalThis.drawnAgain[here] = (globalThis.drawnAgain[here] ?? 0) + 1;
    if (fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) if (child.alternate) walk(child, child.alternate, here);
  };
  Reflect.set(globalThis, "__REACT_DEVTOOLS_GLOBAL_HOOK__", {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => {
      if (root.current.alternate) walk(root.current, root.current.alternate, "");
    },
  });
}
