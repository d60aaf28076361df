import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { dist } from "../places.ts";
import { pause } from "../instances/children.ts";
import { call, signIn } from "../instances/client.ts";
import { type Instance, startMissing } from "../instances/instance.ts";
import type { Finding, Rows } from "../instances/rows.ts";
import type { Three } from "../instances/three-instances.ts";

const WARM = 15_000; // ms, in which all come and the first are cut
const SELF_CLOSE_MS = 15_000; // of a reader, in case the server never cuts it
const GROWTH = 64; // MB
const ASKED = 10; // answers that a slow reader asks for, more than a socket's buffers hold

export interface SlowClients {
  readonly clients: number;
  readonly seconds: number;
}

/**
 * Clients that send, or read, as slowly as they can; each comes back as soon as it was cut. How long others wait is
 * reported and not judged, because clients and server share this machine.
 */
export async function showSlowClients(rows: Rows, { instances: [one] }: Three, amount: SlowClients): Promise<void> {
  if (!existsSync("/proc/self/status")) {
    rows.note("RE-13: slow clients", "not run: the memory of a process is read from /proc");
    return;
  }
  await startMissing(one);
  await rows.row(
    `RE-13: ${amount.clients} slow clients for ${amount.seconds} s`,
    `≤ ${GROWTH} MB more than at first, others answered`,
    () => slowClients(one, amount),
  );
}

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const largestAsset = (): string => {
  const folder = join(dist, "web/assets");
  const sizeOf = (name: string) => statSync(join(folder, name)).size;
  return readdirSync(folder).reduce((most, name) => (sizeOf(name) > sizeOf(most) ? name : most));
};

async function slowClients(one: Instance, { clients, seconds }: SlowClients): Promise<Finding> {
  const { port } = new URL(one.url);
  const admin = await signIn(one.url);
  const open = new Set<Socket>();
  const state = { isOver: false, came: 0 };
  const read = `GET /assets/${largestAsset()} HTTP/1.1\r\nHost: desk\r\n\r\n`.repeat(ASKED);
  const send = "POST /api/cms/notice/list HTTP/1.1\r\nHost: desk\r\nContent-Length: 100000\r\n\r\n";
  const come = (isReader: boolean) => {
    if (state.isOver) return;
    state.came += 1;
    const socket = connect(Number(port), "127.0.0.1");
    open.add(socket);
    socket.on("error", () => {}); // told by its close
    socket.write(isReader ? read : send);
    if (isReader) socket.pause();
    const drip = isReader ? undefined : setInterval(() => socket.write("a"), 1_000);
    // A paused socket hears nothing of its end.
    const limit = setTimeout(() => socket.destroy(), SELF_CLOSE_MS);
    socket.once("close", () => {
      clearInterval(drip);
      clearTimeout(limit);
      open.delete(socket);
      come(isReader);
    });
  };
  // Not all at one moment, which would be a flood.
  for (let each = 0; each < clients; each += 1) setTimeout(() => come(each % 2 === 0), ((WARM / 2) * each) / clients);
  const times: number[] = [];
  let unanswered = 0;
  const watch = async (until: number) => {
    let most = 0;
    while (performance.now() < until) {
      const since = performance.now();
      if ((await call(one.url, "/cms/notice/list", { token: admin.token })).code !== 0) unanswered += 1;
      times.push(performance.now() - since);
      most = Math.max(most, memoryOf(one.pid()));
      await pause(100);
    }
    return most;
  };
  const began = performance.now();
  const before = await watch(began + WARM);
  const after = await watch(began + WARM + seconds * 1_000);
  state.isOver = true;
  for (const socket of open) socket.destroy();
  const p99 = times.toSorted((x, y) => x - y)[Math.floor(times.length * 0.99)] ?? 0;
  return {
    figure: `${state.came} connections; ${Math.round(before)} MB at most in the first ${WARM / 1000} s, ${Math.round(after)} MB after; ${times.length} lists meanwhile, ${unanswered} unanswered, p99 ${Math.round(p99)} ms`,
    isGood: after - before <= GROWTH && unanswered === 0,
  };
}
