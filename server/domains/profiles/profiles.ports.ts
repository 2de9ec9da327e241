import type { OwnProfile } from "#contract/profiles.ts";
import type { RequestCard } from "#contract/public-requests.ts";
import type { Db } from "#server/db/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";

/** What a profile shows of later domains; they fill it through `app.ts`. */
export type ProfilesPorts = {
  findOwnerFacts(db: Db, profileId: number): Promise<OwnerFacts>;
  /** The requests of these owners, as far as the viewer can see them. */
  listRequestCards(
    parts: Pick<Platform, "clock">,
    db: Db,
    viewer: Viewer,
    profileIds: readonly number[],
  ): Promise<RequestCard[]>;
};

export type OwnerFacts = {
  petCount: number;
  request: { id: number; isActivated: boolean; animals: RequestAnimals } | null;
};
type RequestAnimals = NonNullable<OwnProfile["request"]>["animals"];
