/**
 * Node's HTTP, not imported: an ES import reads every export of a built-in module, and with those of `node:http` it
 * loads Node's WebSocket and fetch, which nothing here uses: 12 MB of memory, 90 ms of a slow processor at each start.
 */
export const { Agent, STATUS_CODES, createServer, get, request } = process.getBuiltinModule("node:http");
