import type { OwnProfile } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import * as repository from "./profiles.repository.ts";

export function findProfileInUse(db: Db, userId: number): Promise<OwnProfile | null> {
  return repository.findProfileInUse(db, userId);
}
