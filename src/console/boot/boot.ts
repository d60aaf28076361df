import { create } from "zustand";
import { session, type SignedInUser } from "../../modules/session/session.ts";
import { call } from "../../web/api/call.ts";
import { forgetPrefetched } from "../../web/api/prefetched-answers.ts";
import { recordReads } from "../../web/api/first-reads.ts";
import { startRouter } from "../routing/router.ts";
import { noteUnlocked, reportLock, isLockUnconfirmed, useLock } from "../lock/lock-store.ts";
import { preparePage } from "../routing/prepare-page.ts";
import { loadViews } from "../routing/views.tsx";
import { fillUser } from "../session/user-store.ts";
import { keepTabs } from "../tabs/tabs-store.ts";
import { BOOT_START, nextBoot, type BootEvent, type BootState } from "./boot-machine.ts";
import { loadSettings } from "../../modules/setting/load-settings.web.ts";
import { loadContent } from "./load-content.ts";

/** The step that the start of the console has reached. */
export const useBoot = create<BootState>(() => BOOT_START);

/**
 * ms after the start is ready at which unused answers of early calls are dropped: the first page takes its own before,
 * and later they would be stale.
 */
const PREFETCHED_LAST = 500;

/**
 * A lock set before the reload that the server has not confirmed is reported first, so that nothing loads behind it.
 */
async function askUser(): Promise<SignedInUser> {
  loadViews().catch(() => undefined); // loads in parallel; the page that needs the views tries again
  if (isLockUnconfirmed()) await reportLock();
  const user = await call(session.me, {});
  noteUnlocked();
  return user;
}

/** Loading of the first page, which runs while the frame is drawn. */
let firstPage: Promise<void> = Promise.resolve();

/** Makes the calls of a state and returns the event they lead to. */
async function act(state: BootState): Promise<BootEvent | undefined> {
  switch (state.step) {
    case "asking-user":
      return { type: "user-came", user: await askUser() };
    case "loading":
      fillUser(state.user);
      return { type: "content-came", pages: await loadContent() };
    case "password-due":
      fillUser({ ...state.user, mustChangePassword: true });
      await loadSettings().catch(() => undefined); // the HTML carries only the public settings
      return undefined;
    case "ready":
      keepTabs(state.user.id);
      startRouter();
      recordReads();
      firstPage = preparePage(location.pathname + location.search);
      return undefined;
    case "locked":
    case "failed":
    case "leaving":
      return undefined;
  }
}

async function enter(state: BootState): Promise<void> {
  try {
    const event = await act(state);
    if (event) send(event);
  } catch (error) {
    send({ type: "call-failed", error });
  }
}

function send(event: BootEvent): void {
  const before = useBoot.getState();
  const after = nextBoot(before, event);
  if (after === before) return;
  if (after.step === "ready") setTimeout(forgetPrefetched, PREFETCHED_LAST);
  else if (after.step !== "loading") forgetPrefetched();
  if (after.step !== "ready") {
    useBoot.setState(after, true);
    void enter(after);
    return;
  }
  // The router reads the address before the frame is drawn, so that the first render already holds the page.
  void enter(after);
  useBoot.setState(after, true);
}

useLock.subscribe(({ isLocked }) => {
  if (!isLocked) send({ type: "unlocked" });
});

const isStarting = ({ step }: BootState): boolean => step === "asking-user" || step === "loading";

/** Resolves once the start has settled and the first page's code is loaded; after `timeoutMs` ms at the latest. */
export const afterStart = (timeoutMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    const stop = useBoot.subscribe((state) => {
      if (isStarting(state)) return;
      stop();
      void firstPage.then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  });

export const startBoot = (): void => void enter(useBoot.getState());
export const retryBoot = (): void => send({ type: "retry" });
