const MAX_AGE = 1_000; // ms, TK-10

/** Returns a function that calls `read` at most once a second and resolves to its last result. */
export function rereadEachSecond<T extends object>(read: () => Promise<T>): () => Promise<T> {
  let last: { readonly value: T; readonly at: number } | undefined;
  return async () => {
    if (!last || performance.now() - last.at >= MAX_AGE) last = { value: await read(), at: performance.now() };
    return last.value;
  };
}
