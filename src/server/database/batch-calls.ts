import { forCaller } from "./connections/query-context.ts";

interface Waiting<Q, A> {
  readonly question: Q;
  readonly answer: (answer: A) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Collects the questions of one moment and asks them together, one batch after the other; `ask` returns an answer for
 * each. Rejects as `ask` does, and if no answer has come after `timeoutMs` ms. It runs as a caller of its own, called
 * `name`: a queue caused by many callers must not delay it (connections/connection-queue.ts).
 */
export function batchCalls<Q, A>(
  name: string,
  timeoutMs: number,
  ask: (questions: readonly Q[]) => Promise<readonly A[]>,
): (question: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = [];
  let isUnderWay = false;
  const run = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const answers = await ask(batch.map(({ question }) => question));
        for (const [place, { answer }] of batch.entries()) answer(answers[place] as A);
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    isUnderWay = false;
  };
  return (question) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${name}: no answer within ${timeoutMs} ms`)), timeoutMs);
      const stop = () => clearTimeout(late);
      waiting.push({
        question,
        answer: (answer) => (stop(), resolve(answer)),
        fail: (error) => (stop(), reject(error)),
      });
      if (isUnderWay) return;
      isUnderWay = true;
      setImmediate(() => void forCaller(name, run));
    });
}
