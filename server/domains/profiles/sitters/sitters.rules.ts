/**
 * A sitter can be found when they want to (published), are who they say (address confirmed), and have
 * finished signing up.
 */
export function isFindable({
  profile,
  user,
}: {
  profile: { publishedAt: Date | null; isRegistering: boolean };
  user: { emailVerifiedAt: Date | null };
}): boolean {
  return profile.publishedAt !== null && !profile.isRegistering && user.emailVerifiedAt !== null;
}

const hourMs = 3_600_000;

/** To the hour: strangers needn't know when exactly somebody was at their screen. */
export function publicActivity(at: Date): Date {
  return new Date(Math.floor(at.getTime() / hourMs) * hourMs);
}
