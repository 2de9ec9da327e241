import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import type { Context } from "#server/platform/context.ts";

type Profile = { id: number; profileType: ProfileType };

/** What waits for somebody in later domains; they fill it through `app.ts`. */
export type NotifyPorts = {
  /** As whom a user acts now, and their other profile; null for who has none, such as an admin. */
  findOwnProfiles(db: Db, userId: number): Promise<{ own: Profile; other: Profile | null } | null>;
  countUnreadMessages(db: Db, profile: Profile): Promise<number>;
  countAwaitedBookings(ctx: Context, profile: Profile): Promise<number>;
  countUnreadUpdates(db: Db, profile: Profile): Promise<number>;
};

export type WithNotifyPorts = { ports: NotifyPorts };
