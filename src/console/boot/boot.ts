import { create } from "zustand";
import { session } from "../../modules/session/session.ts";
import { call } from "../../web/api/call.ts";
import { startRouter } from "../routing/router.ts";
import { fillUser } from "../session/user-store.ts";
import { keepTabs } from "../tabs/tabs-store.ts";
import { BOOT_START, nextBoot, type BootEvent, type BootState } from "./boot-machine.ts";
import { loadContent, loadSettings } from "./load-content.ts";

/** Where the start of the console stands. */
export const useBoot = create<BootState>(() => BOOT_START);

/** What each state does; whatever comes of it is the next event. */
async function act(state: BootState): Promise<BootEvent | undefined> {
  switch (state.step) {
    case "asking-user":
      return { type: "user-came", user: await call(session.me, {}) };
    case "loading":
      fillUser(state.user);
      return { type: "content-came", pages: await loadContent() };
    case "password-due":
      fillUser({ ...state.user, mustChangePassword: true });
      await loadSettings().catch(() => undefined); // the page came with the public ones
      return undefined;
    case "ready":
      keepTabs(state.user.id);
      startRouter();
      return undefined;
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
  if (after.step !== "ready") {
    useBoot.setState(after, true);
    void enter(after);
    return;
  }
  // The address is read before the frame is drawn, so that its first picture holds the page.
  void enter(after);
  useBoot.setState(after, true);
}

export const startBoot = (): void => void enter(useBoot.getState());
export const retryBoot = (): void => send({ type: "retry" });
