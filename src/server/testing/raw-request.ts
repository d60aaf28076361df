import { connect } from "node:net";

/** Sends bytes as they are and returns everything the server says until it closes or falls silent. */
export function rawRequest(port: number, bytes: string | Buffer, silence = 1_500): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let answer = "";
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(silence, end);
    socket.on("data", (part) => (answer += part.toString("latin1")));
    socket.on("end", end);
    socket.on("error", end);
  });
}
