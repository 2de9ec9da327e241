import type { OwnProfile } from "#contract/profiles.ts";
import type { RequestCard } from "#contract/requests/public-requests.ts";
import type { ErrorCode } from "#contract/shared/errors.ts";
import type { ProfileSubscription } from "#contract/subscriptions/standing.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";

/** What a profile shows of later domains; they fill it through `app.ts`. */
export type ProfilesPorts = {
  findOwnerFacts(ctx: Context, input: { profileId: number }): Promise<OwnerFacts>;
  /** Whether an owner looks for a sitter at the moment, for everybody to see. */
  isOwnerShown(ctx: Context, input: { profileId: number }): Promise<boolean>;
  /** Days on which a sitter is taken: nobody learns by what. */
  findBusyDays(
    ctx: Context,
    input: { profileId: number },
  ): Promise<readonly { from: string; until: string }[]>;
  /** What keeps a profile from being removed for now, by the code that says so. */
  findRemovalBlocker(ctx: Context, input: { profileId: number }): Promise<ErrorCode | null>;
  /** What a sitter sees of their badges wherever they are. */
  findOwnBadges(ctx: Context, profileId: number): Promise<BadgesOnProfile>;
  /** Null for who never had one. */
  findSubscription(ctx: Context, input: { profileId: number }): Promise<ProfileSubscription | null>;
  listRequestCards(
    ctx: Context & Pick<ViewerContext, "viewer">,
    input: { profileIds: readonly number[] },
  ): Promise<RequestCard[]>;
};

export type BadgesOnProfile = Pick<
  OwnProfile,
  "badgesProgress" | "badgesToObtainCount" | "badgesToCelebrate"
>;

export type OwnerFacts = {
  petCount: number;
  request: { id: number; isActivated: boolean; animals: RequestAnimals } | null;
};
type RequestAnimals = NonNullable<OwnProfile["request"]>["animals"];
