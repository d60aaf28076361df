import { Duplex } from "node:stream";
import type { LiteEngine } from "./lite-engine.ts";

const TERMINATE = 0x58; // 'X', the last message of a client

/**
 * A Duplex that node-postgres uses as its TCP socket: bytes written go to the embedded engine, its answer is read
 * back. A failing engine destroys the socket with an error that carries an SQLSTATE, which rejects the waiting query.
 */
export function createLiteSocket(engine: LiteEngine, statementLimitMs: () => number): Duplex {
  const send = (data: Uint8Array, done: (error?: Error) => void) => {
    if (data[0] === TERMINATE) {
      socket.push(null);
      return done();
    }
    engine.ask({ do: "wire", data }, statementLimitMs()).then(
      (answer) => {
        if (answer && answer.length > 0) socket.push(answer);
        done();
      },
      (error: Error) => done(error),
    );
  };

  const socket = new Duplex({
    read() {},
    write: (chunk: Buffer, _encoding, done) => send(chunk, done),
    // Parse, bind, describe, execute and sync come in one tick and travel as one message.
    writev: (chunks, done) => send(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), done),
    final(done) {
      socket.push(null);
      done();
    },
  });

  return Object.assign(socket, {
    connect() {
      engine.ask({ do: "reset" }, statementLimitMs()).then(
        () => socket.emit("connect"),
        (error: Error) => socket.destroy(error),
      );
      return socket;
    },
    setNoDelay: () => socket,
    setKeepAlive: () => socket,
    ref: () => socket,
    unref: () => socket,
  });
}
