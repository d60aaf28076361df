/**
 * Shares the asking for a position among all who want one at the same time. Each gets the answer to a question that was
 * put after their own call, so it is never older than that.
 */
export function sharedPosition(ask: () => Promise<number>): () => Promise<number> {
  let waiting: Promise<number> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  return () =>
    (waiting ??= underWay.then(() => {
      waiting = undefined;
      const asked = ask();
      underWay = asked.catch(() => undefined);
      return asked;
    }));
}
