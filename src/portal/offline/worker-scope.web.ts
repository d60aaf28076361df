/* What browsers give an offline worker; the types of pages know nothing of it. */

export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface OpenEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  /** The pages that are open. */
  readonly clients: {
    matchAll(of: { type: "window"; includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: OpenEvent) => void): void;
}

/** Where a page may say the address of a program. */
export interface TrustedAddresses {
  createPolicy(
    name: "terrace-worker",
    rules: { createScriptURL: () => string },
  ): { createScriptURL(of: string): string };
}
