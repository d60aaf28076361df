import { z } from "zod";
import { session, type SignedInUser } from "../../modules/session/session.ts";

/** A signed-in user from the members that matter to a test. */
export const signedInUser = (changes: Partial<SignedInUser> = {}): SignedInUser => ({
  id: "u1",
  username: "vilay",
  realName: "Vilay",
  avatar: "",
  phone: "",
  email: "",
  roles: ["editor"],
  mustChangePassword: false,
  unlockPassword: "",
  name: "",
  avatarUrl: "",
  introduction: "",
  ...changes,
});

/** The same user as a reply of the server. */
export const userReply = (changes: Partial<SignedInUser> = {}) => z.encode(session.me.reply, signedInUser(changes));
