/** More work is waiting than is worth doing; the caller answers 503 with Retry-After (RL-03, RL-08). */
export class Busy extends Error {
  override readonly name = "Busy";
  constructor() {
    super("Too much work of this kind is waiting.");
  }
}

/**
 * Lets `atOnce` pieces of work run and `waiting` more queue, first come first served. Returns the function to run
 * work through; it rejects with `Busy` when the queue is full.
 */
export function limitConcurrency(atOnce: number, waiting: number): <R>(work: () => Promise<R>) => Promise<R> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Busy();
      await new Promise<void>((go) => queue.push(go)); // the finished one hands its place over
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
