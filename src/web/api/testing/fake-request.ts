import { vi } from "vitest";

/** Replaces the browser's XMLHttpRequest: records what is sent, and answers when the test says so. */
export class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  url = "";
  body = new FormData();
  status = 200;
  responseText = "";
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    this.body = body;
    requests.push(this);
    whenSent(this);
  }
  abort(): void {
    this.#end("abort");
  }
  progress(loaded: number, total = 100): void {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: true, loaded, total }));
  }
  answer(body: object, status = 200): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.#end("load");
  }
  /** The connection breaks. */
  breaks(): void {
    this.#end("error");
  }
  #end(how: string): void {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event("loadend"));
  }
}

/** Every request that was sent since `fakeRequests`, the newest last. */
export const requests: FakeRequest[] = [];
let whenSent: (request: FakeRequest) => void;

/** Replaces the browser's until the test's globals are restored. `onSent` is called with each request. */
export function fakeRequests(onSent: (request: FakeRequest) => void = () => {}): void {
  requests.length = 0;
  whenSent = onSent;
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
}
