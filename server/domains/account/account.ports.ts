import type { OwnProfile } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";

/** What the account shows of later domains; they fill it through `app.ts`. */
export type AccountPorts = {
  /** The profile in use: the type last used, else the first one made. */
  findProfileInUse(db: Db, userId: number): Promise<OwnProfile | null>;
};
