import { create } from "zustand";
import type { SignedInUser } from "../../modules/session/session.ts";
import { fillOwnId } from "../../web/lookups/own-id.ts";

type OwnPart = Pick<SignedInUser, "realName" | "avatar" | "phone" | "email" | "introduction">;

/** The signed-in person; null until the user info has arrived (§4). */
export const useUser = create<{ readonly user: SignedInUser | null }>(() => ({ user: null }));
export const fillUser = (user: SignedInUser | null): void => {
  fillOwnId(user?.id ?? "");
  useUser.setState({ user });
};

/** Applies a change the person has just saved to their own account. */
export function updateUser({ realName, avatar, phone, email, introduction }: OwnPart): void {
  const { user } = useUser.getState();
  if (!user) return;
  const own = { realName, avatar, phone, email, introduction };
  useUser.setState({ user: { ...user, ...own, name: realName || user.username, avatarUrl: avatar } });
}
