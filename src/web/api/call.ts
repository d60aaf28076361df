import { z } from "zod";
import { pathParameters, type Arguments, type Endpoint, type Reply } from "../../contract/endpoint.ts";
import { ACCESS_TOKEN } from "../../contract/session/token-names.ts";
import { TIME_ZONE } from "../../contract/date/zone-names.ts";
import { encodeForm } from "../../contract/wire/wire.ts";
import { waitIfLeaving } from "../document/leaving-page.ts";
import { personalZone } from "../format/time-zone.ts";
import { tellCallAnswered } from "./answered-calls.ts";
import { ApiError, NO_ANSWER } from "./api-error.ts";
import { apiSettings } from "./api-settings.ts";
import { sessionTurn } from "./session-end-report.ts";
import { prefetchKey, forgetPrefetched, takePrefetched } from "./prefetched-answers.ts";
import { recordRead } from "./first-reads.ts";
import { sendOnce, sendThrough, withIdempotencyKey } from "./idempotency-key.ts";
import { noAnswer, readAnswer } from "./read-answer.ts";
import { retryRefused } from "./retry-refused.ts";

export { configureApi } from "./api-settings.ts";
export { ApiError, NO_ANSWER } from "./api-error.ts";

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The call only reads, whatever its method, so a page that shows it may request it early. */
  readonly isRead?: boolean;
}

export const TIMEOUT = 300_000; // ms, §9

type MayLeaveOut<A, K extends string> = K extends keyof A
  ? // oxlint-disable-next-line typescript/no-generated-empty-object-type -- what nothing is assigned to has nothing that must be there
    Record<never, never> extends Pick<A, K>
    ? K
    : never
  : never;

/**
 * The arguments the console passes to a call. Where `versions` is optional in the contract it is required here, so a
 * write without the version it is based on does not compile.
 */
export type SentArguments<A> = A &
  ("versions" extends MayLeaveOut<A, "versions">
    ? { readonly versions: readonly number[] }
    : "version" extends MayLeaveOut<A, "version">
      ? { readonly version: number }
      : unknown);

/** Encodes a request: the path with its parameters filled in, and the remaining arguments as a form body. */
export function encodeRequest(
  endpoint: Endpoint,
  args: unknown,
): { url: string; form: string; members: Record<string, unknown> } {
  const members = { ...(z.encode(endpoint.input, args) as Record<string, unknown>) };
  let path: string = endpoint.path;
  for (const name of pathParameters(endpoint.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(members[name])));
    delete members[name];
  }
  return { url: `${apiSettings().base}${path}`, form: encodeForm(members), members };
}

/** Headers sent with every call, and with those of its kind. */
export const callHeaders = (
  token: string | undefined,
  { isInTimeZone }: Pick<Endpoint, "isInTimeZone"> = {},
): Record<string, string> => ({
  "Accept-Language": apiSettings().language(),
  ...(isInTimeZone ? { [TIME_ZONE]: personalZone() } : {}),
  ...(token === undefined ? {} : { [ACCESS_TOKEN]: token }),
});

/**
 * Calls an endpoint. Resolves to its decoded reply; rejects with an ApiError whose message can be shown, or with the
 * abort reason of the given signal.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  args: SentArguments<Arguments<E>>,
  { signal, isRead = endpoint.method === "GET" }: CallOptions = {},
): Promise<Reply<E>> {
  let encoded;
  try {
    encoded = encodeRequest(endpoint, args);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw (await import("./refused-input.ts")).refusedInput(error, args);
  }
  const { url, form } = encoded;
  const isGet = endpoint.method === "GET";
  const ask = async (token: string | undefined, idempotencyKey: Readonly<Record<string, string>>): Promise<unknown> => {
    const timeout = AbortSignal.timeout(TIMEOUT);
    const turn = sessionTurn();
    try {
      const address = isGet && form !== "" ? `${url}?${form}` : url;
      const read = { method: endpoint.method, path: address.slice(apiSettings().base.length), form: isGet ? "" : form };
      if (isRead) recordRead(read);
      else if (form !== "") forgetPrefetched(); // an answer requested before a write may be stale after it
      const prefetched = takePrefetched(prefetchKey(read.method, read.path, read.form), token);
      if (prefetched) {
        const { text, status } = await prefetched;
        return readAnswer(text, status, turn);
      }
      const response = await fetch(address, {
        method: endpoint.method,
        headers: {
          ...callHeaders(token, endpoint),
          ...(isGet ? {} : { "Content-Type": "application/x-www-form-urlencoded" }),
          ...idempotencyKey,
        },
        body: isGet ? null : form,
        credentials: "same-origin",
        cache: "no-cache", // cacheable answers are revalidated each time (RL-07); all others carry no-store
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const answer = readAnswer(await response.text(), response.status, turn);
      tellCallAnswered();
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.code !== NO_ANSWER) tellCallAnswered();
      if (error instanceof ApiError) throw error;
      await waitIfLeaving();
      throw noAnswer(error, signal);
    }
  };
  const request = `${url}\n${form}`;
  const send = () =>
    withIdempotencyKey(endpoint, request, (idempotencyKey) =>
      retryRefused(endpoint, (token) => sendThrough(endpoint, () => ask(token, idempotencyKey))),
    );
  // Reads are never shared, and a call with a signal belongs to the caller that may abort it.
  const payload = await (endpoint.takesKey && !signal ? sendOnce(request, send) : send());
  return z.decode(endpoint.reply, payload) as Reply<E>;
}
