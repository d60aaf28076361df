import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import { messageCalls, type Notification } from "../../modules/message/message.ts";
import { ApiError } from "../../web/api/api-error.ts";
import { call } from "../../web/api/call.ts";
import { queryClient } from "../query-client.ts";

/*
 * Notifications of this person. All reading and marking goes through this file, which keeps the other windows of the
 * browser up to date.
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

/** Unread notifications of the first page, newest first. */
export const unreadMessages = async (): Promise<Notification[]> =>
  (await listOf(1, PAGE_SIZE)).rows.filter(({ isRead }) => !isRead);

/** Messages this person must still confirm, oldest first. */
export const pendingMessages = () => call(messageCalls.pending, {});

/** One message with its HTML, which lists leave out because of its length. */
export const wholeMessage = (id: string) => call(messageCalls.one, { id });

/** True while the server still has the message; false after it was withdrawn. */
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
    staleTime: Infinity, // refetched only on a signal
    meta: { showsOwnError: true },
  });

export const refetchMessages = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [KEY] });

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);

/** An action of another window of this browser on a message; an empty id means all messages. */
export interface DoneElsewhere {
  readonly what: "shown" | "read" | "acknowledged";
  readonly id: string;
}

const tellOthers = (done: DoneElsewhere): void => channel?.postMessage(done);

/** Tells other windows that the person has seen the message, so that hidden ones need not show it later. */
export const tellShown = (id: string): void => tellOthers({ what: "shown", id });

/** Listens to the other windows. Returns the function that stops it. */
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

/**
 * Marks one as read. Only the badge depends on it, so a failed call is not reported: the following refetch corrects the
 * badge.
 */
export async function markRead(id: string): Promise<void> {
  if (id === "") return;
  readHere((message) => message.id === id);
  tellOthers({ what: "read", id });
  await call(messageCalls.read, { id }).catch(() => undefined);
  await refetchMessages();
}

/** Confirms a message. Throws when the call fails, because the sender relies on it. */
export async function acknowledge(id: string): Promise<void> {
  await call(messageCalls.acknowledge, { id });
  readHere((message) => message.id === id);
  tellOthers({ what: "acknowledged", id });
  await refetchMessages();
}

export const useMarkAllRead = () =>
  useMutation({
    mutationFn: () => call(messageCalls.readAll, {}),
    onSuccess: () => {
      tellOthers({ what: "read", id: "" });
      return refetchMessages();
    },
  });
