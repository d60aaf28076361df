import type { Language } from "../../contract/text.ts";
import { openedSocket, type SocketClient } from "../../server/testing/socket-client.ts";
import { tokensOf, visitor, type Visitor } from "./visitor.server.ts";

/** A signed-in user with an open socket. */
export interface Listener extends SocketClient {
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly visitor: Visitor;
}

/** Gets a ticket and returns the socket's address. */
export async function socketAddress(origin: string, token: string, language: Language = "zh"): Promise<string> {
  const caller = visitor(origin);
  const { body } = await caller.post("/sys/push/ticket", {}, { token, headers: { "accept-language": language } });
  const { ticket, url } = body.data as { ticket: string; url: string };
  const me = await caller.get("/sys/user/info", { token });
  return `${origin}${url}/${String(me.body["id"])}/${ticket}`;
}

/** Signs in and opens a socket, at another instance if `at` is given. */
export async function listen(
  origin: string,
  { username, password }: { readonly username: string; readonly password: string },
  { language = "zh", at = origin }: { readonly language?: Language; readonly at?: string } = {},
): Promise<Listener> {
  const person = visitor(origin);
  const { access, refresh } = tokensOf(await person.signIn(username, password));
  const address = await socketAddress(origin, access, language);
  const socket = await openedSocket(address.replace(origin, at));
  return {
    ...socket,
    userId: address.split("/").at(-2) ?? "",
    token: access,
    refreshToken: refresh,
    visitor: person,
  };
}
