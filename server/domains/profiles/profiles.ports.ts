import type { OwnProfile } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";

/** What a profile shows of later domains; they fill it through `app.ts`. */
export type ProfilesPorts = {
  findOwnerFacts(db: Db, profileId: number): Promise<OwnerFacts>;
};

export type OwnerFacts = {
  petCount: number;
  request: { id: number; isActivated: boolean; animals: RequestAnimals } | null;
};
type RequestAnimals = NonNullable<OwnProfile["request"]>["animals"];
