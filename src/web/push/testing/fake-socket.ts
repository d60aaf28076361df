/** Every socket the part under test has opened, the newest last. */
export const sockets: FakeSocket[] = [];

/** Stands in for the browser's WebSocket: the test says when it opens and what comes. */
export class FakeSocket extends EventTarget {
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    sockets.push(this);
  }
  send(): void {}
  close(): void {
    this.isClosed = true;
  }
  opens(): void {
    this.dispatchEvent(new Event("open"));
  }
  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
