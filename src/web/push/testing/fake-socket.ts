/** Every socket the part under test has opened, the newest last. */
export const sockets: FakeSocket[] = [];

/** Replaces the browser's WebSocket: the test decides when it opens and what it receives. */
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
