import { HEARTBEAT_MESSAGE, PUSH_CLOSED } from "../../contract/push.ts";
import { reconnectDelay } from "./reconnect-delay.ts";

/** After so long without a word the client says something, in ms. */
const SILENCE = 30_000;
/** ms within which a message must be answered and a connection must open. */
const ANSWER_TIMEOUT_MS = 15_000;
/** §9 "Websocket check interval". */
const CHECK = 300_000; // ms

/** The used part of a WebSocket. */
export type PushSocket = Pick<WebSocket, "send" | "close" | "addEventListener">;

/** Events of a connection. */
export interface ConnectionEvents {
  /**
   * The socket is open. `isAgain`: not at the first attempt, or not for the first time, so that messages may have been
   * missed before.
   */
  readonly onOpen?: (isAgain: boolean) => void;
  /** Every text that comes. */
  readonly hear: (text: string) => void;
  /** The server closed because the session is over: there is nothing to come back for. */
  readonly onEnded: () => void;
}

interface Wishes extends ConnectionEvents {
  /** Opens a socket with a fresh ticket (W4); rejects when none is to be had. */
  readonly open: () => Promise<PushSocket>;
  readonly random?: () => number;
}

export interface Connection {
  /** Looks whether it is open, and opens it now if it waits: at the interval, back online, back in sight. */
  check(): void;
  stop(): void;
}

interface SocketEvents {
  readonly opens: () => void;
  readonly says: (data: unknown) => void;
  readonly closes: (code: number) => void;
  readonly fails: () => void;
}

/** One try to have a socket, and the socket. Once dropped nothing more is heard of it, even if it opens afterwards. */
function trySocket(open: Wishes["open"], { opens, says, closes, fails }: SocketEvents) {
  const hearing = new AbortController();
  const { signal } = hearing;
  let socket: PushSocket | undefined;
  const begin = async () => {
    const opened = await open();
    if (signal.aborted) return opened.close();
    socket = opened;
    opened.addEventListener("open", opens, { signal });
    opened.addEventListener("message", ({ data }: MessageEvent<unknown>) => says(data), { signal });
    opened.addEventListener("close", ({ code }) => closes(code), { signal });
  };
  begin().catch(() => signal.aborted || fails());
  return {
    send: (text: string) => socket?.send(text),
    drop() {
      hearing.abort();
      socket?.close();
    },
  };
}

type Phase = "opening" | "open" | "waiting" | "stopped";

/** Keeps one socket open (§4 "Websocket") until it is stopped. One timer at a time: each phase waits for one thing. */
export function reconnectingSocket({ open, onOpen, hear, onEnded, random = Math.random }: Wishes): Connection {
  let phase: Phase = "waiting";
  let socket: ReturnType<typeof trySocket> | undefined;
  let failures = 0;
  let wasOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (time: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, time);
  };
  const lost = (isRestart = false) => {
    socket?.drop();
    phase = "waiting";
    failures += 1;
    after(reconnectDelay(failures, isRestart, random), connect);
  };
  const ask = () => {
    socket?.send(HEARTBEAT_MESSAGE);
    after(ANSWER_TIMEOUT_MS, lost);
  };
  const listen = () => after(SILENCE, ask);
  const stop = () => {
    socket?.drop();
    phase = "stopped";
    clearTimeout(timer);
    clearInterval(checking);
  };
  const events: SocketEvents = {
    opens() {
      phase = "open";
      listen();
      onOpen?.(wasOpen || failures > 0);
      wasOpen = true;
    },
    says(data) {
      failures = 0;
      listen();
      if (typeof data === "string") hear(data);
    },
    closes(code) {
      if (code !== PUSH_CLOSED.sessionEnded) return lost(code === PUSH_CLOSED.restarting);
      stop();
      onEnded();
    },
    fails: lost,
  };
  const connect = () => {
    phase = "opening";
    after(ANSWER_TIMEOUT_MS, lost);
    socket = trySocket(open, events);
  };
  const check = () => {
    if (phase === "waiting") connect();
    else if (phase === "open") ask();
  };
  const checking = setInterval(check, CHECK);
  connect();
  return { check, stop };
}
