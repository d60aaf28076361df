/** The queue is too long, or the wait took too long: the caller should retry later. */
export class LineTooLong extends Error {
  override readonly name = "LineTooLong";
  constructor() {
    super("Too many others wait for the same.");
  }
}

const MOST_WAITING = 100;
/** ms; a user is waiting */
export const PATIENCE = 5_000;

const lines = new Map<string, (() => void)[]>();

/** Runs `work` after all earlier work with this key in this process. Rejects with `LineTooLong`. */
export async function inLine<R>(key: string, work: () => Promise<R>): Promise<R> {
  await turnAt(key);
  try {
    return await work();
  } finally {
    const next = lines.get(key)?.shift();
    if (next) next();
    else lines.delete(key);
  }
}

async function turnAt(key: string): Promise<void> {
  const waiting = lines.get(key);
  if (!waiting) {
    lines.set(key, []);
    return;
  }
  if (waiting.length >= MOST_WAITING) throw new LineTooLong();
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(() => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(new LineTooLong());
    }, PATIENCE);
    waiting.push(go);
  });
}
