import type { User } from "#contract/account.ts";

/** Who asks: the little that every request needs to know of the user behind it. */
export type Viewer = {
  userId: number;
  sessionId: number;
  role: User["role"];
  isEmailVerified: boolean;
};
