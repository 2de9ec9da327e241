import type { ReportSubject } from "#contract/trust/reports.ts";
import type { RunningStay } from "#contract/trust/safety.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";

/** Something that was reported, as it is now. */
export type ReportedSubject = {
  /** Whose it is; null when they have gone, and what they wrote stayed. */
  userId: number | null;
  /** What it says, by the names of its fields. */
  words: Record<string, string>;
  image: ImageColumns | null;
};

type Pair = { userId: number; otherUserId: number };

type Asked = { subjectId: number };

/** Null when it isn't there, or not for this viewer. */
export type FindSubject = (ctx: ViewerContext, subject: Asked) => Promise<ReportedSubject | null>;

/** Takes it away from everybody's eyes; nothing happens where it is gone already. */
export type RemoveSubject = (ctx: Context<"outbox">, subject: Asked) => Promise<void>;

/** What can be reported belongs to later domains; they fill it through `app.ts`. */
export type SafetyPorts = {
  /** The stay that goes on between two users, with the animals in the house of one of them. */
  findRunningStay(ctx: Context, pair: Pair): Promise<RunningStay | null>;
  /** As whom a user acts now; null for who has no profile. */
  findActingProfile(ctx: Context, user: { userId: number }): Promise<number | null>;
  findSubject: Record<ReportSubject, FindSubject>;
  removeSubject: Record<ReportSubject, RemoveSubject>;
};
