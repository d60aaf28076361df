/** A separate request, as seen by a server that takes the bytes before it for the end of a body. */
const SECOND = "GET /api/sample/find?name=smuggled HTTP/1.1\r\nHost: desk.example.la\r\n\r\n";
const FIRST = "POST /api/sample/find?name=first HTTP/1.1\r\nHost: desk.example.la\r\n";
const TYPE = "Content-Type: application/x-www-form-urlencoded\r\n";
const chunked = (coding: string) => `${FIRST}${TYPE}Content-Length: 5\r\n${coding}\r\n\r\n0\r\n\r\n${SECOND}`;

/** Requests of which two programs may see two ends. */
export const SHAPES: readonly (readonly [what: string, bytes: string])[] = [
  ["a length before chunks", `${FIRST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SECOND}`],
  ["chunks before a length", `${FIRST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n20\r\n${SECOND}0\r\n\r\n`],
  ["a space before the colon", chunked("Transfer-Encoding : chunked")],
  ["a tab before the colon", chunked("Transfer-Encoding\t: chunked")],
  ["a vertical tab before chunked", chunked("Transfer-Encoding: \x0bchunked")],
  ["xchunked", chunked("Transfer-Encoding: xchunked")],
  ["chunked twice", chunked("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity")],
  ["chunked, identity", chunked("Transfer-Encoding: chunked, identity")],
  ["chunked in quotes", chunked('Transfer-Encoding: "chunked"')],
  ["a folded coding", chunked("Transfer-Encoding:\r\n chunked")],
  ["a coding behind a bare return", chunked("X-A: a\rTransfer-Encoding: chunked")],
  ["a coding behind a bare line feed", chunked("X-A: a\nTransfer-Encoding: chunked")],
  ["two lengths", `${FIRST}${TYPE}Content-Length: 0\r\nContent-Length: ${SECOND.length}\r\n\r\n${SECOND}`],
  ["a list of lengths", `${FIRST}${TYPE}Content-Length: 0, ${SECOND.length}\r\n\r\n${SECOND}`],
  ["a length with a sign", `${FIRST}${TYPE}Content-Length: +5\r\n\r\n0\r\n\r\n${SECOND}`],
  ["a length behind a bare line feed", `${FIRST}${TYPE}X-A: a\nContent-Length: 0\r\n\r\n${SECOND}`],
  ["a length beyond 2⁶⁴", `${FIRST}${TYPE}Content-Length: 18446744073709551621\r\n\r\n0\r\n\r\n${SECOND}`],
  ["a chunk size beyond 2⁶⁴", `${FIRST}Transfer-Encoding: chunked\r\n\r\n10000000000000001\r\na\r\n0\r\n\r\n${SECOND}`],
  ["a chunk size in 0x", `${FIRST}Transfer-Encoding: chunked\r\n\r\n0x1\r\na\r\n0\r\n\r\n${SECOND}`],
  [
    "a chunk's extension with a bare line feed",
    `${FIRST}Transfer-Encoding: chunked\r\n\r\n1;a\nb\r\na\r\n0\r\n\r\n${SECOND}`,
  ],
  ["chunks between bare line feeds", `${FIRST}Transfer-Encoding: chunked\r\n\r\n1\na\n0\n\n${SECOND}`],
  [
    "a body on a GET",
    `GET /api/sample/find?name=first HTTP/1.1\r\nHost: desk.example.la\r\nContent-Length: ${SECOND.length}\r\n\r\n${SECOND}`,
  ],
  [
    "a length of an HTTP/1.0",
    `POST /api/sample/find HTTP/1.0\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${SECOND}`,
  ],
  ["NUL in a header", `${FIRST}X-A: a\x00b\r\n\r\n${SECOND}`],
  ["bare line feeds", FIRST.replaceAll("\r\n", "\n") + "\n" + SECOND],
  ["two Hosts", `${FIRST}Host: other.example\r\n\r\n${SECOND}`],
  ["100 KB of headers", `${FIRST}X-A: ${"a".repeat(100_000)}\r\n\r\n${SECOND}`],
  [
    "an upgrade to plain HTTP/2",
    `GET /api/sample/find?name=first HTTP/1.1\r\nHost: desk.example.la\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n${SECOND}`,
  ],
  [
    "an upgrade that is refused",
    `GET /api/ws/1/2 HTTP/1.1\r\nHost: desk.example.la\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 777\r\n\r\n${SECOND}`,
  ],
  ["an expectation", `${FIRST}${TYPE}Expect: 100-continue\r\nContent-Length: 0\r\n\r\n${SECOND}`],
];

/** Paths that a proxy may pass on as the address of the call, though they are not. */
export const SPELLINGS: readonly string[] = [
  "//api/sample/find",
  "/api//sample/find",
  "/api/sample/find/",
  "/api/./sample/find",
  "/api/x/../sample/find",
  "/api/x/%2e%2e/sample/find",
  "/api/x/..%2fsample/find",
  "/api/x/..;/sample/find",
  "/api/sample/find;a=1",
  "/api/sample/%66ind",
  "/api%2fsample%2ffind",
  "/API/sample/find",
  "/api/ws/../sample/find",
  "/api/ws/%2e%2e/sample/find",
  "/api\\sample\\find",
  "/api/sample/find%00",
];
