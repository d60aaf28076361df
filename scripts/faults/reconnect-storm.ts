import { WebSocket } from "ws";
import { addAccounts } from "../instances/add-accounts.ts";
import { call, type Person, signIn } from "../instances/client.ts";
import { ADMIN, startMissing } from "../instances/instance.ts";
import type { Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

const EACH = 10; // sockets of a person, and unused tickets that a session may have
const STEADY = 30; // seconds, RE-19

interface Caller {
  readonly person: Person;
  readonly id: string;
  readonly address: string;
}

/** Opens a socket as a console does: asks for a ticket, then for the socket. */
async function open(url: string, { person, id, address }: Caller): Promise<WebSocket> {
  const { body } = await call(url, "/sys/push/ticket", { token: person.token, address });
  const { ticket, url: path } = body["data"] as { ticket: string; url: string };
  const ws = new WebSocket(`${url.replace(/^http/, "ws")}${path}/${id}/${ticket}`, {
    headers: { "x-forwarded-for": address },
  });
  await new Promise<void>((resolve, reject) => {
    ws.once("open", () => resolve());
    ws.once("error", reject);
  });
  ws.on("error", () => {}); // told by its close
  return ws;
}

async function openAll(url: string, callers: readonly Caller[]): Promise<WebSocket[]> {
  const each = callers.map(async (caller) => {
    const sockets: WebSocket[] = [];
    for (let count = 0; count < EACH; count += 1) sockets.push(await open(url, caller));
    return sockets;
  });
  return (await Promise.all(each)).flat();
}

const middle = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

/**
 * All sockets of an instance reconnect to another one at once, without the delays that browsers have between them. The
 * waiting time of somebody who signs in meanwhile is reported and not judged, because clients and server share this
 * machine.
 */
export async function showReconnectStorm(rows: Rows, { instances, query }: Three, count: number): Promise<void> {
  const [first, second] = instances;
  await startMissing(first, second);
  const people = Math.ceil(count / EACH);
  const names = Array.from({ length: people }, (_, place) => `storm${place + 1}`);
  const ids = await addAccounts((text, values) => query(text, values), names);
  const nameOf = (place: number) => ({ username: names[place] ?? "", password: ADMIN.password });
  const addressOf = (place: number) => `10.0.${Math.floor(place / 200)}.${(place % 200) + 1}`;

  await rows.row(
    `RE-19: ${count} sockets of an instance that stops, at once`,
    `all sent away, all back ≤ ${STEADY} s`,
    async () => {
      const callers: Caller[] = [];
      for (let place = 0; place < people; place += 1) {
        const address = addressOf(place);
        callers.push({ person: await signIn(first.url, nameOf(place), address), id: ids[place] ?? "", address });
      }
      const sockets = await openAll(first.url, callers);
      const closed = Promise.all(
        sockets.map((ws) => new Promise<number>((resolve) => ws.once("close", (code) => resolve(code)))),
      );
      const stopping = first.stop("SIGINT");
      const codes = await closed;
      const since = performance.now();
      const signIns: number[] = [];
      const state = { isSteady: false };
      const watching = (async () => {
        for (let place = 0; !state.isSteady; place += 1) {
          const asked = performance.now();
          await signIn(second.url, nameOf(place % people), `10.1.${Math.floor(place / 200)}.${(place % 200) + 1}`);
          signIns.push(performance.now() - asked);
        }
      })();
      const back = await openAll(second.url, callers).finally(() => (state.isSteady = true));
      const seconds = (performance.now() - since) / 1000;
      await watching;
      await stopping;
      for (const ws of back) ws.terminate();
      const p99 = middle(signIns, 0.99);
      return {
        figure: `${codes.filter((code) => code === 1012).length} sent away, ${back.length} back after ${seconds.toFixed(1)} s; ${signIns.length} sign-ins meanwhile, p99 ${Math.round(p99)} ms`,
        isGood: back.length === sockets.length && codes.every((code) => code === 1012) && seconds <= STEADY,
      };
    },
  );
}
