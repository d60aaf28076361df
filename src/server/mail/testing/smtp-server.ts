import { createServer, type AddressInfo, type Socket } from "node:net";

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** User and password, as AUTH PLAIN brought them. */
  readonly login: string;
  /** Headers and body as they came, dots undone. */
  readonly data: string;
}

export interface SmtpServer {
  readonly port: number;
  readonly received: readonly Received[];
  /** Every line that clients sent, the letters apart. */
  readonly said: readonly string[];
  /** Answers the next recipients with these instead of 250. */
  refuseNext(...answers: readonly string[]): void;
  close(): Promise<void>;
}

/** The receiving half of RFC 5321, as far as a letter needs it. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: Received[] = [];
  const said: string[] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket)).on("error", () => {});
    let [rest, login, from, isData] = ["", "", "", false];
    let to: string[] = [];
    let data: string[] = [];
    const say = (text: string) => socket.write(`${text}\r\n`);
    const command = (line: string) => {
      said.push(line);
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "EHLO") return say("250-test\r\n250-AUTH PLAIN\r\n250 SMTPUTF8");
      if (verb === "AUTH") {
        login = Buffer.from(line.split(" ")[2] ?? "", "base64")
          .toString()
          .split("\0")
          .slice(1)
          .join(":");
        return say("235 welcome");
      }
      if (verb === "MAIL") {
        from = line;
        to = [];
        return say("250 ok");
      }
      if (verb === "RCPT") {
        const refusal = refusals.shift();
        if (refusal === undefined) to.push(/<(.*)>/.exec(line)?.[1] ?? "");
        return say(refusal ?? "250 ok");
      }
      if (verb === "DATA") {
        isData = true;
        data = [];
        return say("354 go on");
      }
      if (verb === "QUIT") return socket.end("221 bye\r\n");
      return say("250 ok");
    };
    const letter = (line: string) => {
      if (line !== ".") return void data.push(line.replace(/^\.\./, "."));
      isData = false;
      received.push({ from: /<(.*?)>/.exec(from)?.[1] ?? "", to, login, data: data.join("\n") });
      say("250 taken");
    };
    say("220 test ESMTP");
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      const lines = (rest + chunk).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines)
        if (isData) letter(line);
        else command(line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    said,
    refuseNext: (...answers) => void refusals.push(...answers),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
