import { create } from "zustand";
import type { SignedInUser } from "../../modules/session/session.ts";
import { fillOwnId } from "../../web/lookups/own-id.ts";

/** Who is signed in in this window; null until the user info has come (§4). */
export const useUser = create<{ readonly user: SignedInUser | null }>(() => ({ user: null }));
export const fillUser = (user: SignedInUser | null): void => {
  fillOwnId(user?.id ?? "");
  useUser.setState({ user });
};
