import type pg from "pg";

const reconnectMs = 1_000;
const listenLimitMs = 5_000;

interface Ear {
  hear(text: string): void;
  missed(): void;
  onTrouble(error: unknown): void;
}

/** Keeps one LISTEN connection for as long as the process wants it; the first one must succeed. */
export async function listenElsewhere(
  newClient: (limitMs: number) => pg.Client,
  channel: string,
  ear: Ear,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async () => {
    const fresh = newClient(listenLimitMs);
    const lost = (error?: unknown) => {
      if (client !== fresh) return;
      client = null;
      if (error) ear.onTrouble(error);
      again();
    };
    fresh.on("error", lost);
    fresh.on("end", () => lost());
    fresh.on("notification", (notice) => ear.hear(notice.payload ?? ""));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    if (isClosed) await fresh.end();
    else client = fresh;
  };

  const again = () => {
    if (isClosed) return;
    retry = setTimeout(() => {
      connect().then(
        () => ear.missed(),
        () => again(),
      );
    }, reconnectMs);
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
