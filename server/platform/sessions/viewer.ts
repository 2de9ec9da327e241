import type { User } from "#contract/account.ts";

/** Who asks: the little that every request needs to know of the user behind it. */
export type Viewer = {
  userId: number;
  sessionId: number;
  role: User["role"];
  isEmailVerified: boolean;
  /** Logging in takes a second step. */
  hasSecondFactor: boolean;
};

/** Part of showing what only administrators may see: one who can be had by a password alone is none yet. */
export function isTrustedAdmin({ role, hasSecondFactor }: Viewer): boolean {
  return role === "admin" && hasSecondFactor;
}
