import { HEARTBEAT_TEXT, PUSH_CLOSED } from "../../contract/push.ts";
import { reconnectDelay } from "./reconnect-delay.ts";

/** After so long without a word the client says something, in ms. */
const SILENCE = 30_000;
/** What is said must be answered within this, and a connection must open within it, in ms. */
const PATIENCE = 15_000;
/** §9 "Websocket check interval". */
const CHECK = 300_000; // ms

/** As much of a WebSocket as is used. */
export type PushSocket = Pick<WebSocket, "send" | "close" | "addEventListener">;

interface Wishes {
  /** Opens a socket with a fresh ticket (W4); rejects when none is to be had. */
  readonly open: () => Promise<PushSocket>;
  /** It is open; `isAgain`: not at the first try, or not for the first time, so that something may have been missed before. */
  readonly onOpen?: (isAgain: boolean) => void;
  /** Every text that comes. */
  readonly hear: (text: string) => void;
  /** The server closed because the session is over: there is nothing to come back for. */
  readonly onEnded: () => void;
  readonly random?: () => number;
}

export interface Connection {
  /** Looks whether it is open, and opens it now if it waits: at the interval, back online, back in sight. */
  check(): void;
  stop(): void;
}

type Phase = "opening" | "open" | "waiting" | "stopped";

/** Keeps one socket open (§4 "Websocket") until it is stopped. One timer at a time: each phase waits for one thing. */
export function keepConnected({ open, onOpen, hear, onEnded, random = Math.random }: Wishes): Connection {
  let phase: Phase = "waiting";
  let socket: PushSocket | undefined;
  let hearing: AbortController | undefined;
  let failures = 0;
  let wasOpen = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (time: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, time);
  };
  const drop = () => {
    tries += 1; // what is still on its way to open is not wanted any more
    hearing?.abort();
    socket?.close();
    socket = undefined;
  };
  const lost = (isRestart = false) => {
    drop();
    phase = "waiting";
    failures += 1;
    after(reconnectDelay(failures, isRestart, random), () => void connect());
  };
  const ask = () => {
    socket?.send(HEARTBEAT_TEXT);
    after(PATIENCE, lost);
  };
  const listen = () => after(SILENCE, ask);
  const stop = () => {
    drop();
    phase = "stopped";
    clearTimeout(timer);
    clearInterval(checking);
  };

  async function connect(): Promise<void> {
    phase = "opening";
    const own = (tries += 1);
    after(PATIENCE, lost);
    let opened: PushSocket;
    try {
      opened = await open();
    } catch {
      if (own === tries) lost();
      return;
    }
    if (own !== tries) return opened.close();
    socket = opened;
    hearing = new AbortController();
    const { signal } = hearing;
    const opens = () => {
      phase = "open";
      listen();
      onOpen?.(wasOpen || failures > 0);
      wasOpen = true;
    };
    const says = ({ data }: MessageEvent<unknown>) => {
      failures = 0;
      listen();
      if (typeof data === "string") hear(data);
    };
    const closes = ({ code }: CloseEvent) => {
      if (code !== PUSH_CLOSED.sessionEnded) return lost(code === PUSH_CLOSED.restarting);
      stop();
      onEnded();
    };
    opened.addEventListener("open", opens, { signal });
    opened.addEventListener("message", says, { signal });
    opened.addEventListener("close", closes, { signal });
  }
  const check = () => {
    if (phase === "waiting") void connect();
    else if (phase === "open") ask();
  };
  const checking = setInterval(check, CHECK);
  void connect();
  return { check, stop };
}
