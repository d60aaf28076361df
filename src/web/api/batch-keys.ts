/** Collects the keys requested within one task, such as a render, and loads them with one call per `most` keys. */
export function batchKeys<V>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
  most = Number.POSITIVE_INFINITY,
): (key: string) => Promise<V | undefined> {
  let pending: { readonly keys: Set<string>; readonly values: Promise<ReadonlyMap<string, V>> } | undefined;
  return async (key) => {
    if (!pending || pending.keys.size >= most) {
      const keys = new Set<string>();
      const values = new Promise((resolve) => setTimeout(resolve)).then(() => {
        if (pending?.keys === keys) pending = undefined;
        return load([...keys]);
      });
      pending = { keys, values };
    }
    pending.keys.add(key);
    return (await pending.values).get(key);
  };
}
