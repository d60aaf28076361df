import type { Endpoint } from "../../contract/endpoint.ts";
import { callHeaders, encodeRequest } from "./call.ts";
import { tokens } from "./tokens.ts";

/**
 * Has the browser hold a kept answer (RL-07) before anybody reads it: fetched, and not even parsed. Whoever calls the endpoint later
 * is told that nothing changed. A failure means nothing; that caller will meet it.
 */
export async function fetchAhead(endpoint: Endpoint): Promise<void> {
  try {
    const { url } = encodeRequest(endpoint, {});
    const headers = callHeaders(tokens.read()?.accessToken);
    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      credentials: "same-origin",
      cache: "no-cache",
    });
    await response.arrayBuffer(); // an answer that is not read to its end is not held
  } catch {
    // offline: next time
  }
}
