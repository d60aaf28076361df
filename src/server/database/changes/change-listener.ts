import type pg from "pg";
import { recurring } from "../../recurring.ts";
import { countAsInstance } from "./count-instances.ts";

const RECONNECT_MS = 1_000;
const LISTEN_LIMIT_MS = 5_000;
// A network that is cut tells neither end, and nothing is sent here for hours (RE-07).
const LOOK_EVERY_MS = 3_000;

interface ChangeListener {
  onNotification(payload: string): void;
  /** Notifications may have been lost while the connection was down. */
  onReconnected(): void;
  onError(error: unknown): void;
}

interface Listening {
  readonly channel: string;
  readonly instance: number;
}

async function listen(client: pg.Client, { channel, instance }: Listening): Promise<void> {
  try {
    await client.connect();
    await countAsInstance(client, instance);
    await client.query(`listen ${channel}`);
  } catch (error) {
    void client.end().catch(() => undefined); // without an answer it may take for ever
    throw error;
  }
}

/**
 * Keeps a LISTEN connection open, reconnecting every second once it is lost or gives no answer. Rejects if the first
 * connection fails.
 */
export async function listenForChanges(
  newClient: (limitMs: number) => pg.Client,
  listening: Listening,
  listener: ChangeListener,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async () => {
    const fresh = newClient(LISTEN_LIMIT_MS);
    const lost = (error?: unknown) => {
      if (client !== fresh) return;
      client = null;
      if (error) listener.onError(error);
      again();
    };
    fresh.on("error", lost);
    fresh.on("end", () => lost());
    fresh.on("notification", ({ payload }) => listener.onNotification(payload ?? ""));
    await listen(fresh, listening);
    if (isClosed) return fresh.end();
    client = fresh;
    const watch = recurring(
      LOOK_EVERY_MS,
      async () => {
        if (client === fresh) await fresh.query("select 1");
        else void watch.stop();
      },
      (error) => {
        lost(error);
        void fresh.end().catch(() => undefined);
      },
    );
  };

  const again = () => {
    if (isClosed) return;
    retry = setTimeout(() => {
      connect().then(
        () => listener.onReconnected(),
        () => again(),
      );
    }, RECONNECT_MS);
    retry.unref();
  };

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
