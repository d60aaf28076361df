import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import { messageCalls, type Notification } from "../../modules/message/message.ts";
import { ApiError } from "../../web/api/api-error.ts";
import { call } from "../../web/api/call.ts";
import { queryClient } from "../query-client.ts";

/*
 * What people and the system told this person, as the server keeps it. Whatever reads or marks messages meets here, in this window
 * and in the others of the browser.
 */

const KEY = "own-messages";
const PAGE_SIZE = 20;
const CHANNEL = "terrace.messages";

const UNREAD_THEN_NEWEST = [
  { field: "isRead", isDescending: false },
  { field: "createDate", isDescending: true },
];
const listOf = (page: number, pageSize: number, signal?: AbortSignal) =>
  call(messageCalls.mine, { page, pageSize, sort: UNREAD_THEN_NEWEST, filters: [] }, signal ? { signal } : {});

export const unreadQuery = queryOptions({
  queryKey: [KEY, "unread"],
  queryFn: async ({ signal }) => (await listOf(1, 1, signal)).unread,
  meta: { showsOwnError: true },
});

export const messagesQuery = infiniteQueryOptions({
  queryKey: [KEY, "list"],
  queryFn: ({ pageParam, signal }) => listOf(pageParam, PAGE_SIZE, signal),
  initialPageParam: 1,
  getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  meta: { showsOwnError: true },
});

/** The unread ones that a first page holds, the newest first. */
export const unreadMessages = async (): Promise<Notification[]> =>
  (await listOf(1, PAGE_SIZE)).rows.filter(({ isRead }) => !isRead);

/** What this person has still to confirm, the oldest first. */
export const pendingMessages = () => call(messageCalls.pending, {});

/** One with its HTML, which lists are too long to carry. */
export const wholeMessage = (id: string) => call(messageCalls.one, { id });

/** A message that stands on the screen: it is gone from there when the server has it no more. */
export const shownQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, "shown", id],
    queryFn: async () => {
      try {
        await wholeMessage(id);
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.reason === "notFound") return false;
        throw error;
      }
    },
    initialData: true,
    staleTime: Infinity, // until something is told
    meta: { showsOwnError: true },
  });

export const lookAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [KEY] });

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);

/** What another window of the browser did with a message; no id: with all of them. */
export interface DoneElsewhere {
  readonly what: "shown" | "read" | "acknowledged";
  readonly id: string;
}

const tellOthers = (done: DoneElsewhere): void => channel?.postMessage(done);

/** The person has seen it here: windows that nobody looked at need not show it later. */
export const tellShown = (id: string): void => tellOthers({ what: "shown", id });

/** Returns the function that stops listening. */
export function onDoneElsewhere(hear: (done: DoneElsewhere) => void): () => void {
  const listen = ({ data }: MessageEvent<DoneElsewhere>) => hear(data);
  channel?.addEventListener("message", listen);
  return () => channel?.removeEventListener("message", listen);
}

const readHere = (isMeant: (message: Notification) => boolean): void => {
  let marked = 0;
  const mark = (message: Notification): Notification => {
    if (message.isRead || !isMeant(message)) return message;
    marked += 1;
    return { ...message, isRead: true };
  };
  queryClient.setQueryData(messagesQuery.queryKey, (known) =>
    known ? { ...known, pages: known.pages.map((page) => ({ ...page, rows: page.rows.map(mark) })) } : known,
  );
  queryClient.setQueryData(unreadQuery.queryKey, (unread) =>
    unread === undefined ? unread : Math.max(0, unread - Math.max(1, marked)),
  );
};

/** Marks one as read; of no importance to anybody but the badge, so a failure is only corrected by the next look. */
export async function markRead(id: string): Promise<void> {
  if (id === "") return;
  readHere((message) => message.id === id);
  tellOthers({ what: "read", id });
  await call(messageCalls.read, { id }).catch(() => undefined);
  await lookAgain();
}

/** Says that one was read: unlike a mark it must arrive, so a failure is the caller's to tell. */
export async function acknowledge(id: string): Promise<void> {
  await call(messageCalls.acknowledge, { id });
  readHere((message) => message.id === id);
  tellOthers({ what: "acknowledged", id });
  await lookAgain();
}

export const useMarkAllRead = () =>
  useMutation({
    mutationFn: () => call(messageCalls.readAll, {}),
    onSuccess: () => {
      tellOthers({ what: "read", id: "" });
      return lookAgain();
    },
  });
