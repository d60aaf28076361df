import { create } from "zustand";
import type { SignedInUser } from "../../modules/session/session.ts";
import { fillOwnId } from "../../web/lookups/own-id.ts";

type OwnPart = Pick<SignedInUser, "realName" | "avatar" | "phone" | "email" | "introduction">;

/** Who is signed in in this window; null until the user info has come (§4). */
export const useUser = create<{ readonly user: SignedInUser | null }>(() => ({ user: null }));
export const fillUser = (user: SignedInUser | null): void => {
  fillOwnId(user?.id ?? "");
  useUser.setState({ user });
};

/** What the person has just changed of themselves. */
export function updateUser({ realName, avatar, phone, email, introduction }: OwnPart): void {
  const { user } = useUser.getState();
  if (!user) return;
  const own = { realName, avatar, phone, email, introduction };
  useUser.setState({ user: { ...user, ...own, name: realName || user.username, avatarUrl: avatar } });
}
