import type { Endpoint } from "../../contract/endpoint.ts";
import { callHeaders, encodeRequest } from "./call.ts";
import { tokens } from "./tokens.ts";

/**
 * Puts a cacheable answer (RL-07) into the browser's HTTP cache without parsing it; the later call is answered 304.
 * Failures are ignored: the later call will report its own.
 */
export async function prefetchAnswer(endpoint: Endpoint): Promise<void> {
  try {
    const { url } = encodeRequest(endpoint, {});
    const headers = callHeaders(tokens.read()?.accessToken);
    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      credentials: "same-origin",
      cache: "no-cache",
    });
    await response.arrayBuffer(); // the browser caches an answer only once its body is read to the end
  } catch {
    // offline: the later call fetches it
  }
}
