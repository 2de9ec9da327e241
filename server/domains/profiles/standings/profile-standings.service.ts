import type { ProfileType } from "#contract/profiles.ts";
import type { Context } from "#server/platform/context.ts";
import { listProfileRows } from "../profiles.repository.ts";

export type ProfileStanding = {
  id: number;
  profileType: ProfileType;
  isRegistering: boolean;
  publishedAt: Date | null;
};

/** How a user's profiles stand, for admins. */
export async function listProfileStandings(
  { db }: Context,
  { userId }: { userId: number },
): Promise<ProfileStanding[]> {
  const rows = await listProfileRows(db, userId);
  return rows.map(({ id, profileType, isRegistering, publishedAt }) => ({
    ...{ id, profileType, isRegistering, publishedAt },
  }));
}
