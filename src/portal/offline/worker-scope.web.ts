/* Types of the service worker API, which TypeScript's DOM types leave out. */

export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface OpenEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  /** Open pages. */
  readonly clients: {
    matchAll(of: { type: "window"; includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: OpenEvent) => void): void;
}

/** The page's Trusted Types factory, which may set the URL of a script. */
export interface TrustedAddresses {
  createPolicy(
    name: "terrace-worker",
    rules: { createScriptURL: () => string },
  ): { createScriptURL(of: string): string };
}
