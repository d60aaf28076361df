/** The queue is too long, or the wait took too long: the caller should retry later. */
export class QueueTooLong extends Error {
  override readonly name = "QueueTooLong";
  constructor() {
    super("Too many others wait for the same.");
  }
}

const MAX_WAITING = 100;
/** ms; a user is waiting */
export const QUEUE_TIMEOUT_MS = 5_000;

const queues = new Map<string, (() => void)[]>();

/** Runs `work` after all earlier work with this key in this process. Rejects with `QueueTooLong`. */
export async function inQueue<R>(key: string, work: () => Promise<R>): Promise<R> {
  await turnAt(key);
  try {
    return await work();
  } finally {
    const next = queues.get(key)?.shift();
    if (next) next();
    else queues.delete(key);
  }
}

async function turnAt(key: string): Promise<void> {
  const waiting = queues.get(key);
  if (!waiting) {
    queues.set(key, []);
    return;
  }
  if (waiting.length >= MAX_WAITING) throw new QueueTooLong();
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(new QueueTooLong());
    }, QUEUE_TIMEOUT_MS);
    waiting.push(go);
  });
}
